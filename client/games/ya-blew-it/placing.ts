import type { PlayerID } from 'boardgame.io';
import type { LegalMove } from '../../../shared/core/module';
import { score, stacksOf } from '../../../shared/games/ya-blew-it/scoring';
import {
  COLORS,
  type Color,
  type Event,
  inOrder,
  type Place,
  type Table,
  type View,
} from '../../../shared/games/ya-blew-it/state';
import { held } from '../../../shared/games/ya-blew-it/table';
import type { Scene } from '../../match/title';

type Placing = Pick<Scene<View, Event, Place[]>, 'view' | 'draft' | 'legal' | 'playerID'>;

/** Where this player is about to put each of their Safes: as chosen, as placed before, or as proposed. */
export function placesOf({ view: { table, placement }, draft, playerID }: Placing): Place[] {
  const safes = held(table, playerID!, 'safe').length;
  const places = draft ?? placement ?? proposed(table, playerID!);
  return Array.from({ length: safes }, (_, i) => places[i] ?? 'off');
}

/** Safes stay where they stand; those that stand nowhere go to the stacks that are worth most. */
function proposed(table: Table, playerID: PlayerID): Place[] {
  const worth = new Map(
    score({ table }, playerID).map(({ key, points }) => [key as Color, points]),
  );
  const places = held(table, playerID, 'safe').map((_, i): Place => {
    return table.safes[playerID][i] ?? 'off';
  });
  const stacks = stacksOf(table.scoring[playerID]);
  const bare = COLORS.filter((color) => stacks[color].length > 0 && !places.includes(color))
    .filter((color) => (worth.get(color) ?? 0) > 0) // the cursed stack may burn
    .sort((a, b) => worth.get(b)! - worth.get(a)!);
  return places.map((place) => (place === 'off' ? (bare.shift() ?? 'off') : place));
}

/** The legal move that puts them there; which Safe is which does not matter. */
export function placement(places: readonly Place[], legal: readonly LegalMove[]) {
  const sorted = inOrder(places);
  return legal.find(
    ({ move, args }) => move === 'place' && sorted.every((one, i) => one === args[i]),
  );
}

/** The places some legal move offers, in the order of the colours. */
export const offered = (legal: readonly LegalMove[]): Place[] =>
  inOrder([
    ...new Set(legal.flatMap(({ move, args }) => (move === 'place' ? args : []))),
  ] as Place[]);
