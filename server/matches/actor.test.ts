import { runServer, type TestServer } from '../test-support/server';
import {
  awaitedSitter,
  legalOf,
  playOn,
  seatPeople,
  sitDown,
  startMatch,
  tableOf,
  type Sitter,
} from '../test-support/sitters';
import { changeIn, forget, newFolder } from '../test-support/storage';
import { stuck } from '../test-support/triggers';

// What one live match does when something beside it goes wrong.

let dataDir: string;
let server: TestServer;
let matchID: string;
let sitters: Sitter[];

beforeEach(async () => {
  dataDir = newFolder();
  server = await runServer({ dataDir });
  ({ matchID, sitters } = await seatPeople(server, { people: 2 }));
  await startMatch(server, matchID, sitters);
});

afterEach(async () => {
  for (const { connection } of sitters) connection.close();
  await server.stop();
  await forget(dataDir);
});

test('of two writers of one action the first counts, and the other one follows', async () => {
  await playOn(sitters, () => sitters[0].snapshot().match!.stateID >= 4);
  await Promise.all(sitters.map((one) => one.sees(({ match }) => match!.stateID >= 4)));
  const sitter = awaitedSitter(sitters);
  const [{ move, args }] = legalOf(sitter);
  const other = [matchID, 5, sitter.playerID, move, JSON.stringify(args)];
  await changeIn(dataDir, 'INSERT INTO actions VALUES (?, ?, ?, ?, ?, 0, 0)', ...other);
  expect(await sitter.connection.play(move, ...args)).toEqual({ ok: false, code: 'stale' });
  await Promise.all(sitters.map((one) => one.sees(({ match }) => match!.stateID === 5)));
  await playOn(sitters);
  expect((await tableOf(server, matchID)).status).toBe('over');
});

test('an action that cannot be stored is not carried out, and nobody hears of it', async () => {
  const sitter = awaitedSitter(sitters);
  const [{ move, args }] = legalOf(sitter);
  const before = sitters.map(({ snapshot }) => snapshot().match);
  await changeIn(dataDir, 'ALTER TABLE actions RENAME TO lost');
  expect(await sitter.connection.play(move, ...args)).toEqual({ ok: false, code: 'failed' });
  expect(sitters.map(({ snapshot }) => snapshot().match?.view)).toEqual(
    before.map((match) => match?.view),
  );
  await changeIn(dataDir, 'ALTER TABLE lost RENAME TO actions');
  expect(await sitter.connection.play(move, ...args)).toMatchObject({ ok: true });
});

test('a match whose log cannot be replayed stops alone', async () => {
  await playOn(sitters, () => sitters[0].snapshot().match!.stateID >= 4);
  const other = await seatPeople(server, { people: 2 });
  await startMatch(server, other.matchID, other.sitters);
  for (const { connection } of [...sitters, ...other.sitters]) connection.close();
  await server.stop();
  const nonsense = "UPDATE actions SET move = 'nonsense' WHERE match = ? AND seq = 2";
  await changeIn(dataDir, nonsense, matchID);
  server = await runServer({ dataDir });
  expect((await tableOf(server, matchID)).status).toBe('stopped');
  expect((await tableOf(server, other.matchID)).status).toBe('running');
  expect(server.logged.join('')).toContain('match stopped');
  const [ana, bo] = other.sitters.map(({ playerID, credentials }) =>
    sitDown(server, { matchID: other.matchID, playerID, credentials }),
  );
  await Promise.all([ana, bo].map((one) => one.sees(({ match }) => match !== null)));
  await playOn([ana, bo]);
  ana.connection.close();
  bo.connection.close();
});

test('a new name is stored, told and answered, also where what was said cannot follow it', async () => {
  const [host, guest] = sitters;
  await guest.connection.say('before');
  await stuck(dataDir, 'UPDATE', 'chat');
  const { playerID, credentials } = guest;
  const path = `/games/ya-blew-it/${matchID}/update`;
  expect(await server.post(path, { playerID, credentials, newName: 'Zoe' })).toEqual({});
  await host.sees(({ table }) => table!.players[1].name === 'Zoe');
  expect(server.logged.filter((line) => line.includes('keep an old name'))).toHaveLength(1);
});
