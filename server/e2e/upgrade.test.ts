import { rmSync } from 'node:fs';
import { createEngine, type Action } from '../../shared/engine/engine';
import type { GameModule } from '../../shared/engine/game';
import { engineLoader, gameOf } from '../../shared/games';
import { FROZEN } from '../../shared/games/frozen';
import type { CreateAnswer, JoinAnswer } from '../../shared/protocol/requests';
import type { Table } from '../../shared/protocol/table';
import { createMatchModel } from '../matches/model';
import { loadTable } from '../storage/tables';
import { dealOf } from '../tables/table';
import {
  follow,
  lookOf,
  nextAction,
  shownTo,
  storedLog,
  viewersOf,
  type ExpectedMatch,
} from '../test-support/expectedMatch';
import { buildOlderServer } from '../test-support/olderServer';
import { chanceFor } from '../test-support/randomMatches';
import {
  listening,
  PROGRAM,
  UNLIMITED,
  useProgram,
  type Started,
} from '../test-support/serverProcess';
import { forget, newFolder, openStored } from '../test-support/storage';
import { dial } from '../test-support/wire';

// A server is brought up to date, taken back and brought up to date again, each time by kill -9 with moves under way.
// The older one is one that never heard of the newer rules.

const [PAST] = FROZEN;
const OLDER = PROGRAM.replace('server-', 'older-');
/** How many moves are acknowledged between two changes. */
const MOVES = 5;

const dataDir = newFolder();
let server: Started;
useProgram();
beforeAll(() => buildOlderServer(OLDER, PAST));
afterAll(async () => {
  server?.child.kill('SIGKILL');
  await server?.exit;
  rmSync(OLDER, { force: true });
  await forget(dataDir);
});

const start = async (program: string) => {
  server = await listening({ DATA_DIR: dataDir, LOG_LEVEL: 'info', ...UNLIMITED }, { program });
};
const pathOf = (matchID: string) => `/games/${PAST.game}/${matchID}`;
const tableOf = (expected: ExpectedMatch) => server.get<Table>(pathOf(expected.table.id));
const random = chanceFor('upgrade');

/** Two people sit down at a table of the server, which deals; the server is killed at once. */
async function dealt(module: GameModule): Promise<ExpectedMatch> {
  const { matchID } = await server.post<CreateAnswer>(`/games/${PAST.game}/create`, {
    numPlayers: 2,
  });
  const keys = new Map<string, string>();
  for (const playerName of ['Ana', 'Bo']) {
    const seat = await server.post<JoinAnswer>(`${pathOf(matchID)}/join`, { playerName });
    keys.set(seat.playerID, seat.playerCredentials);
  }
  await kill();
  const db = await openStored(dataDir);
  const table = (await loadTable(db, matchID))!;
  await db.destroy();
  expect(table).toMatchObject({ status: 'running', version: module.version });
  const engine = createEngine(module);
  const deal = dealOf(table);
  const model = createMatchModel(engine, deal, []);
  return { module, engine, deal, table, model, log: [], keyOf: (id) => keys.get(id)! };
}

async function kill() {
  server.child.kill('SIGKILL');
  await server.exit;
}

/** Everybody sees a match as it ought to be, and some moves of it are played. */
async function play(expected: ExpectedMatch) {
  for (const viewer of viewersOf(expected))
    expect(await shownTo(server.port, expected, viewer)).toBe(lookOf(expected, viewer));
  for (let moves = 0; moves < MOVES; moves++) {
    const { action, wire, send } = await nextAction(server.port, expected, random);
    expect(await send()).toMatchObject({ ok: true });
    wire.close();
    follow(expected, action);
  }
}

/** The server is killed while a move of each match is under way: all that it acknowledged is stored, and that move as a whole or not at all. */
async function killUnderPlay(...matches: ExpectedMatch[]) {
  const sent = new Map<ExpectedMatch, Action>();
  for (const expected of matches) {
    const { action, send } = await nextAction(server.port, expected, random);
    send().catch(() => undefined);
    sent.set(expected, action);
  }
  await kill();
  for (const expected of matches) {
    const stored = await storedLog(dataDir, expected);
    if (stored.length > expected.log.length) follow(expected, sent.get(expected)!);
    expect(stored).toEqual(expected.log);
  }
}

const said = (words: string) => server.logged.some((line) => line.includes(words));
const LOOKED = '"every running match can go on: ';

test('up, down and up again under play loses no move, whichever rules a match was dealt by', async () => {
  const older = (await engineLoader()(PAST.game, PAST.version))!.module;
  const newer = gameOf(PAST.game)!;
  expect(newer.version).toBeGreaterThan(PAST.version);

  await start(OLDER);
  const old = await dealt(older);
  await start(OLDER);
  await play(old);
  await killUnderPlay(old);

  await start(PROGRAM);
  expect(said(`${LOOKED}1"`)).toBe(true);
  await play(old);
  const today = await dealt(newer);
  await start(PROGRAM);
  await play(today);
  await killUnderPlay(old, today);

  await start(OLDER);
  expect(await tableOf(today)).toMatchObject({ status: 'running', waitsForRules: true });
  const wire = await dial({ port: server.port, game: PAST.game });
  await wire.ask('sync', today.table.id, '0', today.keyOf!('0'));
  const payload = { type: 'draw', args: [], playerID: '0', credentials: today.keyOf!('0') };
  expect(
    await wire.ask('update', { type: 'MAKE_MOVE', payload }, 0, today.table.id, '0'),
  ).toMatchObject({ ok: false, code: 'otherRules' });
  wire.close();
  await play(old);
  await killUnderPlay(old);
  expect(said('match stopped')).toBe(false);
  expect(await storedLog(dataDir, today)).toEqual(today.log);

  await start(PROGRAM);
  for (const expected of [old, today]) {
    expect(await tableOf(expected)).toMatchObject({ version: expected.module.version });
    expect(await tableOf(expected)).not.toHaveProperty('waitsForRules');
    await play(expected);
  }
});
