import { actionKind } from '../../../../shared/games/tower-of-babel/actionCards';
import { KINDS, size } from '../../../../shared/games/tower-of-babel/cards';
import { DISCS } from '../../../../shared/games/tower-of-babel/discs';
import { builderOf, shares } from '../../../../shared/games/tower-of-babel/offers';
import { opponents } from '../../../../shared/games/tower-of-babel/table';
import { readingTime } from '../../../../shared/games/tower-of-babel/hold';
import { WONDERS, type Event, type Wonder } from '../../../../shared/games/tower-of-babel/state';
import { BEATS } from '../../../../shared/engine/tempo';
import { animations } from '../../../animation/animations';
import type { AnimationSpec, Motion } from '../../../animation/motion';
import { paced } from '../../../animation/pace';
import { awardTo } from '../../../sound/voices';
import { partNames } from '../art/silhouetteLayers';
import { meterOf } from '../board/meterRows';
import { rankingOf } from '../ranking';
import { fateOf } from '../moments/fates';
import type { OnTable, Title } from '../types';

/** What is seen to move and heard when something happens. */
export const animate = animations<Title>({
  chose: () => ({ motions: [{ thing: 'column', how: 'drop' }], sound: 'card' }),
  offered: ({ playerID }, scene) => ({ motions: [covering(playerID, scene)], sound: 'card' }),
  revealed: (event, { ctx, playerID }) => ({
    motions: opponents(ctx).map(turning),
    sound: 'reveal',
    // whoever builds has the offers before them until they decide
    hold: paced(ctx.currentPlayer === playerID ? BEATS.climax.rests : readingTime(event)),
  }),
  accepted: ({ playerID, offerer }, scene) => ({
    motions: [
      playerID === scene.playerID ? { thing: `verdict:${offerer}`, how: 'drop' } : sealed(offerer),
      ...slots(scene),
    ],
    sound: 'build',
    goesOn: true,
    ...decided(scene),
  }),
  refused: (_, scene) => ({ motions: [], goesOn: true, ...decided(scene) }),
  fulfilled: (event, scene) => ({
    motions: [
      ...becomingParts(event, scene),
      ...rising(event.wonder, scene),
      ...gaining(event, scene),
      ...sealing(scene),
    ],
    sound: 'build',
    hold: paced(BEATS.climax.rests),
  }),
  failed: ({ wonder, playerID }, scene) => ({
    motions: [
      { thing: `wonder:${wonder}`, how: 'shake' },
      { thing: `planks:${wonder}`, how: 'drop' },
      { thing: `decided:${wonder}`, how: 'shake' },
      { thing: 'decided:planks', how: 'drop' },
      ...sealing(scene),
    ],
    sound: playerID === scene.playerID ? 'againstMe' : 'clang',
    hold: paced(BEATS.result.rests),
  }),
  paid: ({ playerID }) => ({
    motions: [
      { thing: `turned:${playerID}`, how: 'shake' },
      { thing: `scored:${playerID}`, how: 'light' },
    ],
    sound: 'take',
  }),
  wonderScored: ({ wonder }, { view, playerID }) => ({
    motions: [
      { thing: `raised:${wonder}`, how: 'deal', place: [`site:${wonder}`] },
      ...byPoints(wonder, view).map((id, order): Motion => ({
        thing: `plaque:${wonder}:${id}`,
        how: 'drop',
        order,
      })),
    ],
    // as their rows come (Moment.module.css)
    counted: byPoints(wonder, view).map((id) => `count:${id}`),
    sound: awardTo(byPoints(wonder, view), playerID),
  }),
  // the other action cards are heard by what they bring
  earned: ({ playerID }) => ({
    motions: [...showingCard, { thing: `actions:${playerID}`, how: 'land' }],
    sound: 'reveal',
  }),
  played: ({ card }) => ({
    motions: showingCard,
    sound: actionKind(card) === 'doubleTurn' ? 'card' : undefined,
  }),
  drew: (_, scene) => ({ motions: ownCards(scene), sound: 'card' }),
  // the board stays as it was left, and then the points are counted
  exhausted: () => ({ motions: [], tempo: 'routine' }),
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

/** What others decide about an offer nobody misses who follows late, and the offers stay; whoever decides goes on at once. */
const decided = ({
  ctx,
  playerID,
}: OnTable): Pick<AnimationSpec, 'tempo' | 'hold' | 'addsToHeld'> =>
  ctx.currentPlayer === playerID
    ? { tempo: 'routine' }
    : { hold: paced(BEATS.result.rests), addsToHeld: true };

/** An offer is turned over, large across the board: its back comes from where it lay. */
const turning = (of: string, order: number): Motion => ({
  thing: `turned:${of}`,
  how: 'draw',
  place: [`covered:${of}`],
  order,
});

/** An action card before all eyes. */
const showingCard: readonly Motion[] = [{ thing: 'actionMoment', how: 'drop' }];

/** Each card of an accepted offer goes to the part that it becomes: from where it was turned, or from where it lies for whoever builds. */
function becomingParts({ playerID }: Fulfilled, scene: OnTable): Motion[] {
  const { view } = scene;
  const { build, wonders } = view.table;
  if (!build?.offers) return [];
  const { offers } = build;
  const left = partNames(build.wonder, wonders[build.wonder]);
  return build.accepted.flatMap((of, order) => {
    const builder = builderOf(build, playerID, of);
    return Array.from({ length: size(offers[of].cards) }, (_, i): Motion[] => {
      const at = left.findLastIndex((name) => name.includes(`:${builder}:`));
      const [part] = at < 0 ? [`site:${build.wonder}`] : left.splice(at, 1);
      const way = { how: 'take', place: [`decided:${part}`, part], order: order + i } as const;
      const large = `card:turned:${of}:${i}`;
      const small: Motion = { thing: `card:${of}:${i}`, ...way, unless: large };
      return [{ thing: large, ...way }, ...(playerID === scene.playerID ? [small] : [])];
    }).flat();
  });
}

type Fulfilled = Extract<Event, { type: 'fulfilled' }>;

/** What everybody gets is there once the cards are; the disc goes last, and lies until then where it was at stake. */
function gaining({ playerID, taker }: Fulfilled, { view }: OnTable): Motion[] {
  const { build } = view.table;
  if (!build?.offers) return [];
  const { parts } = shares(build, playerID);
  return [
    ...Object.keys(parts)
      .filter((id) => parts[id] > 0)
      .map((id): Motion => ({ thing: `gains:${id}`, how: 'light', order: RISEN })),
    taker === playerID
      ? { thing: 'stake', how: 'slide' }
      : { thing: 'won', how: 'deal', place: ['staked'], isLast: true },
  ];
}

/** What is not accepted gets its seal as soon as that is clear. */
function sealing({ view }: OnTable): Motion[] {
  const { build } = view.table;
  if (!build?.offers) return [];
  return Object.keys(build.offers)
    .filter((id) => fateOf(build, id) === 'refused')
    .map(sealed);
}

const sealed = (of: string): Motion => ({ thing: `seal:${of}`, how: 'drop' });

/** Who scored on a wonder that is finished. */
const byPoints = (wonder: Wonder, { table }: OnTable['view']): string[] => {
  const finished = table.finished.find((one) => one.wonder === wonder);
  return finished ? rankingOf(finished).map(({ id }) => id) : [];
};

/** The parts that were not there before, once the first card has come. */
function rising(wonder: Wonder, { view }: OnTable): Motion[] {
  const { build, wonders } = view.table;
  const names = partNames(wonder, wonders[wonder]);
  const there = build ? names.length - size(DISCS[build.disc]) : 0;
  return names.slice(there).flatMap((name, i): Motion[] => {
    const way = { how: 'light', order: RISEN + i } as const;
    const large = `decided:${name}`;
    // below what is shown large nobody sees those on the board
    return [
      { thing: large, ...way },
      { thing: name, ...way, unless: large },
    ];
  });
}

/** How many turns later parts begin to rise than the cards fly that become them. */
const RISEN = 8;

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
