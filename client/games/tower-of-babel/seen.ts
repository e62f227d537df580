import type { PlayerID } from '../../../shared/engine/game';
import type { ActionCardId } from '../../../shared/games/tower-of-babel/actionCards';
import { LIGHT_ROW, ROWS, type Row } from '../../../shared/games/tower-of-babel/figures';
import { ownActionCards } from '../../../shared/games/tower-of-babel/own';
import { pointsSoFar, rowInForce } from '../../../shared/games/tower-of-babel/scoring';
import { scoredWonders } from '../../../shared/games/tower-of-babel/table';
import type { OnTable, Seated } from './types';

// How far the score has come before everybody's eyes: the table has all of it as soon as it begins to be seen.

/** How many wonders have been scored; one that is before all eyes has not been yet. */
export const seenWonders = ({ view, happening, resting }: OnTable): number => {
  const isScoring = [...happening, ...resting].some(({ type }) => type === 'wonderScored');
  return scoredWonders(view.table) - (isScoring ? 1 : 0);
};

/** The row of the scoring table that the next wonder brings. */
export const seenRow = (scene: OnTable): Row =>
  scene.view.table.over ? rowInForce(scene.view.table) : (ROWS[seenWonders(scene)] ?? LIGHT_ROW);

/** Somebody's points without those that are still on their way. */
export const seenPoints = ({ view, happening }: OnTable, of: PlayerID): number =>
  happening.reduce(
    (points, event) => {
      if (event.type === 'wonderScored') return points - (event.points[of] ?? 0);
      return event.type === 'paid' && event.playerID === of ? points - event.points : points;
    },
    pointsSoFar(view.table, of),
  );

/** How many discs somebody holds without one that is still on its way. */
export const seenDiscs = (scene: OnTable, of: PlayerID): number =>
  scene.view.holdings[of].discs - comingDiscs(scene, of);

/** How many discs are still on their way to somebody. */
export const comingDiscs = ({ happening }: Pick<OnTable, 'happening'>, of: PlayerID): number =>
  happening.filter((event) => event.type === 'fulfilled' && event.taker === of).length;

/** The reader's action cards without one that still lies before all eyes. */
export function seenActionCards({ view, playerID, happening, resting }: Seated): ActionCardId[] {
  const own = ownActionCards(view, playerID);
  const isShown = [...happening, ...resting].some(
    (event) => event.type === 'earned' && event.playerID === playerID,
  );
  return isShown ? own.slice(0, -1) : [...own];
}
