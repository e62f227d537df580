import type { PlayerID } from '../../../shared/engine/game';
import { sum } from '../../../shared/engine/numbers';
import { score, stacksOf } from '../../../shared/games/ya-blew-it/scoring';
import {
  COLORS,
  type Color,
  inOrder,
  type Place,
  type Table,
} from '../../../shared/games/ya-blew-it/state';
import { held } from '../../../shared/games/ya-blew-it/table';
import { isSeated } from '../../kit/isSeated';
import type { OnTable, Seated } from './types';

type Placing = Pick<Seated, 'view' | 'draft' | 'legal' | 'playerID'>;

/** Where this player is about to put each of their Safes: as chosen, as placed before, or as proposed. */
export function placesOf({ view: { table, placement }, draft, playerID }: Placing): Place[] {
  const safes = held(table, playerID, 'safe').length;
  const places = draft ?? placement ?? proposed(table, playerID);
  return Array.from({ length: safes }, (_, i) => places[i] ?? 'off');
}

/** Safes stay where they stand; those that stand nowhere go to the stacks that are worth most. */
function proposed(table: Table, playerID: PlayerID): Place[] {
  const points = new Map(score({ table }, playerID).map((line) => [line.key, line.points]));
  const worth = (color: Color) => points.get(color) ?? 0; // the cursed stack may burn
  const places = held(table, playerID, 'safe').map((_, i): Place => {
    return table.safes[playerID][i] ?? 'off';
  });
  const stacks = stacksOf(table.scoring[playerID]);
  const bare = COLORS.filter((color) => stacks[color].length > 0 && !places.includes(color))
    .filter((color) => worth(color) > 0)
    .sort((a, b) => worth(b) - worth(a));
  return places.map((place) => (place === 'off' ? (bare.shift() ?? 'off') : place));
}

/** The legal move that puts them there; which Safe is which does not matter. */
export function placement(places: readonly Place[], legal: OnTable['legal']) {
  const sorted = inOrder(places);
  return legal.find(
    ({ move, args }) => move === 'place' && sorted.every((one, i) => one === args[i]),
  );
}

/** The colours on whose stacks there is a Safe. */
export const standing = (places: readonly Place[]): Color[] =>
  places.filter((place) => place !== 'off');

/** How many Safes these players have together. */
export const safesOf = (table: Table, players: readonly PlayerID[]): number =>
  sum(players.map((id) => held(table, id, 'safe').length));

/** Whether the reader may place Safes. */
export const isPlacing = ({ legal }: Pick<OnTable, 'legal'>): boolean =>
  legal.some(({ move }) => move === 'place');

/** Where a player's Safes stand; the reader's own as they are about to put them. */
export const standingSafes = (
  scene: Pick<OnTable, keyof Placing>,
  of: PlayerID,
): readonly Color[] =>
  isSeated(scene) && of === scene.playerID && isPlacing(scene)
    ? standing(placesOf(scene))
    : scene.view.table.safes[of];

/** A Safe is taken from one place to another. */
export function moved(places: readonly Place[], from: Place, to: Place): Place[] {
  const which = places.indexOf(from);
  return inOrder(places.map((place, i) => (i === which ? to : place)));
}

/**
 * A stack is pressed: it gets a Safe that lies beside the stacks, or else the last one from another stack; with no
 * Safe beside the stacks, those that stand on it come off.
 */
export function toggled(places: readonly Place[], color: Color): Place[] {
  const beside = places.indexOf('off');
  if (beside < 0 && places.includes(color))
    return places.map((place) => (place === color ? 'off' : place));
  const moved = beside < 0 ? places.length - 1 : beside;
  return inOrder(places.map((place, i) => (i === moved ? color : place)));
}
