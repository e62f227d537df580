import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { games } from '../../shared/games';
import { backup } from '../cli/backup';
import { restore } from '../cli/restore';
import { resume } from '../cli/resume';
import { runServer, type OwnServer } from '../test-support/server';
import { GAME, playOn as playToTheEnd, seatPeople, startMatch } from '../test-support/sitters';
import { chanceFor, dealsOf } from '../test-support/randomMatches';
import {
  follow,
  lookOf,
  nextAction,
  playAhead,
  shownTo,
  storeMatches,
  viewersOf,
  type ExpectedMatch,
} from '../test-support/expectedMatch';
import {
  changeIn,
  forget,
  inStored,
  newFolder,
  placeIn,
  rowsIn,
  testOfFolders,
} from '../test-support/storage';
import { stuck } from '../test-support/triggers';
import { rowsAfter } from './actions';
import { archiveOld } from './archiving';
import { loadSnapshot } from './snapshots';
import type { ActionRow } from './database/schema';

// A match that nobody has changed for long takes little space, and nobody can tell.

const DAY = 24 * 60 * 60 * 1000;
const ACTIONS = 230;

let dataDir: string;
let expectedMatches: ExpectedMatch[];
/** Days from now. */
let days: number;

beforeEach(async () => {
  days = 0;
  dataDir = newFolder();
  expectedMatches = await storeMatches(
    dataDir,
    games.map((module) => ({ module, deal: dealsOf(module, 1)[0] })),
  );
  for (const expected of expectedMatches)
    await playAhead(dataDir, expected, { actions: ACTIONS, random: chanceFor('old') });
});
afterEach(() => forget(dataDir));

async function during<T>(what: (server: OwnServer) => Promise<T>, env = {}): Promise<T> {
  const server = await runServer({ dataDir, env, now: () => Date.now() + days * DAY });
  try {
    return await what(server);
  } finally {
    await server.stop();
  }
}

const change = (sql: string, ...values: unknown[]) => changeIn(dataDir, sql, ...values);
const count = async (from: string): Promise<number> =>
  (await rowsIn<{ rows: number }>(dataDir, `SELECT count(*) AS rows FROM ${from}`))[0].rows;

/** How many rows there are in each of the tables that a log is in. */
const counts = async () => ({
  actions: await count('actions'),
  snapshots: await count('snapshots'),
  log_pages: await count('log_pages'),
  archives: await count('archives'),
});
const PACKED = { actions: 0, snapshots: 0, log_pages: 0, archives: games.length };

async function rowsOf({ table }: ExpectedMatch): Promise<ActionRow[]> {
  const rows: ActionRow[] = [];
  await inStored(dataDir, async (db) => {
    for await (const page of rowsAfter(db, table.id, 0)) rows.push(...page);
  });
  return rows;
}

const allRows = async () => {
  const rows: ActionRow[][] = [];
  for (const expected of expectedMatches) rows.push(await rowsOf(expected));
  return rows;
};

async function expectAllTrue({ port }: OwnServer) {
  for (const expected of expectedMatches)
    for (const viewer of viewersOf(expected))
      expect(await shownTo(port, expected, viewer)).toBe(lookOf(expected, viewer));
}

async function playOn({ port }: OwnServer, expected: ExpectedMatch) {
  const { action, send, wire } = await nextAction(
    port,
    expected,
    chanceFor('on', expected.log.length),
  );
  expect(await send()).toMatchObject({ ok: true });
  wire.close();
  follow(expected, action);
}

