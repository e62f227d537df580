import { writeAction } from '../../shared/engine/log';
import type { MatchRecord } from '../../shared/engine/record';
import type { Action } from '../../shared/engine/engine';
import { assertPlayedOut, type TableRecord } from '../tables/table';

/** All there is to know of a match, once it is over: before, it would tell its secrets. */
export function recordOf(table: TableRecord, actions: readonly Action[]): MatchRecord {
  assertPlayedOut(table);
  return secretsOf(table, actions).forOperator;
}

/** What nobody may read but whoever runs the server: wrapped, so that it fits nowhere where something is published. */
export type ForOperator<T> = { readonly forOperator: T };

/** All there is to know of a match at any time. */
export const secretsOf = (
  table: TableRecord,
  actions: readonly Action[],
): ForOperator<MatchRecord> => ({
  forOperator: {
    game: table.game,
    version: table.version,
    matchID: table.id,
    options: table.options,
    seats: table.seats.map(({ name, bot, nonceHash, nonce }) => ({ name, bot, nonceHash, nonce })),
    ...(table.attempts && {
      attempts: table.attempts.map(({ seats, dealt }) => ({
        seats: seats.map(({ name, bot, nonceHash, nonce }) => ({ name, bot, nonceHash, nonce })),
        dealt,
      })),
    }),
    commitment: table.commitment,
    serverSeed: table.serverSeed,
    ...(table.first !== null && { first: String(table.first) }),
    ...(table.beginning && { beginning: table.beginning }),
    actions: actions.map(writeAction),
    standings: table.gameover?.standings ?? [],
  },
});
