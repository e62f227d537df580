import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import {
  awaitedSitter,
  legalOf,
  playOn,
  runServer,
  seatPeople,
  sitDown,
  startMatch,
  tableOf,
  type Sitter,
  type TestServer,
} from '../test-support/server';

// What one live match does when something beside it goes wrong.

let server: TestServer;
let matchID: string;
let sitters: Sitter[];

beforeEach(async () => {
  server = await runServer();
  ({ matchID, sitters } = await seatPeople(server, { people: 2 }));
  await startMatch(server, matchID, sitters);
});

afterEach(async () => {
  for (const { connection } of sitters) connection.close();
  await server.stop();
});

/** The storage, opened by somebody else. */
const otherWriter = () => new SqliteDatabase(join(server.dataDir, 'wondertable.sqlite'));

test('of two writers of one action the first counts, and the other one follows', async () => {
  await playOn(sitters, () => sitters[0].snapshot().match!.stateID >= 4);
  await Promise.all(sitters.map((one) => one.sees(({ match }) => match!.stateID >= 4)));
  const sitter = awaitedSitter(sitters);
  const [{ move, args }] = legalOf(sitter);
  const db = otherWriter();
  db.prepare('INSERT INTO actions VALUES (?, ?, ?, ?, ?, 0, 0)').run(
    matchID,
    5,
    sitter.playerID,
    move,
    JSON.stringify(args),
  );
  db.close();
  expect(await sitter.connection.play(move, ...args)).toEqual({ ok: false, code: 'stale' });
  await Promise.all(sitters.map((one) => one.sees(({ match }) => match!.stateID === 5)));
  await playOn(sitters);
  expect((await tableOf(server, matchID)).status).toBe('over');
});

test('an action that cannot be stored is not carried out, and nobody hears of it', async () => {
  const sitter = awaitedSitter(sitters);
  const [{ move, args }] = legalOf(sitter);
  const before = sitters.map(({ snapshot }) => snapshot().match);
  const db = otherWriter();
  db.exec('ALTER TABLE actions RENAME TO lost');
  expect(await sitter.connection.play(move, ...args)).toEqual({ ok: false, code: 'failed' });
  expect(sitters.map(({ snapshot }) => snapshot().match?.view)).toEqual(
    before.map((match) => match?.view),
  );
  db.exec('ALTER TABLE lost RENAME TO actions');
  db.close();
  expect(await sitter.connection.play(move, ...args)).toMatchObject({ ok: true });
});

test('a match whose log cannot be replayed stops alone', async () => {
  await playOn(sitters, () => sitters[0].snapshot().match!.stateID >= 4);
  const other = await seatPeople(server, { people: 2 });
  await startMatch(server, other.matchID, other.sitters);
  for (const { connection } of [...sitters, ...other.sitters]) connection.close();
  const db = otherWriter();
  db.prepare("UPDATE actions SET move = 'nonsense' WHERE match = ? AND seq = 2").run(matchID);
  db.close();
  // the server itself holds its folder
  const dataDir = mkdtempSync(join(tmpdir(), 'wondertable-'));
  cpSync(server.dataDir, dataDir, { recursive: true });
  const again = await runServer({ dataDir });
  expect((await tableOf(again, matchID)).status).toBe('stopped');
  expect((await tableOf(again, other.matchID)).status).toBe('running');
  expect(again.logged.join('')).toContain('match stopped');
  const [ana, bo] = other.sitters.map(({ playerID, credentials }) =>
    sitDown(again, { matchID: other.matchID, playerID, credentials }),
  );
  await Promise.all([ana, bo].map((one) => one.sees(({ match }) => match !== null)));
  await playOn([ana, bo]);
  ana.connection.close();
  bo.connection.close();
  await again.stop();
  rmSync(dataDir, { recursive: true });
});

test('a new name is stored, told and answered, also where what was said cannot follow it', async () => {
  const [host, guest] = sitters;
  await guest.connection.say('before');
  const db = otherWriter();
  db.exec("CREATE TRIGGER stuck BEFORE UPDATE ON chat BEGIN SELECT RAISE(ABORT, 'stuck'); END");
  db.close();
  const { playerID, credentials } = guest;
  const path = `/games/ya-blew-it/${matchID}/update`;
  expect(await server.post(path, { playerID, credentials, newName: 'Zoe' })).toEqual({});
  await host.sees(({ table }) => table!.players[1].name === 'Zoe');
  expect(server.logged.filter((line) => line.includes('keep an old name'))).toHaveLength(1);
});
