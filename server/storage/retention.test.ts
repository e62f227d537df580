import { games } from '../../shared/games';
import type { Table } from '../../shared/protocol/table';
import { runServer, type OwnServer } from '../test-support/server';
import { dealsOf } from '../test-support/randomMatches';
import { storeMatches } from '../test-support/expectedMatch';
import { changeIn, inStored, rowsIn } from '../test-support/storage';
import { dial } from '../test-support/wire';
import { deleteExpired } from './retention';

// Old tables go: those that nobody started, and matches long over. A match that runs never does.

const [title] = games;
const DAY = 24 * 60 * 60 * 1000;
const NOW = 1000 * DAY;

let server: OwnServer;
beforeEach(async () => void (server = await runServer()));
afterEach(() => server.stop());

/** Makes a match that has some status and was last changed so many days ago. */
async function aged(status: string, days: number): Promise<string> {
  const [{ table }] = await storeMatches(server.dataDir, [
    { module: title, deal: dealsOf(title, 1)[0] },
  ]);
  const change = (sql: string, ...values: unknown[]) => changeIn(server.dataDir, sql, ...values);
  const changed = NOW - days * DAY;
  const sql = 'UPDATE matches SET status = ?, updated_at = ? WHERE id = ?';
  await change(sql, status, changed, table.id);
  await change("INSERT INTO actions VALUES (?, 1, '0', 'x', '[]', 0, 0)", table.id);
  await change("INSERT INTO chat VALUES (?, 1, '0', 'hello', 0, 'Ana', 'once')", table.id);
  await change("INSERT INTO past_sittings VALUES (?, 'once', 'key')", table.id);
  await change("INSERT INTO archives VALUES (?, 1, 'x')", table.id);
  return table.id;
}

const PARTS = ['seats', 'actions', 'chat', 'past_sittings', 'archives'];

/** Deletes what is old, and says whether each match is still there, with all its rows or none. */
async function left(ids: string[], keeping = {}): Promise<boolean[]> {
  const kept = { keepOpenDays: 30, keepFinishedDays: 365, now: NOW, live: [], ...keeping };
  await inStored(server.dataDir, (db) => deleteExpired(db, kept));
  const there: boolean[] = [];
  for (const id of ids) {
    const parts = ['matches WHERE id', ...PARTS.map((part) => `${part} WHERE match`)].map((from) =>
      rowsIn(server.dataDir, `SELECT 1 FROM ${from} = ?`, id),
    );
    const found = (await Promise.all(parts)).map(({ length }) => length > 0);
    expect(new Set(found).size).toBe(1);
    there.push(found[0]);
  }
  return there;
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
  const point = 'UPDATE matches SET next_match = ?, revision = 7 WHERE id = ?';
  await changeIn(server.dataDir, point, rematch, before);
  expect(await left([before, rematch])).toEqual([true, false]);
  const sql = 'SELECT next_match, revision FROM matches WHERE id = ?';
  expect(await rowsIn(server.dataDir, sql, before)).toEqual([{ next_match: null, revision: 8 }]);
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

test('who runs the server reads how many are gone, and nothing where none are', async () => {
  const told = () =>
    server.logged
      .map((line) => JSON.parse(line) as { msg: string; tables?: number })
      .filter(({ msg }) => msg === 'old tables deleted')
      .map(({ tables }) => tables);
  await server.sweep();
  expect(told()).toEqual([]);
  await aged('over', 0);
  await aged('over', 0);
  await server.sweep();
  expect(told()).toEqual([2]);
});
