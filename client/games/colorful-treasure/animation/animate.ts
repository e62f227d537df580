import { LEFT, OPEN, TOLD } from '../../../../shared/games/colorful-treasure/hold';
import { KINDS, type Event } from '../../../../shared/games/colorful-treasure/state';
import { allCells, isKind } from '../../../../shared/games/colorful-treasure/table';
import { ROWS } from '../../../../shared/games/colorful-treasure/figures';
import {
  columnOf,
  treasureOf,
  WONDER_IDS,
  wonderAt,
  type CardId,
  type CellId,
} from '../../../../shared/games/colorful-treasure/wonders';
import type { PlayerID } from '../../../../shared/engine/game';
import { animations } from '../../../animation/animations';
import type { AnimationSpec, Motion } from '../../../animation/motion';
import { paced } from '../../../animation/pace';
import { awardTo } from '../../../sound/voices';
import { exposed } from './exposure';
import { holder, pileFor, pileOf } from '../naming';
import type { OnTable, Title } from '../types';

/** An event of one type. */
type Of<Type extends Event['type']> = Extract<Event, { type: Type }>;

const happening = animations<Title>({
  // who reveals cards decides how long to look at them; the others, who see them, have to be given time
  revealed: ({ playerID }, scene) => ({
    motions: [],
    sound: 'reveal',
    ...(playerID !== scene.playerID && { hold: exposed(), addsToHeld: true }),
  }),
  looked: () => ({ motions: [], sound: 'card' }),
  // who leaves all knows that they chose to
  left: ({ playerID }, scene) => ({
    motions: [],
    sound: 'card',
    hold: playerID === scene.playerID ? undefined : paced(LEFT),
  }),
  taken: (event, scene) => ({ motions: taking(event, scene), sound: 'take' }),
  paired: (event, scene) => ({
    motions: spending(event, scene),
    sound: 'reveal',
    hold: paced(OPEN),
  }),
  stolen: (event, scene) => ({
    motions: stealing(event, scene),
    sound: event.victim === scene.playerID ? 'againstMe' : 'take',
    outcome: event.playerID === scene.playerID ? 'forMe' : undefined,
    hold: paced(TOLD),
  }),
  claimed: ({ playerID, face }, scene) => ({
    motions: [{ thing: pileOf(playerID, scene.playerID, face)[0], how: 'deal', place: ['supply'] }],
    sound: 'card',
  }),
  used: ({ playerID, face }, scene) => ({
    motions: [{ thing: pileOf(playerID, scene.playerID, face)[0], how: 'take' }],
  }),
  awarded: ({ playerID, award }, scene) => ({
    motions: [
      { thing: `award:${award}`, how: 'take', place: pileOf(playerID, scene.playerID, award) },
      ...landing(award, playerID, scene),
    ],
    sound: awardTo([playerID], scene.playerID),
  }),
});

/** What is seen to move and heard when this happens; whatever it is, cards may turn over with it. */
export function animate(events: readonly Event[], scene: OnTable): AnimationSpec {
  const cue = happening(events, scene);
  return { ...cue, motions: [...cue.motions, ...turning(scene)] };
}

/** The posters are put up, wonder by wonder, and then the tokens at both ends. */
export const deal = ({ view: { table, grid } }: OnTable): Motion[] =>
  WONDER_IDS.flatMap((wonder, column): Motion[] => [
    ...columnOf(wonder, ROWS[table.variant].value)
      .filter((cell) => cell in grid)
      .map((cell, row): Motion => ({
        thing: `back:${cell}`,
        how: 'drop',
        order: column + row / ROWS[table.variant].value,
      })),
    ...['diamond', 'kind'].map((end): Motion => ({
      thing: `token:${end}:${wonder}`,
      how: 'drop',
      order: column + 1,
    })),
  ]);

/** Whichever cards lie on their other side now. */
const turning = ({ view: { table, grid } }: OnTable): Motion[] =>
  allCells(table)
    .filter((cell) => cell in grid)
    .flatMap((cell) =>
      [`front:${cell}`, `back:${cell}`].flatMap((thing): Motion[] => [
        { thing, how: 'turnAway' },
        { thing, how: 'turnUp' },
      ]),
    );

/** Cards that are taken go onto their piles, one after another, each with the token of its column. */
const taking = ({ playerID, cells, cards }: Of<'taken'>, scene: OnTable): Motion[] =>
  cells.flatMap((cell, order) => {
    const pile = (what: string) => pileOf(playerID, scene.playerID, what);
    const treasure = treasureOf(cards[order]);
    return [
      ...leaving(cell, cards[order], pile),
      ...landing(treasure, playerID, scene),
      ...landing(`${treasure}Token`, playerID, scene),
    ].map((motion) => ({ ...motion, order }));
  });

/** The first thing of a pile is there once it has come; of a pile that was there, only the number grows. */
const landing = (what: string, playerID: PlayerID, { playerID: reader }: OnTable): Motion[] => {
  const thing = `${holder(playerID, reader)}:${what}`;
  return [thing, `count:${thing}`].map((one): Motion => ({ thing: one, how: 'land' }));
};

function leaving(cell: CellId, card: CardId, pile: (what: string) => readonly string[]): Motion[] {
  const treasure = treasureOf(card);
  const front: Motion = { thing: `front:${cell}`, how: 'take', place: pile(treasure) };
  if (treasure !== 'diamond' && !isKind(treasure)) return [front];
  const end = treasure === 'diamond' ? 'diamond' : 'kind';
  const token: Motion = {
    thing: `token:${end}:${wonderAt(cell)}`,
    how: 'take',
    place: pile(`${treasure}Token`),
  };
  return [front, token];
}

/** A key and a chest leave the game: they come together before all eyes, from whoever spends them. */
const spending = ({ playerID }: Of<'paired'>, scene: OnTable): Motion[] =>
  KINDS.map((kind) => ({
    thing: `spent:${kind}`,
    how: 'fly',
    place: pileOf(playerID, scene.playerID, `${kind}Token`),
  }));

/** What is stolen is carried from where it was to where its thief has it now, on a plate or on the reader's rail; its owner's plate trembles. */
function stealing({ playerID, victim, loot }: Of<'stolen'>, scene: OnTable): Motion[] {
  const what = pileFor(loot);
  return [
    { thing: 'loot', how: 'carry', place: ['gap', ...pileOf(victim, scene.playerID, what)] },
    ...landing(what, playerID, scene),
    { thing: `player:${victim}`, how: 'shake' },
  ];
}
