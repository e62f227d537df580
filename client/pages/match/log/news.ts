import type { GameModule, PlayerID } from '../../../../shared/engine/game';
import type { LogEntry } from '../../../../shared/engine/log';
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

/** A line about what its reader won or lost themselves. */
export const isOwn = ({ telling: { worth = 0 } }: ShownLine): boolean => Math.abs(worth) >= 1;

/** A line about what its reader lost themselves. */
export const isLoss = ({ telling: { worth } }: ShownLine): boolean =>
  worth !== undefined && worth <= -1;

/**
 * What the reader lost last, by what they did last or since: it is to be read until they act again, however much others
 * do meanwhile, or until something as large happens, which it would contradict.
 */
export function lossOf(
  reader: PlayerID | null,
  entries: readonly LogEntry[],
  lines: readonly ShownLine[],
  module: GameModule,
): ShownLine | undefined {
  if (reader === null) return undefined;
  const own = entries.findLast(({ playerID, standIn }) => playerID === reader && !standIn);
  const loss = lines.findLast((line) => line.stateID >= (own?.stateID ?? 0) && isLoss(line));
  const isOver = lines.some(
    ({ stateID, events }) =>
      loss && stateID > loss.stateID && slowest(tempiOf(module, events)) === 'climax',
  );
  return isOver ? undefined : loss;
}
