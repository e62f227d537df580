import { writeAction } from '../../shared/engine/log';
import type { MatchRecord } from '../../shared/engine/record';
import type { Action } from '../../shared/engine/engine';
import type { TableRecord } from '../tables/table';
import { Refusal } from '../refusal';

/** All there is to know of a match, once it is over: before, it would tell its secrets. */
export function recordOf(table: TableRecord, actions: readonly Action[]): MatchRecord {
  if (table.status !== 'over' || table.gameover === null) throw new Refusal('notOver');
  return secretsOf(table, actions);
}

/** All there is to know of a match at any time: for nobody but whoever runs the server. */
export function secretsOf(table: TableRecord, actions: readonly Action[]): MatchRecord {
  return {
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
  };
}
