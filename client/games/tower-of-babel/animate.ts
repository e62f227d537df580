import { actionKind } from '../../../shared/games/tower-of-babel/actionCards';
import { KINDS } from '../../../shared/games/tower-of-babel/cards';
import { WONDERS, type Event, type Wonder } from '../../../shared/games/tower-of-babel/state';
import { animations } from '../../animation/animations';
import type { Motion } from '../../animation/motion';
import { partNames } from './silhouetteLayers';
import { meterOf } from './meterRows';
import type { OnTable, Title } from './types';

/** What is seen to move and heard when something happens. */
export const animate = animations<Title>({
  chose: () => ({ motions: [{ thing: 'column', how: 'drop' }], sound: 'card' }),
  offered: ({ playerID }, scene) => ({ motions: [covering(playerID, scene)], sound: 'card' }),
  revealed: ({ offers }) => ({ motions: Object.keys(offers).flatMap(turning), sound: 'reveal' }),
  accepted: (_, scene) => ({ motions: slots(scene), sound: 'build' }),
  fulfilled: (event, scene) => ({
    motions: [...leaving(event, scene), ...rising(event.wonder, scene)],
    sound: 'build',
  }),
  failed: ({ wonder, playerID }, { playerID: reader }) => ({
    motions: [{ thing: `wonder:${wonder}`, how: 'shake' }],
    sound: playerID === reader ? 'againstMe' : 'clang',
  }),
  paid: () => ({ motions: [], sound: 'take' }),
  wonderScored: ({ wonder }) => ({
    motions: [{ thing: `wonder:${wonder}`, how: 'drop' }],
    sound: 'award',
  }),
  // the other action cards are heard by what they bring
  played: ({ card }) => ({
    motions: [],
    sound: actionKind(card) === 'doubleTurn' ? 'card' : undefined,
  }),
  drew: (_, scene) => ({ motions: ownCards(scene), sound: 'card' }),
});

/** The wonders are put up and get their discs, then the reader's hand is dealt. */
export const deal = (scene: OnTable): Motion[] => [
  ...WONDERS.flatMap((wonder, order): Motion[] => [
    { thing: `site:${wonder}`, how: 'drop', order },
    ...scene.view.table.wonders[wonder].discs.map((disc, i): Motion => ({
      thing: `disc:${disc}`,
      how: 'deal',
      place: ['supply'],
      order: order + i,
    })),
  ]),
  ...ownNames(scene).map((thing, i): Motion => ({
    thing,
    how: 'deal',
    place: ['supply'],
    order: WONDERS.length + i,
  })),
];

/** An offer is laid, its face down. */
const covering = (of: string, { playerID }: OnTable): Motion => ({
  thing: `covered:${of}`,
  how: 'deal',
  place: [of === playerID ? 'hand' : `player:${of}`],
});

/** An offer is turned over. */
const turning = (of: string, order: number): Motion[] => [
  { thing: `covered:${of}`, how: 'turnAway', order },
  { thing: `offer:${of}`, how: 'turnUp', order },
];

/** The disc goes to whoever gets it. */
function leaving({ taker }: Extract<Event, { type: 'fulfilled' }>, { view }: OnTable): Motion[] {
  const { build } = view.table;
  if (!build) return [];
  const place = [`discs:${taker}`, `player:${taker}`];
  return [{ thing: `disc:${build.disc}`, how: 'take', place }];
}

/** The parts that were not there before. */
const rising = (wonder: Wonder, { view }: OnTable): Motion[] =>
  lit(partNames(wonder, view.table.wonders[wonder]));

/** The places of the meter that were open before. */
function slots(scene: OnTable): Motion[] {
  const { build } = scene.view.table;
  if (!build) return [];
  return lit(
    meterOf(scene, build).flatMap(({ kind, slots }) =>
      slots.flatMap((slot, i) => ('playerID' in slot ? [`slot:${kind}:${i}`] : [])),
    ),
  );
}

/** The cards of the reader's hand that were not there before. */
const ownCards = (scene: OnTable): Motion[] => lit(ownNames(scene));

/** What the cards of the reader's hand are called on the stage. */
function ownNames({ view, playerID }: OnTable): string[] {
  const hand = playerID === null ? null : view.hands[playerID];
  if (!hand) return [];
  return KINDS.flatMap((kind) => Array.from({ length: hand[kind] }, (_, i) => `own:${kind}:${i}`));
}

/** Things are lit one after the other; those that were there stay as they are. */
const lit = (names: readonly string[]): Motion[] =>
  names.map((thing, order) => ({ thing, how: 'light', order }));
