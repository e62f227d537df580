import { games } from '../../../shared/games';
import type { Table } from '../../../shared/protocol/table';
import { runServer, type TestServer } from '../../test-support/server';
import { chanceFor, dealsOf } from '../../test-support/randomMatches';
import { keyOf } from '../../test-support/injectedPosition';
import {
  lookOf,
  nextAction,
  follow,
  playAhead,
  shownTo,
  storeMatches,
  viewersOf,
  type ExpectedMatch,
} from '../../test-support/expectedMatch';
import { changeIn, copyStored, forget, newFolder, rowsIn } from '../../test-support/storage';

// A match is loaded from a snapshot and the actions after it. Nobody may see the difference.

const ACTIONS = 130;

let prepared: string;
let dataDir: string;
let expectedMatches: ExpectedMatch[];

beforeAll(async () => {
  prepared = newFolder();
  expectedMatches = await storeMatches(
    prepared,
    games.map((module) => ({ module, deal: dealsOf(module, 1)[0] })),
  );
  for (const expected of expectedMatches)
    await playAhead(prepared, expected, { actions: ACTIONS, random: chanceFor('ahead') });
});

beforeEach(async () => {
  dataDir = newFolder();
  await copyStored(prepared, dataDir);
});

afterEach(() => forget(dataDir));
afterAll(() => forget(prepared));

const change = (sql: string) => changeIn(dataDir, sql);

/** Runs a server over the matches, in which `what` is done. */
async function during<T>(build: string, what: (server: TestServer) => Promise<T>): Promise<T> {
  const server = await runServer({ dataDir, build });
  try {
    return await what(server);
  } finally {
    await server.stop();
  }
}

const statusOf = async (server: TestServer, { module, table }: ExpectedMatch) =>
  (await server.get<Table>(`/games/${module.id}/${table.id}`)).status;

/** What everybody at every table is shown, and would be shown by a replay of the whole log. */
async function expectAllTrue(server: TestServer) {
  for (const expected of expectedMatches)
    for (const viewer of viewersOf(expected))
      expect(await shownTo(server.port, expected, viewer)).toBe(lookOf(expected, viewer));
}

const statuses = (server: TestServer) =>
  Promise.all(expectedMatches.map((expected) => statusOf(server, expected)));

test.each([
  ['another build made it', "UPDATE snapshots SET build = 'two'"],
  ['it is damaged', "UPDATE snapshots SET body = replace(body, '1', '2')"],
  ['the log is shorter than it', 'UPDATE snapshots SET seq = seq + 1000'],
])('a snapshot is not used when %s', async (_, sql) => {
  await during('one', statuses);
  expect(await change(sql)).toBe(expectedMatches.length);
  await during('one', expectAllTrue);
  await change(sql);
  await change("UPDATE actions SET move = 'nonsense' WHERE seq = 2");
  expect(new Set(await during('one', statuses))).toEqual(new Set(['stopped']));
});

test('a log can be read back to its first entry, whatever was loaded', async () => {
  await during('one', statuses);
  await during('one', async (server) => {
    for (const expected of expectedMatches)
      for (const viewer of viewersOf(expected))
        expect(await wholeLog(server, expected, viewer)).toEqual(
          expected.model.log(viewer).map(({ _stateID }) => _stateID),
        );
  });
});

/** The numbers of all entries that a viewer can fetch, page by page. */
async function wholeLog(
  server: TestServer,
  { module, table }: ExpectedMatch,
  viewer: string | null,
) {
  const numbers: number[] = [];
  for (;;) {
    const before = numbers.at(0) ?? 1e9;
    const whose = viewer === null ? '' : `&playerID=${viewer}`;
    const answer = await fetch(
      `${server.url}/games/${module.id}/${table.id}/log?before=${before}${whose}`,
      viewer === null ? {} : { headers: { authorization: `Bearer ${keyOf(viewer)}` } },
    );
    const { entries } = (await answer.json()) as { entries: { stateID: number }[] };
    if (entries.length === 0) return numbers;
    numbers.unshift(...entries.map(({ stateID }) => stateID));
  }
}

test('snapshots of another build are dropped in time, and made anew where somebody looks', async () => {
  await during('one', statuses);
  const builds = async () =>
    (await rowsIn<{ build: string }>(dataDir, 'SELECT build FROM snapshots')).map(
      ({ build }) => build,
    );
  expect(await builds()).toEqual(expectedMatches.map(() => 'one'));
  await during('two', (server) => statusOf(server, expectedMatches[0]));
  expect((await builds()).sort()).toEqual(['one', 'one', 'one', 'two']);
});

test('a match that is loaded from its snapshot looks to everybody as if its whole log had been played', async () => {
  await during('one', expectAllTrue);
  // the beginning of the log is not even read any more
  expect(await change("UPDATE actions SET move = 'nonsense' WHERE seq = 2")).toBe(
    expectedMatches.length,
  );
  await during('one', async (server) => {
    await expectAllTrue(server);
    for (const expected of expectedMatches) {
      const { action, send, wire } = await nextAction(server.port, expected, chanceFor('on'));
      expect(await send()).toMatchObject({ ok: true });
      wire.close();
      follow(expected, action);
    }
    await expectAllTrue(server);
  });
});
