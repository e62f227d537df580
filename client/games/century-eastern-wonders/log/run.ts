import { withoutUndone, type LogEntry } from '../../../../shared/engine/log';
import type { Event } from '../../../../shared/games/century-eastern-wonders/state';
import type { TurnOfEntry } from '../../../kit/contract';

/**
 * The events of entries of the same kind that follow each other and are told in one line, where this entry
 * is the last of them: nothing where another follows. `null` where the entry is of another kind or was taken
 * back, or where the log does not know how they began.
 */
export function runEndingWith(
  events: readonly Event[],
  turn: TurnOfEntry | undefined,
  isOfKind: (events: readonly Event[]) => boolean,
): Event[] | null {
  if (!turn?.before || !isOfKind(events)) return null;
  const all = [...turn.before.map(eventsOf), { events, isThis: true }, ...turn.after.map(eventsOf)];
  const standing = withoutUndone(all, (entry) => entry.events === null);
  const at = standing.findIndex(({ isThis }) => isThis);
  if (at < 0) return null;
  const isOfKindAt = (i: number) => isOfKind(standing.at(i)?.events ?? []);
  if (at + 1 < standing.length && isOfKindAt(at + 1)) return [];
  let first = at;
  while (first > 0 && isOfKindAt(first - 1)) first--;
  return standing.slice(first, at + 1).flatMap((one) => one.events ?? []);
}

/** What an entry told; `null` where it took the one before it back. */
const eventsOf = ({ move, events }: LogEntry) => ({
  events: move === null ? null : (events as Event[]),
  isThis: false,
});
