import SqliteDatabase from 'better-sqlite3';
import { games } from '../../shared/games';
import type { Table } from '../../shared/protocol/table';
import { runServer, type TestServer } from '../test-support/server';
import { dealsOf } from '../test-support/randomMatches';
import { storeMatches } from '../test-support/expectedMatch';
import { dial } from '../test-support/wire';
import { deleteExpired } from './expiry';
import { openStorage } from './open';

// Old tables go: those that nobody started, and matches long over. A match that runs never does.

const [title] = games;
const DAY = 24 * 60 * 60 * 1000;
const NOW = 1000 * DAY;

let server: TestServer;
beforeEach(async () => void (server = await runServer()));
afterEach(() => server.stop());

/** Makes a match that has some status and was last changed so many days ago. */
async function aged(status: string, days: number): Promise<string> {
  const [{ table }] = await storeMatches(server.dataDir, [
    { module: title, deal: dealsOf(title, 1)[0] },
  ]);
  const db = new SqliteDatabase(`${server.dataDir}/wondertable.sqlite`);
  db.prepare('UPDATE matches SET status = ?, updated_at = ? WHERE id = ?').run(
    status,
    NOW - days * DAY,
    table.id,
  );
  db.prepare("INSERT INTO actions VALUES (?, 1, '0', 'x', '[]', 0, 0)").run(table.id);
  db.prepare("INSERT INTO chat VALUES (?, 1, '0', 'hello', 0, 'Ana', 'once')").run(table.id);
  db.prepare("INSERT INTO past_sittings VALUES (?, 'once', 'key')").run(table.id);
  db.prepare("INSERT INTO archives VALUES (?, 1, 'x')").run(table.id);
  db.close();
  return table.id;
}

const PARTS = ['seats', 'actions', 'chat', 'past_sittings', 'archives'];

/** Deletes what is old, and says whether each match is still there, with all its rows or none. */
async function left(ids: string[], keeping = {}): Promise<boolean[]> {
  const db = await openStorage(server.dataDir, 'normal');
  await deleteExpired(db, {
    keepOpenDays: 30,
    keepFinishedDays: 365,
    now: NOW,
    live: [],
    ...keeping,
  });
  await db.destroy();
  const sqlite = new SqliteDatabase(`${server.dataDir}/wondertable.sqlite`, { readonly: true });
  const rows = ids.map((id) =>
    ['matches WHERE id', ...PARTS.map((part) => `${part} WHERE match`)].map(
      (from) => sqlite.prepare(`SELECT count(*) > 0 FROM ${from} = ?`).pluck().get(id) === 1,
    ),
  );
  sqlite.close();
  for (const parts of rows) expect(new Set(parts).size).toBe(1);
  return rows.map(([there]) => there);
}

// prettier-ignore
const AGES: [string, number, boolean][] = [
  ['open',      29, true],
  ['open',      31, false],
  ['locked',    31, false],
  ['over',     364, true],
  ['over',     366, false],
  ['running',  999, true],
  ['stopped',  999, true],
];

test.each(AGES)('a table that is %s and %i days old: there is %s', async (status, days, there) => {
  expect(await left([await aged(status, days)])).toEqual([there]);
});

test('days can be set, and 0 keeps for ever', async () => {
  const ids = [await aged('open', 3), await aged('over', 999)];
  expect(await left(ids, { keepOpenDays: 2, keepFinishedDays: 0 })).toEqual([false, true]);
});

test('what somebody is looking at stays', async () => {
  const id = await aged('over', 999);
  expect(await left([id], { live: [id] })).toEqual([true]);
  expect(await left([id])).toEqual([false]);
});

test('a match whose rematch is gone can have another', async () => {
  const [before, rematch] = [await aged('over', 1), await aged('open', 999)];
  const db = new SqliteDatabase(`${server.dataDir}/wondertable.sqlite`);
  const point = db.prepare('UPDATE matches SET next_match = ?, revision = 7 WHERE id = ?');
  point.run(rematch, before);
  expect(await left([before, rematch])).toEqual([true, false]);
  const next = db.prepare('SELECT next_match, revision FROM matches WHERE id = ?').get(before);
  expect(next).toEqual({ next_match: null, revision: 8 });
  db.close();
});

test('a table that is gone is unknown, by HTTP and by socket', async () => {
  const id = await aged('open', 999);
  expect((await server.get<Table>(`/games/${title.id}/${id}`)).status).toBe('open');
  const other = await aged('open', 999);
  await left([other]);
  await expect(server.get(`/games/${title.id}/${other}`)).rejects.toThrow('unknownMatch');
  const wire = await dial({ port: server.port, game: title.id });
  expect(await wire.ask('sync', other, null)).toEqual({ ok: false, code: 'unknownMatch' });
  wire.close();
});
