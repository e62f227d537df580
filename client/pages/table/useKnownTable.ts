import { useEffect } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import type { Snapshot } from '../../../shared/protocol/snapshot';
import type { RefusalCode } from '../../../shared/protocol/refusals';
import type { Table } from '../../../shared/protocol/table';
import { type MatchKey, tableOf } from '../../net/api';
import { codeOf } from '../../net/refusal';

/** The latest we know of a table: what the socket last said, and before it says anything what HTTP says. */
export function useKnownTable(
  match: MatchKey,
  { table: told }: Snapshot,
): { table: Table | null; refused: RefusalCode | null } {
  const { game, matchID } = match;
  const { mutate } = useSWRConfig();
  // what the socket has told is only noted: whoever sees it already has nothing to draw anew
  const { data, error } = useSWR(told ? null : ['table', game, matchID], () => tableOf(match), {
    revalidateIfStale: false,
  });

  useEffect(() => {
    if (told) void mutate(['table', game, matchID], told);
  }, [told, mutate, game, matchID]);

  const table = told ?? data ?? null;
  return { table, refused: table || !error ? null : codeOf(error) };
}
