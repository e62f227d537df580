import { useCallback, useMemo, useState } from 'react';
import type { LogEntry } from '../../../../shared/engine/log';
import type { Proof } from '../../../../shared/protocol/requests';
import { ask, type MatchKey } from '../../../net/api';

/** The position the first entry of every match leads to. */
export const FIRST = 1;

/** The log of a match as far back as the reader has asked for it; the server sends only its end by itself. */
export function useEarlier(match: MatchKey, seat: Proof | undefined, latest: readonly LogEntry[]) {
  const [earlier, setEarlier] = useState<readonly LogEntry[]>([]);
  const entries = useMemo(
    () => [...earlier.filter(({ stateID }) => stateID < firstOf(latest)), ...latest],
    [earlier, latest],
  );
  const first = firstOf(entries);

  const load = useCallback(async () => {
    const more = await entriesBefore(match, seat, first);
    setEarlier((known) => [...more, ...known.filter(({ stateID }) => stateID >= first)]);
  }, [match, seat, first]);

  return { entries, onEarlier: entries.length > 0 && first > FIRST ? load : undefined };
}

const firstOf = (entries: readonly LogEntry[]): number => entries.at(0)?.stateID ?? Infinity;

/** A page of the log, counted as this viewer's positions are; nothing when it cannot be had. */
async function entriesBefore(
  { game, matchID }: MatchKey,
  seat: Proof | undefined,
  before: number,
): Promise<LogEntry[]> {
  const whose = seat ? `&playerID=${seat.playerID}` : '';
  const path = `games/${game}/${matchID}/log?before=${before}${whose}`;
  const none = { entries: [] };
  const { entries } = await ask<{ entries: LogEntry[] }>('GET', path, undefined, seat).catch(
    () => none,
  );
  return entries;
}
