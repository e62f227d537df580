import type { PlayerID } from '../../engine/game';
import { clockwiseFrom } from '../../engine/clockwise';
import { sum } from '../../engine/numbers';
import type { ScoreLine } from '../../engine/score';
import { BONUS_POINTS } from './bonusTiles';
import { CUBE_POINTS, SPACE_POINTS } from './figures';
import { SPICES, type Spice } from './spices';
import type { State, Table, View } from './state';
import { uncovered } from './table';
import { VP_TILES, type VpTileId } from './vpTiles';

export const SCORE_KEYS = ['vpTiles', 'outposts', 'bonusTiles', 'spices'] as const;
export type ScoreKey = (typeof SCORE_KEYS)[number];

/** The score sheet, in the order of the rule sheet (R10.4). */
export const score = ({ table, claimed }: State, playerID: PlayerID): ScoreLine[] =>
  sheet(table, playerID, claimed[playerID]);

/** The score sheet as far as a viewer can see; a player's hidden VP tiles count for nothing. */
export const scoreSeen = ({ table, claimed }: View, playerID: PlayerID): ScoreLine[] =>
  sheet(table, playerID, claimed[playerID] ?? []);

function sheet(table: Table, playerID: PlayerID, vpTiles: readonly VpTileId[]) {
  const { bonuses } = table.players[playerID];
  const lines: Record<ScoreKey, number> = {
    vpTiles: sum(vpTiles.map((id) => VP_TILES[id].points)),
    outposts: spacePoints(uncovered(table, playerID)),
    bonusTiles: sum(bonuses.map((bonus) => BONUS_POINTS[bonus])),
    spices: table.over ? spicePoints(table, playerID) : 0,
  };
  return SCORE_KEYS.map((key) => ({ key, points: lines[key] }));
}

/** What the uncovered spaces of a player board are worth, each row from the left (R5.5). */
export const spacePoints = (rows: Record<Spice, number>): number =>
  sum(SPICES.map((spice) => rowPoints(rows[spice])));

/** What so many uncovered spaces of a row are worth. */
export const rowPoints = (spaces: number): number => sum(SPACE_POINTS.value.slice(0, spaces));

/** A point for each cube but ginger: at the end, as cubes come and go until then (R10.4). */
export const spicePoints = ({ players }: Table, playerID: PlayerID): number =>
  sum(SPICES.map((spice) => players[playerID].hold[spice] * pointsOfCube(spice)));

/** What a cube of a spice is worth at the end. */
export const pointsOfCube = (spice: Spice): number => (spice === 'ginger' ? 0 : CUBE_POINTS.value);

/** Of equals, who was later in turn order (R10.5). */
export const tieBreak = ({ table }: State, playerID: PlayerID): number =>
  clockwiseFrom(Object.keys(table.players), table.first).indexOf(playerID);
