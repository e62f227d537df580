import { common, size } from '../../../../shared/games/tower-of-babel/cards';
import { ofKind } from '../../../../shared/games/tower-of-babel/actionCards';
import { DISCS, type DiscId } from '../../../../shared/games/tower-of-babel/discs';
import { JOKER_CARDS } from '../../../../shared/games/tower-of-babel/figures';
import { fillings } from '../../../../shared/games/tower-of-babel/offers';
import { ownActionCards, ownDiscs, ownHand } from '../../../../shared/games/tower-of-babel/own';
import { discGain } from '../../../../shared/games/tower-of-babel/scoring';
import type { Choice } from '../../../kit/contract';
import { BuildingDisc } from '../art/BuildingDisc';
import { signed } from '../../../kit/words';
import { isMove } from '../../../kit/isMove';
import { untouched } from './preview';
import { meansOf } from './selected';
import { stakesWords } from './stakes';
import { discWords } from '../words';
import { thingsOf } from './touching';
import type { Seated, Title } from '../types';

/** Build the disc that was pressed, or pass. */
export function choosing(scene: Seated): Choice<Title>[] {
  const { legal, draft, t } = scene;
  const pass = legal.find(isMove('pass'));
  const build = legal.filter(isMove('build')).find(({ args: [disc] }) => disc === draft?.disc);
  if (!pass) return [];
  const passing: Choice<Title> = {
    move: pass,
    label: t('move.pass'),
    second: t('second.pass'),
    letter: t('key.pass'),
    on: thingsOf(pass, scene),
    confirm: { key: 'confirm.pass' },
  };
  if (!build || !draft?.disc) return [passing];
  return [
    {
      move: build,
      label: t('move.build', { cards: discWords(draft.disc, t) }),
      second: buildWords(draft.disc, scene),
      icon: <BuildingDisc disc={draft.disc} width={30} height={30} />,
      letter: t('key.build'),
      on: thingsOf(build, scene),
      isMain: isPromising(draft.disc, scene),
      isWordy: true,
    },
    passing,
  ];
}

/** Who holds at least half of what a disc needs may well get the rest offered: with less a build is a gamble, which nobody is urged to. */
const isPromising = (disc: DiscId, scene: Seated): boolean =>
  2 * (heldOf(disc, scene) + JOKER_CARDS * jokersFor(disc, scene)) >= size(DISCS[disc]);

const heldOf = (disc: DiscId, { view, playerID }: Seated): number =>
  size(common(ownHand(view, playerID), DISCS[disc]));

/** How many Jokers the reader has that could stand in for cards they have not. */
const jokersFor = (disc: DiscId, scene: Seated): number =>
  heldOf(disc, scene) < size(DISCS[disc])
    ? ofKind(ownActionCards(scene.view, scene.playerID), 'joker').length
    : 0;

/** What the reader has of what a disc needs, and what it would bring; what they cannot finish alone is promised to nobody. */
export function buildWords(disc: DiscId, scene: Seated): string {
  const { view, playerID, t } = scene;
  const gain = discGain(ownDiscs(view, playerID), disc);
  const build = untouched(scene, disc);
  const isAlone = fillings(build, meansOf(scene)).length > 0;
  const stakes = stakesWords(build, scene, isAlone ? 'alone' : 'helped');
  const held = {
    have: heldOf(disc, scene),
    needed: size(DISCS[disc]),
    count: jokersFor(disc, scene),
  };
  return [
    ...(isAlone && stakes.length > 0 ? [] : [t('second.held', held)]),
    ...(gain > 0 ? [t('second.disc', { points: signed(gain) })] : []),
    ...(gain === 0 && stakes.length === 0 ? [t('second.lone')] : []),
    ...stakes,
  ].join(' · ');
}
