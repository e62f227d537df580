import useSWR from 'swr';
import type { RefusalCode } from '../../../shared/protocol/refusals';
import type { Table } from '../../../shared/protocol/table';
import { tableOf } from '../../net/api';
import { codeOf } from '../../net/refusal';
import { forgetSeat, type OwnSeat, useOwnSeats } from '../../net/seats';
import { isWaitingFor } from './waitsFor';

/** A table of ours: our seat, and the table unless it could not be looked up. */
export type Yours = { seat: OwnSeat; table: Table | null };

/** How often the list looks again, in milliseconds; in a match the server says it by itself. */
const PERIOD = 15_000;

/** Where we sit and what is going on there, what waits for us first. */
export function useYourTables() {
  const seats = useOwnSeats();
  const { data } = useSWR(
    ['yourTables', ...seats.map(({ matchID }) => matchID)],
    async () => Object.fromEntries(await Promise.all(seats.map(lookUp))),
    { refreshInterval: PERIOD, keepPreviousData: true },
  );
  const tables = seats
    .filter(({ matchID }) => data !== undefined && matchID in data)
    .map((seat): Yours => ({ seat, table: data?.[seat.matchID]?.table ?? null }))
    .sort(byUrgency);
  return {
    tables,
    waiting: tables.filter(isWaiting).length,
    isLookingUp: seats.length > 0 && !data,
    isOffline: Object.values(data ?? {}).some(({ refused }) => refused === 'offline'),
  };
}

type Found = { table?: Table; refused?: RefusalCode };

/** The table of a seat; when the server no longer has it, the seat is forgotten. */
async function lookUp(seat: OwnSeat): Promise<[matchID: string, found: Found]> {
  try {
    return [seat.matchID, { table: await tableOf(seat) }];
  } catch (error) {
    const refused = codeOf(error);
    if (refused === 'unknownMatch' || refused === 'unknownGame') forgetSeat(seat);
    return [seat.matchID, { refused }];
  }
}

export const isWaiting = ({ seat, table }: Yours): boolean =>
  table !== null && isWaitingFor(table, seat.playerID);

/** What comes after what goes on. */
const LATER: readonly Table['status'][] = ['open', 'over'];

function urgency(yours: Yours): number {
  if (yours.table === null) return Infinity;
  return isWaiting(yours) ? -Infinity : LATER.indexOf(yours.table.status);
}

const lastChange = ({ seat, table }: Yours): number => table?.updatedAt ?? seat.joinedAt;

const byUrgency = (a: Yours, b: Yours) => {
  const [one, other] = [urgency(a), urgency(b)];
  return one === other ? lastChange(b) - lastChange(a) : one - other;
};
