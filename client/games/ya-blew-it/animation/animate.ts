import { clockwise } from '../../../../shared/engine/clockwise';
import type { PlayerID } from '../../../../shared/engine/game';
import { CARDS, type CardId, type CardKind } from '../../../../shared/games/ya-blew-it/cards';
import { LAST_FIRE, USED } from '../../../../shared/games/ya-blew-it/hold';
import { type Color, DYNAMITE, type Event } from '../../../../shared/games/ya-blew-it/state';
import { matching } from '../../../../shared/games/ya-blew-it/scoring';
import { held, isGem } from '../../../../shared/games/ya-blew-it/table';
import { animations } from '../../../animation/animations';
import { paced } from '../../../animation/pace';
import type { Motion } from '../../../animation/motion';
import type { Sound } from '../../../sound/voices';
import { SPECIALS } from '../art/signs';
import { railOf } from '../own/rail';
import { changeBy } from '../worth';
import { outcomeFor } from '../prompt/outcome';
import type { OnTable, Title } from '../types';

/** What is seen to move and heard. */
export const animate = animations<Title>({
  drawn: ({ card: drawn }, { view }) => ({
    motions: [
      ...view.table.claim
        .filter((card) => card !== drawn)
        .map((card): Motion => ({ thing: `claim:${card}`, how: 'slide' })),
      { thing: `claim:${drawn}`, how: 'draw', place: ['deck'] },
    ],
    sound: 'card',
    outcome: isGem(drawn) && isFuseHot(view) ? 'hiss' : undefined,
  }),
  passed: ({ playerID }) => ({ ...nodding(playerID), sound: 'pass' }),
  declined: ({ playerID }) => ({ ...nodding(playerID), sound: 'pass' }),
  gambled: ({ playerID }) => nodding(playerID),
  // nobody has to watch a roll for a Fire by whoever has nothing to lose
  rolled: (roll, scene) =>
    roll.purpose === 'fire' && !hasGems(roll.playerID, scene)
      ? { motions: [], tempo: null }
      : {
          // the spark comes to its number as the die comes to rest: what was rolled is told by both, and not before
          motions: [
            { thing: 'die', how: 'tumble', place: thrownFrom(roll, scene) },
            { thing: 'runner', how: 'run', isLast: true },
          ],
          tempo: concerns(roll, scene) ? 'climax' : undefined,
          sound: 'die',
          outcome: heardOf(roll, scene),
          isSuspense: true,
          hold: isRelief(roll, scene) ? paced(RELIEF) : undefined,
        },
  // who uses it knows; on a phone the others see it only on its sign
  rerolled: ({ playerID, card }, scene) => ({
    motions: spending(card, playerID, scene),
    sound: 'card',
    hold: playerID === scene.playerID ? undefined : paced(USED),
  }),
  taken: (event, scene) => ({ motions: taking(event, scene), sound: 'take' }),
  lost: ({ cards }) => ({
    motions: [
      { thing: 'board', how: 'shake' },
      ...cards.map((card, order): Motion => ({ thing: `claim:${card}`, how: 'blast', order })),
      { thing: 'noClaim', how: 'appear', isLast: true },
    ],
    sound: 'boom',
  }),
  discarded: ({ cards }) => ({ motions: leaving(cards, toDiscards, 2), sound: 'card' }),
  // until its card is turned over nobody knows that it is a Fire, and the table stays as it was; nor is one much to
  // look at that nobody has to fear
  fireBroke: ({ final }, scene) => ({
    motions: [
      { thing: 'outbreak', how: 'draw', place: ['deck', 'fire'], tempo: 'result' },
      { thing: 'glow', how: 'appear' },
    ],
    tempo: scene.ctx.playOrder.some((id) => hasGems(id, scene)) ? undefined : 'result',
    outcome: 'fire',
    isSuspense: true,
    hold: final ? paced(LAST_FIRE) : undefined,
  }),
  secured: ({ safes }, scene) => ({
    motions: Object.entries(safes).flatMap(([playerID, colors]) =>
      colors.map((color, i): Motion => ({
        thing: safeThing(color, countOf(color, colors.slice(0, i)), playerID, scene),
        how: 'drop',
      })),
    ),
    sound: 'clang',
  }),
  // what a Safe held is no disaster: it is heard to hold, and seen to go
  // nor is it one to be rid of the cursed colour
  burned: ({ playerID, cards, safes }, scene) => ({
    motions: [
      ...(changeBy(scene.view.table, playerID, cards, true) < 0
        ? [{ thing: `player:${playerID}`, how: 'scorch' } as const]
        : []),
      ...cards.flatMap((card, order): Motion[] => [
        { thing: `own:${card}`, how: 'burn', order },
        // there it stays, charred
        { thing: `stake:${card}`, how: 'scorch' },
      ]),
      ...(cards.length > 0 && playerID === scene.playerID ? closingUp(cards, playerID, scene) : []),
      ...safes.flatMap((color) => spendingSafe(color, playerID, scene)),
    ],
    ...(cards.length > 0
      ? { sound: 'sizzle', outcome: safes.length > 0 ? 'clang' : undefined }
      : { sound: 'clang' }),
  }),
});

