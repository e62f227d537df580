import type { CreateAnswer } from '../../shared/protocol/requests';
import type { Table } from '../../shared/protocol/table';
import type { Limits } from '../limits';
import { postJson, runServer, type OwnServer } from '../test-support/server';
import { GAME, sitDown, type Sitter } from '../test-support/sitters';
import { rowsIn } from '../test-support/storage';

// Nobody fills the places where tables wait, nor the public list: tables that nobody came to live an
// hour and make room first, and a list shows few of one network.

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let server: OwnServer;
let now: number;
let sitters: Sitter[];

beforeEach(() => {
  now = Date.now();
  sitters = [];
});
afterEach(async () => {
  for (const { connection } of sitters) connection.close();
  await server.stop();
});

const serve = async (limits?: Partial<Limits>, env: Record<string, string> = {}) =>
  void (server = await runServer({ now: () => now, env, ...(limits && { limits }) }));

const OPEN = { numPlayers: 3, start: 'host', playerName: 'Ana' };

/** Opens a public table from some address. */
async function open(from = '192.0.2.1'): Promise<CreateAnswer> {
  const answer = await postJson(`${server.url}/games/${GAME}/create`, OPEN, {
    'x-forwarded-for': from,
  });
  const body = (await answer.json()) as CreateAnswer & { code?: string };
  if (body.code !== undefined) throw new Error(body.code);
  return body;
}

/** The opener's screen is at the table. */
async function arrive({ matchID, playerCredentials }: CreateAnswer): Promise<Sitter> {
  const sitter = sitDown(server, { matchID, playerID: '0', credentials: playerCredentials });
  sitters.push(sitter);
  await sitter.sees(({ table }) => table?.players[0].isConnected === true);
  return sitter;
}

/** Closes a screen; resolves when the table knows. */
async function leave({ connection }: Sitter, { matchID }: CreateAnswer) {
  connection.close();
  const isHere = async () =>
    (await server.get<Table>(`/games/${GAME}/${matchID}`)).players[0].isConnected;
  while (await isHere());
}

const visit = ({ matchID }: CreateAnswer) =>
  server.post(`/games/${GAME}/${matchID}/join`, { playerName: 'Bo' });

async function stored(): Promise<string[]> {
  const rows = await rowsIn<{ id: string }>(server.dataDir, 'SELECT id FROM matches');
  return rows.map(({ id }) => id);
}

/** Lets time pass, the server looking around each minute. */
async function pass(time: number) {
  for (const end = now + time; now < end; now += MINUTE) await server.sweep();
  await server.sweep();
}

const listed = async () =>
  (await server.get<{ matches: Table[] }>(`/games/${GAME}`)).matches.map(({ matchID }) => matchID);

test('a table that nobody was ever at lives an hour, one that somebody came to or has looked at longer', async () => {
  await serve();
  const [alone, asked, visited, attended] = [
    await open(),
    await open(),
    await open(),
    await open(),
  ];
  const kept = [visited.matchID, attended.matchID].sort();
  await visit(visited);
  // to send the link and go
  await leave(await arrive(attended), attended);
  await pass(59 * MINUTE);
  // asking for it is not enough
  await server.get(`/games/${GAME}/${asked.matchID}`);
  expect((await stored()).sort()).toEqual([...kept, alone.matchID, asked.matchID].sort());
  await pass(2 * MINUTE);
  expect((await stored()).sort()).toEqual(kept);
  await expect(server.get(`/games/${GAME}/${alone.matchID}`)).rejects.toThrow('unknownMatch');
  await pass(9 * HOUR);
  expect((await stored()).sort()).toEqual(kept);
});

test('who runs the server reads how many tables went that nobody came to', async () => {
  await serve();
  await open();
  await open();
  await pass(2 * HOUR);
  const told = server.logged
    .map((line) => JSON.parse(line) as { msg: string; tables?: number })
    .filter(({ msg }) => msg === 'tables nobody came to deleted');
  expect(told.map(({ tables }) => tables)).toEqual([2]);
});