test('a match nobody has changed for long is packed, found as it was, played on and packed again', async () => {
  await during(expectAllTrue);
  const before = await allRows();
  expect(await counts()).toMatchObject({ archives: 0, snapshots: games.length });
  days = 31;
  await during((server) => server.sweep());
  expect(await counts()).toEqual(PACKED);
  expect(await allRows()).toEqual(before);

  await during(async (server) => {
    await expectAllTrue(server);
    // whoever only looks changes nothing; whoever plays adds to it
    expect(await counts()).toMatchObject({ actions: 0, archives: games.length });
    for (const expected of expectedMatches) await playOn(server, expected);
    await expectAllTrue(server);
  });
  await during(expectAllTrue);
  const after = await allRows();
  expect(after.map((rows) => rows.slice(0, -1))).toEqual(before);

  days = 62;
  await during((server) => server.sweep());
  expect(await counts()).toEqual(PACKED);
  expect(await allRows()).toEqual(after);
  await during(expectAllTrue);
});

test('a packed match is loaded from a snapshot like any other, as far as its log reaches', async () => {
  days = 31;
  await during((server) => server.sweep());
  await during(expectAllTrue);
  expect(await counts()).toMatchObject({ actions: 0, snapshots: games.length });
  const known = () =>
    inStored(dataDir, (db) =>
      Promise.all(expectedMatches.map(({ table }) => loadSnapshot(db, table.id, ''))),
    );
  expect(await known()).not.toContain(null);
  await change('UPDATE archives SET seq = 20');
  expect(await known()).toEqual(expectedMatches.map(() => null));
});

test('of a match that is over, its record and how the score came about stay as they were', async () => {
  const told = (server: OwnServer, id: string) =>
    Promise.all(['record', 'scores'].map((part) => server.get(`/games/${GAME}/${id}/${part}`)));
  const { matchID, before } = await during(async (server) => {
    const { matchID: id, sitters } = await seatPeople(server, { people: 2 });
    await startMatch(server, id, sitters);
    await playToTheEnd(sitters);
    for (const { connection } of sitters) connection.close();
    return { matchID: id, before: await told(server, id) };
  });
  days = 31;
  await during((server) => server.sweep());
  expect(await counts()).toMatchObject({ actions: 0, archives: games.length + 1 });
  await during(async (server) => expect(await told(server, matchID)).toEqual(before));
});

// prettier-ignore
const KEPT: [string, number, Record<string, string>, () => unknown][] = [
  ['was played on a short while ago',    29, {},                    () => undefined],
  ['is old, where nothing is packed',    999, { ARCHIVE_DAYS: '0' }, () => undefined],
  ['is old, but was changed since',      31, {}, () => change('UPDATE matches SET updated_at = ?', Date.now() + 30 * DAY)],
  ['waits for its start',                31, { KEEP_OPEN_DAYS: '0' }, () => change("UPDATE matches SET status = 'open', visited = 1")],
];

test.each(KEPT)('a match that %s stays as it is', async (_, age, env, prepare) => {
  await prepare();
  days = age;
  const before = await counts();
  await during((server) => server.sweep(), env);
  expect(await counts()).toEqual(before);
});

test('a match that somebody has opened stays as it is, also where that happens just now', async () => {
  days = 31;
  const before = await counts();
  await during(async (server) => {
    for (const { module, table } of expectedMatches)
      await server.get(`/games/${module.id}/${table.id}`);
    await server.sweep();
    expect(await counts()).toMatchObject({ actions: before.actions, archives: 0 });
  });
  let asked = 0;
  const isLive = () => ++asked > 1;
  const pause = () => Promise.resolve();
  const wishes = { before: Date.now() + DAY, isLive, pause };
  expect(await inStored(dataDir, (db) => archiveOld(db, wishes))).toBe(0);
  expect(asked).toBeGreaterThan(games.length);
  expect(await counts()).toMatchObject({ actions: before.actions, archives: 0 });
});

test('who reads a log while it is packed reads all of it', async () => {
  const long = expectedMatches.find(({ log }) => log.length > 200)!;
  const rows: ActionRow[] = [];
  await inStored(dataDir, async (db) => {
    for await (const page of rowsAfter(db, long.table.id, 0)) {
      if (rows.length === 0)
        await archiveOld(db, {
          before: Date.now() + DAY,
          isLive: () => false,
          pause: () => Promise.resolve(),
        });
      rows.push(...page);
    }
  });
  expect(rows.map(({ seq }) => seq)).toEqual(long.log.map((_, i) => i + 1));
  expect(await counts()).toEqual(PACKED);
});

