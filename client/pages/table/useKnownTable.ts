import { useEffect } from 'react';
import useSWR from 'swr';
import type { Snapshot } from '../../../shared/protocol/connection';
import type { RefusalCode, Table } from '../../../shared/protocol/table';
import { type MatchKey, tableOf } from '../../net/api';
import { codeOf } from '../../net/refusal';

/** The latest we know of a table: what the socket last said, and before it says anything what HTTP says. */
export function useKnownTable(
  match: MatchKey,
  { table: told }: Snapshot,
): { table: Table | null; refused: RefusalCode | null } {
  const { data, error, mutate } = useSWR(['table', match.game, match.matchID], () =>
    tableOf(match),
  );

  useEffect(() => {
    if (told) void mutate(told, { revalidate: false });
  }, [told, mutate]);

  const table = told ?? data ?? null;
  return { table, refused: table || !error ? null : codeOf(error) };
}
