import type { PlayerID } from '../../../../shared/engine/game';
import type { LogEntry } from '../../../../shared/engine/log';
import type { ShownLine } from './logLines';

/**
 * The line that begins what others did since the reader's own last action; none while nothing
 * followed it, or where the log does not reach back to it.
 */
export function firstSince(
  reader: PlayerID | null,
  entries: readonly LogEntry[],
  lines: readonly ShownLine[],
): ShownLine | undefined {
  const own = entries.findLast((entry) => entry.playerID === reader && !entry.standIn)?.stateID;
  if (own === undefined) return undefined;
  let first = lines.findIndex(({ stateID }) => stateID > own);
  const isOwn = (at: number) => lines[at]?.stateID === own;
  // a chapter that the action opened at its end is about what others do in it
  while (isOwn(first - 2) && lines[first - 1].telling.isHeading) first--;
  return lines[first];
}