/** The deck is put down, and everybody gets a Cursed Gem and a Faulty Detonator from it. */
export const deal = ({ view, ctx, playerID: reader }: OnTable): Motion[] => [
  { thing: 'deck', how: 'drop' },
  ...clockwise(ctx).flatMap((playerID, order): Motion[] => {
    const [detonator] = held(view.table, playerID, 'detonator');
    const tool = playerID === reader ? `own:${detonator}` : `detonator:${playerID}`;
    return [`cursed:${playerID}`, tool].map((thing, i) => ({
      thing,
      how: 'deal',
      place: ['deck'],
      order: order + i * ctx.playOrder.length,
    }));
  }),
];

/** Where the last card of a colour burns its gems do, too; what else lies on the rail takes its room once it is gone. */
function closingUp(burned: readonly CardId[], playerID: PlayerID, scene: OnTable): Motion[] {
  const { view } = scene;
  const kinds = new Set(burned.map(gemOf));
  const left = [
    ...railOf(view.table, playerID).map(
      ({ color, cards }) => `stack:${cards.length > 0 ? color : 'wild'}`,
    ),
    `cursed:${playerID}`,
    ...SPECIALS.flatMap((kind) => {
      const last = pileOf(kind, playerID, scene).at(-1);
      return last ? [`own:${last}`] : [];
    }),
  ];
  return [
    ...[...kinds]
      .filter((gem) => !view.table.scoring[playerID].some((id) => gemOf(id) === gem))
      .map((gem): Motion => ({ thing: `gems:${gem}`, how: 'burn' })),
    ...left.map((thing): Motion => ({ thing, how: 'slide', isLast: true })),
    { thing: 'noGems', how: 'appear', isLast: true },
  ];
}

/** What a stack of such cards is called by. */
function gemOf(id: CardId): Color | 'wild' {
  const card = CARDS[id];
  return card.kind === 'gem' ? card.color : 'wild';
}

/** How long one looks at what one has got away with, in milliseconds. */
const RELIEF = 1500;

/** Whether the reader has something to hope for or to fear, or somebody has put all at stake: that takes its time, whatever comes of it. */
const concerns = ({ purpose, playerID }: Rolled, { playerID: reader, ctx }: OnTable): boolean =>
  purpose !== 'steal' || playerID === reader || ctx.currentPlayer === reader;

/** Whether the reader's roll for a Fire burned nothing, and nothing is asked about it: then it would be gone at once. */
const isRelief = ({ purpose, playerID, hit }: Rolled, { playerID: reader, view }: OnTable) =>
  purpose === 'fire' && playerID === reader && !hit && view.table.step !== 'rerolling';

type Rolled = Extract<Event, { type: 'rolled' }>;

/** Whoever rolls throws their own die; in a Fire it rolls along their row. */
const thrownFrom = ({ purpose, playerID }: Rolled, { playerID: reader }: OnTable): string[] =>
  purpose === 'fire' ? [] : [...(playerID === reader ? ['tray'] : []), `player:${playerID}`];

/** Whether a Fire could cost a player anything. */
const hasGems = (playerID: PlayerID, { view }: OnTable): boolean =>
  view.table.scoring[playerID].some(isGem);

/** Whether every second roll or more matches, as far as the table is told. */
const isFuseHot = ({ table: { claim, showOdds } }: OnTable['view']): boolean =>
  showOdds && matching(claim).length * 2 >= DYNAMITE;

/** Somebody does something that moves nothing. */
const nodding = (playerID: PlayerID) => ({
  motions: [{ thing: `player:${playerID}`, how: 'nod' } as const],
});

