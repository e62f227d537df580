import type { JoinAnswer } from '../../../shared/protocol/requests';
import type { Table } from '../../../shared/protocol/table';
import { runServer, type OwnServer, type Settings } from '../../test-support/server';
import {
  GAME,
  seatPeople,
  sitDown,
  startMatch,
  tableOf,
  type Sitter,
} from '../../test-support/sitters';
import { passingTime, type PassingTime } from '../../test-support/passingTime';
import { forget, newFolder } from '../../test-support/storage';

// Since when somebody is away: by their own screens alone, over restarts, whatever the wall clock says.

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let server: OwnServer;
let time: PassingTime;
let dataDir: string;
let sitters: Sitter[] = [];

const serve = async (settings: Settings = {}) =>
  (server = await runServer({ dataDir, ...time.parts, ...settings }));

beforeEach(async () => {
  time = passingTime();
  dataDir = newFolder();
  await serve();
});
afterEach(async () => {
  leave();
  await server.stop();
  await forget(dataDir);
});

function leave() {
  for (const { connection } of sitters) connection.close();
  sitters = [];
}

async function seated(people: number): Promise<string> {
  const seats = await seatPeople(server, { people });
  ({ sitters } = seats);
  return seats.matchID;
}

const awaySince = ({ players }: Table) => players.map((seat) => seat.awaySince ?? null);

test('whoever closes their last screen is away from that moment on, and everybody is told', async () => {
  const matchID = await seated(2);
  const [host, guest] = sitters;
  const other = sitDown(server, { matchID, playerID: '1', credentials: guest.credentials });
  await other.sees(({ table }) => table !== null);
  time.pass(3 * MINUTE);
  guest.connection.close();
  time.pass(MINUTE);
  // one of two screens is no absence
  expect(awaySince(await tableOf(server, matchID))).toEqual([null, null]);
  const left = time.date();
  other.connection.close();
  await host.sees(({ table }) => table!.players[1].awaySince === left);
  time.pass(HOUR);
  expect(awaySince(await tableOf(server, matchID))).toEqual([null, left]);
});

test('whoever comes back is away no longer', async () => {
  const matchID = await seated(2);
  const [host, { credentials, connection }] = sitters;
  connection.close();
  await host.sees(({ table }) => table!.players[1].awaySince !== undefined);
  sitters[1] = sitDown(server, { matchID, playerID: '1', credentials });
  await host.sees(({ table }) => table!.players[1].awaySince === undefined);
  expect(host.snapshot().table!.players[1].isConnected).toBe(true);
});

test('whoever takes a seat without a screen is away since then, and a bot never is', async () => {
  const matchID = await seated(2);
  const path = `/games/${GAME}/${matchID}`;
  const host = { playerID: '0', credentials: sitters[0].credentials };
  await server.post(`${path}/seats`, host);
  await server.post(`${path}/seats`, host);
  await server.post(`${path}/seats/2/bot`, host);
  time.pass(MINUTE);
  await server.post<JoinAnswer>(`${path}/join`, { playerName: 'Cy' });
  expect(awaySince(await tableOf(server, matchID))).toEqual([null, null, null, time.date()]);
});

describe('over a restart', () => {
  test('who was away stays away since then, who was there is away since the server is back', async () => {
    const matchID = await seated(3);
    await startMatch(server, matchID, sitters);
    const [host, , third] = sitters;
    const left = time.date();
    third.connection.close();
    await host.sees(({ table }) => table!.players[2].awaySince === left);
    time.pass(5 * MINUTE);
    await server.stop();
    time.pass(HOUR);
    await serve();
    const back = time.date();
    time.pass(MINUTE);
    const { credentials } = host;
    leave();
    sitters = [sitDown(server, { matchID, playerID: '0', credentials })];
    await sitters[0].sees(({ table }) => table !== null);
    expect(awaySince(await tableOf(server, matchID))).toEqual([null, back, left]);
  });

  test('a second restart leaves it at that', async () => {
    const matchID = await seated(2);
    await server.stop();
    await serve();
    const back = time.date();
    expect(awaySince(await tableOf(server, matchID))).toEqual([back, back]);
    leave();
    await server.stop();
    time.pass(HOUR);
    await serve();
    expect(awaySince(await tableOf(server, matchID))).toEqual([back, back]);
  });
});
