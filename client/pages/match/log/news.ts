import type { GameModule, PlayerID } from '../../../../shared/engine/game';
import type { LogEntry } from '../../../../shared/engine/log';
import { sum } from '../../../../shared/engine/numbers';
import { slowest, tempiOf } from '../../../../shared/engine/tempo';
import type { ShownLine } from './logLines';

/** How many lines are told at once. */
const TOLD = 2;

/** What of all that others did since the reader's own last action matters most to the reader: the worst first. */
export function newsOf(
  reader: PlayerID | null,
  entries: readonly LogEntry[],
  lines: readonly ShownLine[],
): readonly ShownLine[] {
  const own = entries.findLast(({ playerID }) => playerID === reader)?.stateID ?? Infinity;
  const worth = ({ telling }: ShownLine) => telling.worth ?? 0;
  return lines
    .filter((line) => line.stateID > own && worth(line) !== 0)
    .sort((a, b) => Math.abs(worth(b)) - Math.abs(worth(a)))
    .slice(0, TOLD)
    .sort((a, b) => worth(a) - worth(b));
}

/** What happened last, where there is room for one line. */
export const newestOf = (lines: readonly ShownLine[]): ShownLine | undefined =>
  lines.findLast(({ telling }) => !telling.isInHeader) ?? lines.at(-1);

/** A line about what its reader won or lost themselves. */
export const isOwn = ({ telling: { worth = 0 } }: ShownLine): boolean => Math.abs(worth) >= 1;

/** A line about what its reader lost themselves. */
export const isLoss = ({ telling: { worth } }: ShownLine): boolean =>
  worth !== undefined && worth <= -1;

/** So much that is worth a look is seen after it before a line about its reader gives way: some three seconds, and no whole turn; what begins a chapter is as much. */
const SEEN_SINCE = 2;

/**
 * What the reader lost last, by what they did last or since, else what they won by others: it is to be read before newer
 * lines take its place, and never comes back. Something as large takes it at once, which it would contradict.
 */
export function heldOf(
  reader: PlayerID | null,
  entries: readonly LogEntry[],
  lines: readonly ShownLine[],
  module: GameModule,
): ShownLine | undefined {
  if (reader === null) return undefined;
  const own =
    entries.findLast(({ playerID, standIn }) => playerID === reader && !standIn)?.stateID ?? 0;
  const tempi = entries.map(({ stateID, events }) => ({
    stateID,
    tempo: slowest(tempiOf(module, events)),
  }));
  const chapters = lines.filter(({ telling }) => telling.isHeading).map(({ stateID }) => stateID);
  const isHeld = (line: ShownLine): boolean => {
    const since = tempi.filter(({ stateID }) => stateID > line.stateID);
    const seen = since
      .filter(({ tempo }) => tempo === 'result')
      .map(({ stateID }) => (chapters.includes(stateID) ? SEEN_SINCE : 1));
    return since.every(({ tempo }) => tempo !== 'climax') && sum(seen) < SEEN_SINCE;
  };
  return (
    lines.findLast((line) => line.stateID >= own && isLoss(line) && isHeld(line)) ??
    lines.findLast((line) => line.stateID > own && isOwn(line) && isHeld(line))
  );
}