/** What the die brings the reader is heard when it stands: their own roll, or one for their Claim. */
function heardOf(roll: Rolled, { playerID: reader, ctx, view }: OnTable): Sound | undefined {
  const { hit, purpose, playerID } = roll;
  if (playerID === reader) return outcomeFor(view.table, roll).isGood ? 'forMe' : 'againstMe';
  return hit && purpose === 'steal' && ctx.currentPlayer === reader ? 'againstMe' : undefined;
}

/**
 * A Claim is taken: its cards still lie there while it is told by whom. Then each of them goes, and its taker has it
 * once it has come.
 */
function taking(
  { cards, playerID, manner }: Extract<Event, { type: 'taken' }>,
  scene: OnTable,
): Motion[] {
  const wait = manner === 'stolen' ? 5 : 2;
  const [jumper] = manner === 'jumped' ? scene.view.table.discards.slice(-1) : [];
  return [
    ...(jumper ? spending(jumper, playerID, scene) : []),
    ...leaving(cards, taker(playerID, scene), wait),
    ...cards.flatMap((card, i) =>
      placesOf(card, playerID, scene).map((thing): Motion => ({
        thing,
        how: 'land',
        order: i + wait,
      })),
    ),
  ];
}

/** What is there for the first time with a card: on the rail of whoever looks at their own, or on a plate. */
function placesOf(card: CardId, playerID: PlayerID, scene: OnTable): string[] {
  const of = CARDS[card];
  const isReader = playerID === scene.playerID;
  if (of.kind === 'gem' || of.kind === 'wild') {
    const stack = `stack:${of.kind === 'gem' ? of.color : 'wild'}`;
    return isReader ? [`own:${card}`, stack] : [`held:${card}`, `${stack}:${playerID}`];
  }
  // cards of one kind lie on each other: with the first of them the pile is there, with others their number
  if (pileOf(of.kind, playerID, scene)[0] !== card) return [`times:${card}`];
  return [pileThing(card, playerID, scene)];
}

/** The special cards of one kind that lie on each other; a Safe that stands on a stack is drawn there on one's own rail. */
function pileOf(kind: CardKind, playerID: PlayerID, { view, playerID: reader }: OnTable): CardId[] {
  const standing = kind === 'safe' && playerID === reader ? view.table.safes[playerID].length : 0;
  return held(view.table, playerID, kind).slice(standing);
}

/** What they are drawn as. */
const pileThing = (card: CardId, playerID: PlayerID, scene: OnTable): string =>
  playerID === scene.playerID
    ? `own:${pileOf(CARDS[card].kind, playerID, scene).at(-1) ?? card}`
    : `${CARDS[card].kind}:${playerID}`;

/** A card that is used up leaves its owner, or the pile of those that it lay on. */
const spending = (card: CardId, playerID: PlayerID, scene: OnTable): Motion[] => [
  { thing: pileThing(card, playerID, scene), how: 'take', place: toDiscards() },
];

/** One of the Safes on a stack, on the reader's own rail or on a plate. */
const safeThing = (
  color: Color,
  nth: number,
  playerID: PlayerID,
  { playerID: reader }: OnTable,
): string =>
  playerID === reader ? `own:safe:${color}:${nth}` : `safe:${color}:${playerID}:${nth}`;

/** The last Safe on a stack goes, and the row of whoever it saved says so. */
const spendingSafe = (color: Color, playerID: PlayerID, scene: OnTable): Motion[] => [
  {
    thing: safeThing(color, countOf(color, scene.view.table.safes[playerID]), playerID, scene),
    how: 'take',
    place: toDiscards(),
  },
  { thing: `saved:${playerID}`, how: 'drop' },
];

const countOf = (color: Color, safes: readonly Color[]): number =>
  safes.filter((safe) => safe === color).length;

const leaving = (cards: readonly CardId[], to: (card: CardId) => string[], wait = 0): Motion[] => [
  ...cards.map((card, i): Motion => ({
    thing: `claim:${card}`,
    how: 'take',
    place: to(card),
    order: i + wait,
  })),
  { thing: 'noClaim', how: 'appear', isLast: true },
];

const toDiscards = () => ['discards', 'deck'];

/** Where a card goes that a player takes: onto the stack or the pile of whoever looks at their own, or onto the plate. */
const taker = (playerID: PlayerID, scene: OnTable) => (card: CardId) => [
  isGem(card) ? `own:${card}` : pileThing(card, playerID, scene),
  `player:${playerID}`,
];
