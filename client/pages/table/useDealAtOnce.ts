import { useEffect, useState } from 'react';
import { startBlocker } from '../../../shared/protocol/startConditions';
import type { Table } from '../../../shared/protocol/table';
import { type MatchKey, start } from '../../net/api';
import type { OwnSeat } from '../../net/seats';
import type { Binding } from '../../net/useCommitment';
import { dealtAtOnce } from '../../tables/dealtAtOnce';

/** How long the cards may take to come before whoever waits for them is shown the table, in milliseconds. */
const DEAL_TIMEOUT = 6000;

/**
 * Whether a match is about to begin that was opened to be played at once: it is started as its host would as soon as
 * nothing keeps it from that. What does for long, or was refused, is told in the waiting room.
 */
export function useDealAtOnce(
  match: MatchKey,
  seat: OwnSeat | undefined,
  table: Table | null,
  binding: Binding,
): boolean {
  const [isWished, setWished] = useState(() => dealtAtOnce.has(match.matchID));
  const mayStart =
    isWished &&
    table?.status === 'open' &&
    table.host === seat?.playerID &&
    binding === 'bound' &&
    startBlocker(table) === null;

  useEffect(() => {
    if (mayStart && seat) start(match, seat).catch(() => setWished(false));
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each time that it may be
  }, [mayStart]);

  useEffect(() => {
    const timer = setTimeout(() => setWished(false), DEAL_TIMEOUT);
    return () => clearTimeout(timer);
  }, []);

  return isWished;
}
