import type { Event } from '../../../shared/games/colorful-treasure/state';
import { KINDS } from '../../../shared/games/colorful-treasure/state';
import { allCells, isKind } from '../../../shared/games/colorful-treasure/table';
import {
  treasureOf,
  wonderAt,
  type CardId,
  type CellId,
} from '../../../shared/games/colorful-treasure/wonders';
import type { Cue, Motion } from '../../match/stage/motion';

import { exposed } from './exposure';
import { holder, pileFor, pileOf } from './naming';
import type { OnTable } from './types';

/** What is seen to move and heard when this happens. */
export function cue(events: readonly Event[], scene: OnTable): Cue {
  const cues = events.map((event) => cueOf(event, scene));
  return {
    motions: [...cues.flatMap(({ motions }) => motions), ...turning(scene)],
    sound: cues.find(({ sound }) => sound)?.sound,
    hold: cues.find(({ hold }) => hold !== undefined)?.hold,
  };
}

function cueOf(event: Event, scene: OnTable): Cue {
  const { playerID: reader } = scene;
  const { playerID } = event;
  const pile = (what: string) => pileOf(playerID, reader, what);
  switch (event.type) {
    case 'revealed':
      return { motions: [], sound: 'card', hold: isShown(event, scene) ? exposed() : undefined };
    case 'looked':
    case 'left':
      return { motions: [], sound: 'card' };
    case 'taken':
      return {
        motions: event.cells.flatMap((cell, order) =>
          leaving(cell, event.cards[order], pile).map((motion) => ({ ...motion, order })),
        ),
        sound: 'take',
      };
    case 'paired':
      return {
        motions: KINDS.map((kind): Motion => ({ thing: pile(`${kind}Token`)[0], how: 'take' })),
        sound: 'hit',
      };
    case 'stolen':
      return { motions: travelling(event, reader), sound: 'take' };
    case 'claimed':
      return {
        motions: [{ thing: pile(event.face)[0], how: 'deal', place: ['supply'] }],
        sound: 'card',
      };
    case 'used':
      return { motions: [{ thing: pile(event.face)[0], how: 'take' }] };
    case 'awarded':
      return {
        motions: [{ thing: `award:${event.award}`, how: 'take', place: pile(event.award) }],
        sound: 'hit',
      };
    default:
      return { motions: [] };
  }
}

/** Who reveals cards decides how long to look at them; the others, who see them, have to be given time. */
const isShown = (
  { playerID, cells }: Extract<Event, { type: 'revealed' }>,
  { view, playerID: reader }: OnTable,
): boolean => playerID !== reader && cells.some((cell) => view.grid[cell]);

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

/** A card that is taken goes onto its pile, whichever side of it was seen, and the token of its column with it. */
function leaving(cell: CellId, card: CardId, pile: (what: string) => readonly string[]): Motion[] {
  const treasure = treasureOf(card);
  const sides = ['front', 'back'].map((side): Motion => ({
    thing: `${side}:${cell}`,
    how: 'take',
    place: pile(treasure),
  }));
  if (treasure !== 'diamond' && !isKind(treasure)) return sides;
  const end = treasure === 'diamond' ? 'diamond' : 'kind';
  const token: Motion = {
    thing: `token:${end}:${wonderAt(cell)}`,
    how: 'take',
    place: pile(`${treasure}Token`),
  };
  return [...sides, token];
}

/** What is stolen comes to the thief's pile from where it was; the plate of its owner trembles. */
function travelling(
  { playerID, victim, loot }: Extract<Event, { type: 'stolen' }>,
  reader: string | null,
): Motion[] {
  const what = pileFor(loot);
  const from = pileOf(victim, reader, what);
  const to = pileOf(playerID, reader, what);
  const journey: Motion =
    victim === reader
      ? { thing: from[0], how: 'take', place: to }
      : { thing: `${holder(playerID, reader)}:${what}`, how: 'deal', place: from };
  return [journey, { thing: `player:${victim}`, how: 'shake' }];
}