test('whoever comes in the moment a table goes has a seat at it, or is told that it is gone', async () => {
  await serve();
  for (let i = 0; i < 12; i++) {
    const table = await open();
    now += 2 * HOUR;
    const [seated] = await Promise.all([
      visit(table).catch((error: Error) => error.message),
      server.sweep(),
    ]);
    if (seated === 'unknownMatch') expect(await stored()).not.toContain(table.matchID);
    else {
      expect(seated).toMatchObject({ playerID: '1' });
      const { players } = await server.get<Table>(`/games/${GAME}/${table.matchID}`);
      expect(players[1].name).toBe('Bo');
    }
  }
});

test('a table lives its hour whatever the host keeps, and a match that runs is no such table', async () => {
  await serve(undefined, { KEEP_OPEN_DAYS: '0' });
  const table = await open();
  const { matchID } = await server.post<CreateAnswer>(`/games/${GAME}/create`, {
    numPlayers: 2,
    bots: ['normal', 'normal'],
  });
  const screen = sitDown(server, { matchID, playerID: null });
  await screen.sees(({ match }) => match !== null);
  screen.connection.close();
  await pass(2 * HOUR);
  expect(await stored()).toEqual([matchID]);
  expect(await stored()).not.toContain(table.matchID);
});

test('where no more tables may wait, those that nobody came to make room, but none with a screen or a guest', async () => {
  await serve({ openTables: 4 });
  const [attended, visited] = [await open(), await open()];
  const first = await open();
  now += 1;
  const second = await open();
  await arrive(attended);
  await visit(visited);
  // whoever has just opened one is on their way to it
  await expect(open()).rejects.toThrow('tooMany');
  now += 3 * MINUTE;
  const next = await open();
  expect(await stored()).not.toContain(first.matchID);
  const last = await open();
  expect(await stored()).not.toContain(second.matchID);
  const left = [attended, visited, next, last].map(({ matchID }) => matchID);
  expect((await stored()).sort()).toEqual(left.sort());
  await expect(open()).rejects.toThrow('tooMany');
});

test('of those that make room, whoever was at theirs keeps it longest, even when they came once and left', async () => {
  await serve({ openTables: 3 });
  const left = await open();
  await leave(await arrive(left), left);
  now += HOUR;
  const [one, other] = [await open(), await open()];
  await pass(3 * MINUTE);
  await open();
  await open();
  expect(await stored()).toContain(left.matchID);
  expect(await stored()).not.toContain(one.matchID);
  expect(await stored()).not.toContain(other.matchID);
  await pass(3 * MINUTE);
  for (let i = 0; i < 3; i++) await open();
  expect(await stored()).not.toContain(left.matchID);
});

test('a hundred tables of one network push nobody off the list: all but five of them come last', async () => {
  await serve(undefined, { TRUST_PROXY: '1' });
  const opened = [await open('198.51.100.7'), await open('198.51.100.8')];
  for (let i = 0; i < 20; i++) await open('192.0.2.1');
  for (let i = 0; i < 110; i++) {
    now += 1;
    await open(`2001:db8:1:${i.toString(16)}::1`);
  }
  const ids = await listed();
  expect(ids).toHaveLength(100);
  expect(ids.slice(0, 12)).toEqual(expect.arrayContaining(opened.map(({ matchID }) => matchID)));
});

test('where there is room for all, the list shows all', async () => {
  await serve();
  for (let i = 0; i < 12; i++) await open();
  expect(await listed()).toHaveLength(12);
});

test('tables with somebody at them come first, wherever they were opened', async () => {
  await serve(undefined, { TRUST_PROXY: '1' });
  const attended = await open('198.51.100.7');
  for (let i = 0; i < 110; i++) {
    now += 1;
    await open(`192.0.2.${i}`);
  }
  expect(await listed()).toHaveLength(100);
  expect(await listed()).not.toContain(attended.matchID);
  await arrive(attended);
  expect((await listed())[0]).toBe(attended.matchID);
});
