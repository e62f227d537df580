import { REFUSALS, type Ack, type ErrorAnswer } from '../../shared/protocol/refusals';
import type { Db } from '../storage/database/open';
import { inStored } from './storage';
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
  const stored = await inStored(server.dataDir, async (db) => ({
    match: await db.selectFrom('matches').selectAll().where('id', '=', matchID).execute(),
    seats: (await seats(db).where('match', '=', matchID).execute()).map(whoeverIsThere),
    actions: await numbered(db, 'actions').where('match', '=', matchID).execute(),
    chat: await numbered(db, 'chat').where('match', '=', matchID).execute(),
  }));
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

const seats = (db: Db) => db.selectFrom('seats').selectAll().orderBy('seat');

const numbered = (db: Db, part: 'actions' | 'chat') =>
  db.selectFrom(part).selectAll().orderBy('seq');

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