test('a match is packed as a whole or not at all', async () => {
  const before = await allRows();
  const mend = await stuck(dataDir, 'DELETE', 'actions', 'OLD.seq = 20');
  days = 31;
  await during(async (server) => {
    // an error of the native module may come from the realm of another test file, and is none to Jest then
    const message = await server.sweep().then(
      () => 'none',
      (error: Error) => error.message,
    );
    expect(message).toContain('stuck');
  });
  expect(await counts()).toMatchObject({ actions: before.flat().length, archives: 0 });
  await mend();
  await during((server) => server.sweep());
  expect(await counts()).toEqual(PACKED);
  expect(await allRows()).toEqual(before);
});

test('only so many are packed at a time', async () => {
  const [{ module, deal }] = expectedMatches;
  for (const expected of await storeMatches(dataDir, Array(30).fill({ module, deal })))
    await playAhead(dataDir, expected, { actions: 2, random: chanceFor('many') });
  days = 31;
  await during(async (server) => {
    await server.sweep();
    expect(await counts()).toMatchObject({ archives: 20 });
    await server.sweep();
    expect(await counts()).toMatchObject({ archives: 30 + games.length, actions: 0 });
  });
});

test('a log that is damaged stays as it is, and keeps no other from being packed', async () => {
  const [broken] = expectedMatches;
  await change('DELETE FROM actions WHERE match = ? AND seq = 2', broken.table.id);
  const rows = broken.log.length - 1;
  days = 31;
  await during((server) => server.sweep());
  expect(await counts()).toEqual({ ...PACKED, actions: rows, archives: games.length - 1 });
  // it is not read again every minute
  expect(await count('matches WHERE archived = 0')).toBe(0);
});

test('a packed log that is damaged stops its match with a clear line, and no other', async () => {
  days = 31;
  await during((server) => server.sweep());
  const [broken, ...sound] = expectedMatches;
  const archive = 'SELECT body FROM archives WHERE match = ?';
  const [{ body }] = await rowsIn<{ body: Buffer }>(dataDir, archive, broken.table.id);
  body[body.length >> 1] ^= 1;
  await change('UPDATE archives SET body = ? WHERE match = ?', body, broken.table.id);
  await during(async (server) => {
    const { module, table } = broken;
    expect(await server.get(`/games/${module.id}/${table.id}`)).toMatchObject({
      status: 'stopped',
    });
    expect(server.logged.join('')).toContain('the packed log cannot be read');
    expectedMatches = sound;
    await expectAllTrue(server);
  });
});

testOfFolders('a backup of packed matches is restored with all they hold', async () => {
  const before = await allRows();
  days = 31;
  await during((server) => server.sweep());
  const file = join(dataDir, '..', `${Date.now()}.sqlite`);
  expect(backup({ dataDir, file })).toMatchObject({ ok: true });
  await change('DELETE FROM archives');
  expect(restore({ dataDir, file })).toMatchObject({ ok: true });
  rmSync(file);
  expect(await allRows()).toEqual(before);
  await during(expectAllTrue);
});

test('a stopped match is packed as well, and goes on after its rules were mended', async () => {
  await change("UPDATE matches SET status = 'stopped', fault = '0123ABCD'");
  days = 31;
  await during((server) => server.sweep());
  expect(await counts()).toEqual(PACKED);
  await change('UPDATE matches SET fault = NULL WHERE id <> ?', expectedMatches[0].table.id);
  expect(await resume({ ...(await placeIn(dataDir)), reference: '0123ABCD' })).toMatchObject({
    ok: true,
  });
  expectedMatches = [expectedMatches[0]];
  await during(async (server) => {
    await expectAllTrue(server);
    await playOn(server, expectedMatches[0]);
  });
});
