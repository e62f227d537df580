import {
  awaitedSitter,
  legalOf,
  playOn,
  runServer,
  seatPeople,
  sitDown,
  startMatch,
  tableOf,
  type OwnServer,
  type Sitter,
} from '../test-support/server';
import { forget, newFolder, rowsIn } from '../test-support/storage';

// Two servers on one database: whoever plays on one is seen on the other.

let dataDir: string;
let servers: OwnServer[];
let matchID: string;
let sitters: Sitter[];

/** The host's screen is on the first server, the guest's on the second. */
beforeEach(async () => {
  dataDir = newFolder();
  servers = [];
  for (let i = 0; i < 2; i++) servers.push(await runServer({ dataDir, shares: true }));
  ({ matchID, sitters } = await seatPeople(servers[0], { people: 2 }));
  const [host, guest] = sitters;
  await startMatch(servers[0], matchID, sitters);
  guest.connection.close();
  const { playerID, credentials } = guest;
  sitters = [host, sitDown(servers[1], { matchID, playerID, credentials })];
  await sitters[1].sees(({ match }) => match !== null);
});
afterEach(async () => {
  for (const { connection } of sitters) connection.close();
  for (const server of servers) await server.stop();
  await forget(dataDir);
});

test('a move that is made on one server is seen on the other, and the match is played to its end', async () => {
  const mover = awaitedSitter(sitters);
  const [{ move, args }] = legalOf(mover);
  const ack = await mover.connection.play(move, ...args);
  expect(ack).toMatchObject({ ok: true });
  await Promise.all(sitters.map((one) => one.sees(({ match }) => match!.stateID > 0)));
  await playOn(sitters);
  for (const server of servers) expect((await tableOf(server, matchID)).status).toBe('over');
});

test('what was not heard, since the connection was lost, is seen all the same', async () => {
  await rowsIn(
    dataDir,
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE datname = current_database() AND query LIKE 'LISTEN%'`,
  );
  await playOn(sitters, () => sitters[0].snapshot().match!.stateID >= 6);
  await Promise.all(sitters.map((one) => one.sees(({ match }) => match!.stateID >= 6)));
});
