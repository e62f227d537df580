import type { LogEntry } from '../../../shared/engine/log';
import type { GameEvent, PlayerID } from '../../../shared/engine/game';
import type { WireEntry } from '../../../shared/protocol/update';

/** How many log entries a newcomer gets; older ones come by HTTP. */
export const LOG_SHOWN = 50;

/** One action as the log tells it, the same for everybody but for its number. */
export type LoggedAction = {
  seq: number;
  playerID: PlayerID;
  /** `null` is an undo. */
  move: string | null;
  turn: number;
  phase: string | null;
  events: GameEvent[];
  /** Set where a bot played it for the seat's holder. */
  standIn?: true;
  /** The position it led to for each viewer, in the order of `viewersOf`; `null` for those who were not told. */
  stateIDs: (number | null)[];
};

/** Who played an action: nothing where it is who holds the seat now. */
export type HolderOf = (entry: LoggedAction) => { name?: string | null };

/**
 * The end of a viewer's log, oldest first, as far back as nothing is missing; `viewer` is the place in
 * the order of `viewersOf`.
 */
export function entriesFor(
  logged: readonly LoggedAction[],
  viewer: number,
  holderOf: HolderOf = () => ({}),
): WireEntry[] {
  const told = logged.flatMap((entry) => {
    const stateID = entry.stateIDs[viewer];
    return stateID === null ? [] : [{ ...wireEntry(entry, stateID), ...holderOf(entry) }];
  });
  // a viewer's numbers have no gaps
  const gap = told.findLastIndex((entry, i) => i > 0 && told[i - 1]._stateID + 1 < entry._stateID);
  return gap < 0 ? told : told.slice(gap);
}

/** An entry as the official client keeps it: without arguments. */
export const wireEntry = (
  { playerID, move, turn, phase, events, standIn }: Omit<LoggedAction, 'seq' | 'stateIDs'>,
  stateID: number,
): WireEntry => ({
  action: {
    type: move === null ? 'UNDO' : 'MAKE_MOVE',
    payload: { type: move, args: null, playerID },
  },
  _stateID: stateID,
  turn,
  phase,
  metadata: events,
  ...(standIn && { standIn }),
});

/** An entry as our own client keeps it. */
export const logEntry = (
  { playerID, move, turn, events, standIn }: Omit<LoggedAction, 'seq' | 'stateIDs'>,
  stateID: number,
): LogEntry => ({ stateID, turn, playerID, move, events, ...(standIn && { standIn }) });

/**
 * Who has played something that a viewer saw after one of their positions; what was taken back is no play. Asked after
 * every move: looks at no more entries than there are since.
 */
export function actedSince(
  logged: readonly LoggedAction[],
  viewer: number,
  { shown, withBots }: { shown: number; withBots: boolean },
): Set<PlayerID> {
  const acted = new Set<PlayerID>();
  for (let i = logged.length - 1; i >= 0; i--) {
    const { stateIDs, playerID, move, standIn } = logged[i];
    const stateID = stateIDs[viewer];
    if (stateID === null) continue;
    if (stateID <= shown) break;
    if (move !== null && (withBots || !standIn)) acted.add(playerID);
  }
  return acted;
}

/** Those entries that some newcomer is shown. */
export function entriesShown(logged: readonly LoggedAction[]): LoggedAction[] {
  const counts: number[] = [];
  const kept = logged.toReversed().filter(({ stateIDs }) => {
    let isNeeded = false;
    stateIDs.forEach((stateID, viewer) => {
      if (stateID === null || (counts[viewer] ?? 0) >= LOG_SHOWN) return;
      counts[viewer] = (counts[viewer] ?? 0) + 1;
      isNeeded = true;
    });
    return isNeeded;
  });
  return kept.reverse();
}
