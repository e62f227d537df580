import type { LegalMove } from '../../../shared/core/module';
import { COLORS, type Event, type Place, type View } from '../../../shared/games/ya-blew-it/state';
import { held } from '../../../shared/games/ya-blew-it/table';
import type { Scene } from '../../match/title';

type Placing = Pick<Scene<View, Event, Place[]>, 'view' | 'draft' | 'legal' | 'playerID'>;

/** Where this player is about to put each of his Safes: as chosen, as placed before, or as they stood. */
export function placesOf({ view: { table, placement }, draft, playerID }: Placing): Place[] {
  const safes = held(table, playerID!, 'safe').length;
  const standing: Place[] = table.safes[playerID!];
  return Array.from({ length: safes }, (_, i) => (draft ?? placement ?? standing)[i] ?? 'off');
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

const PLACES: readonly Place[] = [...COLORS, 'off'];

const inOrder = (places: readonly Place[]): Place[] =>
  [...places].sort((a, b) => PLACES.indexOf(a) - PLACES.indexOf(b));
