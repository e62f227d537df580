import { join } from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import { REFUSALS, type Ack, type ErrorAnswer } from '../../shared/protocol/table';
import type { Target } from './target';
import { dial } from './wire';

const PROTOTYPES = [Object, Array, Function, String, Number, Boolean, Promise, Map, Buffer].map(
  ({ prototype }) => prototype as object,
);

const prototypes = () => PROTOTYPES.map((prototype) => Reflect.ownKeys(prototype).map(String));

/** Everything about a match: what is stored, what each seat and a spectator are shown, and what every object inherits. */
export async function everythingOf({
  server,
  game,
  matchID,
  sitters,
}: {
  server: Pick<Target['server'], 'port' | 'dataDir'>;
  game: string;
  matchID: string;
  sitters: { playerID: string; credentials: string }[];
}) {
  const db = new SqliteDatabase(join(server.dataDir, 'wondertable.sqlite'), { readonly: true });
  const rows = (sql: string) => db.prepare(sql).all(matchID);
  const stored = {
    match: rows('SELECT * FROM matches WHERE id = ?'),
    seats: rows('SELECT * FROM seats WHERE match = ? ORDER BY seat').map(whoeverIsThere),
    actions: rows('SELECT * FROM actions WHERE match = ? ORDER BY seq'),
    chat: rows('SELECT * FROM chat WHERE match = ? ORDER BY seq'),
  };
  db.close();
  // a newcomer is answered, whatever happened to others
  const wire = await dial({ port: server.port, game });
  const shown: string[] = [];
  for (const [playerID, credentials] of [
    ...sitters.map((sitter) => [sitter.playerID, sitter.credentials]),
    [null, null],
  ]) {
    await wire.ask('sync', matchID, playerID, credentials);
    shown.push(...wire.take().filter(isSync).map(positionIn));
  }
  wire.close();
  return { stored, shown, prototypes: prototypes() };
}

/** A seat without who is there just now: whoever asks changes that. */
const whoeverIsThere = (row: unknown): unknown => ({
  ...(row as object),
  away_since: null,
  away_at: null,
});

const isSync = (frame: string) => frame.includes('["sync"');

/** The part of a sync that does not say who is connected just now. */
export function positionIn(frame: string): string {
  const [, , { state, initialState, log }] = JSON.parse(frame.slice(frame.indexOf('[')));
  return JSON.stringify({ state, initialState, log });
}

/** Whether an answer is a refusal that names one of our codes. */
export const isRefusal = (answer: Ack | Partial<ErrorAnswer>): boolean =>
  'code' in answer &&
  REFUSALS.some((code) => code === answer.code) &&
  !('ok' in answer && answer.ok);
