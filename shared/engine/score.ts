import type { PlayerID } from './game';
import { sum } from './numbers';

/** One row of a player's score sheet. */
export type ScoreLine = { key: string; points: number };

/** How one player stands: `place` counts from 1 and is shared by equals. */
export type Standing = {
  playerID: PlayerID;
  place: number;
  total: number;
  lines: ScoreLine[];
};

/** What boardgame.io keeps as `ctx.gameover`: everybody's standing, the best first. */
export type Gameover = { standings: Standing[] };

/** A player's score sheet with what breaks a tie. */
export type ScoreSheet = { playerID: PlayerID; lines: ScoreLine[]; tieBreak: number };

export const total = (lines: readonly ScoreLine[]): number => sum(lines.map((line) => line.points));

/** Everybody's standing, the best first; who is equal in total and tie-break shares a place (1, 1, 3). */
export function standings(sheets: readonly ScoreSheet[]): Standing[] {
  const ranked = sheets
    .map((sheet) => ({ ...sheet, total: total(sheet.lines) }))
    .sort((a, b) => b.total - a.total || b.tieBreak - a.tieBreak);
  const isBetter = (a: (typeof ranked)[number], b: (typeof ranked)[number]) =>
    a.total > b.total || (a.total === b.total && a.tieBreak > b.tieBreak);
  return ranked.map((one) => ({
    playerID: one.playerID,
    place: 1 + ranked.filter((other) => isBetter(other, one)).length,
    total: one.total,
    lines: one.lines,
  }));
}
