import { readAction } from '../shared/engine/log';
import type { Action, Engine } from '../shared/engine/engine';
import { dealOf } from '../shared/engine/record';
import { recordedMatch } from '../shared/testing/recorded';
import { addTable } from '../server/storage/tables';
import { openStorage } from '../server/storage/database/open';
import { hashCredentials } from '../server/tables/credentials';
import { newSitting } from '../server/tables/ids';
import { EMPTY_SEAT, newTable } from '../server/tables/table';

/** A match in the middle, as a server of its time has left it, and what was still to be played. */
export type Restored = { game: string; matchID: string; version: number; rest: Action[] };

/** What opens a seat of it. */
export const keyOf = (seat: number): string => `key of seat ${seat}`;

const NAMES = ['Ana', 'Bo', 'Chidi', 'Deniz', 'Eve', 'Finn'];
/** How many actions are left to play: enough for some before and after whatever happens to the server. */
const LEFT = 18;

/** A match between people, played at random; the same one for the same id. */
export function matchOf(
  { module }: Engine,
  matchID: string,
  numPlayers: number,
  options: Record<string, boolean | string> = {},
) {
  const table = newTable(module, { numPlayers, options, unlisted: true, start: 'host' });
  const seats = NAMES.slice(0, numPlayers).map((name) => ({
    ...{ name, bot: null, nonceHash: null, nonce: null },
  }));
  const record = recordedMatch(module, { matchID, seats, options: table.options });
  return { table, seats, record };
}

/** Stores a recorded match of some rules, but for its end, in a folder where no server runs. */
export async function restore(
  dataDir: string,
  engine: Engine,
  matchID: string,
  numPlayers = engine.module.players.min,
  left = LEFT,
  options: Record<string, boolean | string> = {},
): Promise<Restored> {
  const { module } = engine;
  const { table, seats, record } = matchOf(engine, matchID, numPlayers, options);
  const actions = record.actions.map(readAction);
  const db = await openStorage({ dataDir, durability: 'normal', databaseUrl: undefined });
  await addTable(
    db,
    {
      ...table,
      id: matchID,
      status: 'running',
      code: null,
      codeExpires: null,
      host: 0,
      serverSeed: record.serverSeed,
      commitment: record.commitment,
      matchSeed: dealOf(record).seed,
      attempts: [{ dealt: true, seats: seats.map((seat) => ({ ...seat, keyHash: null })) }],
      seats: seats.map((seat, i) => ({
        ...EMPTY_SEAT,
        ...seat,
        ready: true,
        keyHash: hashCredentials(keyOf(i)),
        sitting: newSitting(),
      })),
    },
    actions.slice(0, -left),
  );
  await db.destroy();
  return { game: module.id, matchID, version: module.version, rest: actions.slice(-left) };
}
