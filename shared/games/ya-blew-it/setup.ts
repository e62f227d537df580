import { firstPlayer } from '../../engine/firstPlayer';
import type { SetupContext } from '../../engine/game';
import { eachPlayer } from '../../engine/clockwise';
import type { Options } from '../../engine/options';
import type { yaBlewItInfo } from './info';
import { CARDS, type CardId, type CardKind } from './cards';
import { BOXED } from './figures';
import { COLORS, type State } from './state';

/** Everybody with a Cursed Gem and a Faulty Detonator, and a deck that ends in a Fire (R2). */
export function setup(
  context: SetupContext,
  { doubleGems, showOdds, length }: Options<(typeof yaBlewItInfo)['options']>,
): State {
  const {
    ctx: { playOrder },
    chance,
  } = context;
  const first = firstPlayer(context); // R2.5
  const cursed = chance.shuffle(COLORS, 'cursedGems'); // R2.2
  const detonators = ofKind('detonator').slice(0, playOrder.length); // R2.3
  const bottom = chance.pick(ofKind('fire'), 'lastFire');
  const deck = chance.shuffle(
    ALL.filter((id) => id !== bottom && !detonators.includes(id)),
    'deck',
  );
  const played = deck.slice(0, deck.length - BOXED[length]); // R2.6

  return {
    table: {
      step: 'prospecting',
      round: 1,
      first,
      claim: [],
      discards: [],
      scoring: eachPlayer(playOrder, (seat) => [detonators[seat]]),
      cursed: eachPlayer(playOrder, (seat) => cursed[seat]),
      safes: eachPlayer(playOrder, () => []),
      waiting: [],
      out: [],
      gambled: 0,
      roll: null,
      fire: null,
      last: null,
      doubleGems,
      showOdds,
      length,
      over: false,
    },
    deck: [...played, bottom], // R2.4
    placements: {},
  };
}

const ALL = Object.keys(CARDS) as CardId[];
const ofKind = (kind: CardKind) => ALL.filter((id) => CARDS[id].kind === kind);
