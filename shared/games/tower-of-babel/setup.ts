import { firstPlayer } from '../../engine/firstPlayer';
import type { SetupContext } from '../../engine/game';
import { eachPlayer } from '../../engine/clockwise';
import type { Options } from '../../engine/options';
import { ACTION_CARDS } from './actionCards';
import { ALL_CARDS, cards, counted, drawn, minus } from './cards';
import { discsInPlay } from './discs';
import { DISCS_PER_WONDER, START_HAND } from './figures';
import type { towerOfBabelInfo } from './info';
import { WONDERS, type Site, type State, type Wonder } from './state';

/** Three discs on each wonder, four building cards for everybody (R2). */
export function setup(
  context: SetupContext,
  chosen: Options<(typeof towerOfBabelInfo)['options']>,
): State {
  const {
    ctx: { playOrder },
    chance,
  } = context;
  const first = firstPlayer(context); // R2.2
  const discs = chance.shuffle(discsInPlay(chosen.twoColouredDiscs), 'discs'); // R2.5
  const sites = WONDERS.map((wonder, i): [Wonder, Site] => [
    wonder,
    {
      discs: discs.slice(i * DISCS_PER_WONDER, (i + 1) * DISCS_PER_WONDER), // R2.3
      parts: [],
    },
  ]);
  const actionSupply = chosen.actionCards ? chance.shuffle(ACTION_CARDS, 'actionCards') : []; // R2.6
  const dealt = drawn(ALL_CARDS, playOrder.length * START_HAND, chance);

  return {
    table: {
      step: 'choosing',
      first,
      wonders: Object.fromEntries(sites) as Record<Wonder, Site>,
      finished: [],
      build: null,
      points: eachPlayer(playOrder, () => ({ offers: 0, wonders: 0 })),
      discards: cards(),
      usedActionCards: [],
      second: false,
      options: chosen,
      over: false,
    },
    hands: eachPlayer(playOrder, (seat) =>
      counted(dealt.slice(seat * START_HAND, (seat + 1) * START_HAND)),
    ), // R2.4
    actionCards: eachPlayer(playOrder, () => []),
    discs: eachPlayer(playOrder, () => []),
    offers: {},
    answers: {},
    supply: minus(ALL_CARDS, counted(dealt)),
    actionSupply,
  };
}
