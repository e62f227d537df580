import type { PlayerID } from '../../../../shared/engine/game';
import { BONUS_POINTS, typeOf } from '../../../../shared/games/century-eastern-wonders/bonusTiles';
import { pointsOfCube, rowPoints } from '../../../../shared/games/century-eastern-wonders/scoring';
import { SPICES, type Spice } from '../../../../shared/games/century-eastern-wonders/spices';
import { uncovered } from '../../../../shared/games/century-eastern-wonders/table';
import { VP_TILES } from '../../../../shared/games/century-eastern-wonders/vpTiles';
import type { ScorePart } from '../../../kit/contract';
import type { OnTable } from '../types';

/** What a row of the score sheet is the sum of: tile by tile, row by row of the player board, spice by spice. */
export function partsOf({ view, t }: OnTable, key: string, of: PlayerID): ScorePart[] {
  const { hold, bonuses } = view.table.players[of];
  const bySpice = (points: (spice: Spice) => number): ScorePart[] =>
    SPICES.map((spice) => ({ words: t(`spice.${spice}`), points: points(spice) }));
  switch (key) {
    case 'vpTiles':
      return (view.claimed[of] ?? []).map((tile) => ({ points: VP_TILES[tile].points }));
    case 'outposts': {
      const rows = uncovered(view.table, of);
      return bySpice((spice) => rowPoints(rows[spice]));
    }
    case 'bonusTiles':
      // those that are nothing but points say so by their number
      return bonuses.map((bonus) => ({
        words: typeOf(bonus) === 'points' ? undefined : t(`bonus.${typeOf(bonus)}.name`),
        points: BONUS_POINTS[bonus],
      }));
    default:
      return bySpice((spice) => hold[spice] * pointsOfCube(spice));
  }
}
