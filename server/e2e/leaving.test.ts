import { openProxy } from '../test-support/proxy';
import {
  playOn,
  seatPeople,
  sitDown,
  startMatch,
  tableOf,
  type Sitter,
} from '../test-support/sitters';
import { next as nextOf, rawSocket } from '../test-support/socket';
import { listening, UNLIMITED, useProgram, type Started } from '../test-support/serverProcess';
import { forget, newFolder, settingsFor } from '../test-support/storage';

// A server that is told to stop, as a host or whatever replaces it does, or that is gone at once, beside another one on
// the same database.

useProgram();

const folders = [newFolder(), newFolder()];
const running: Started[] = [];
let sitters: Sitter[] = [];

afterAll(async () => {
  for (const { connection } of sitters) connection.close();
  for (const { child, exit } of running) {
    child.kill('SIGKILL');
    await exit;
  }
  for (const folder of folders) await forget(folder);
});

async function serve(folder: string): Promise<Started> {
  const { DATABASE_URL } = await settingsFor(folders[0]);
  const server = await listening({ ...UNLIMITED, DATABASE_URL, DATA_DIR: folder });
  running.push(server);
  return server;
}

/** What somebody who comes to watch is told until they are cut off. */
async function toldOnComing(server: Started, matchID: string): Promise<string[]> {
  const socket = rawSocket(server);
  const told: string[] = [];
  socket.onAny((event: string) => told.push(event));
  socket.on('connect', () => socket.emit('sync', matchID));
  await nextOf(socket, 'disconnect');
  socket.close();
  return told;
}

test('takes no more screens, hands over what it has, and ends well; the match goes on', async () => {
  const old = await serve(folders[0]);
  const next = await serve(folders[1]);
  const balancer = await openProxy({ host: '127.0.0.1', port: old.port });
  const url = balancer.through('http://x').replace(/\/$/, '');
  const gathered = await seatPeople({ ...old, url }, { people: 2, bots: 1 });
  ({ sitters } = gathered);
  await startMatch(old, gathered.matchID, sitters);
  await playOn(sitters, () => sitters[0].snapshot().match!.stateID >= 3);

  old.child.kill('SIGTERM');
  const isReady = async ({ url }: Started) => (await fetch(`${url}/healthz?ready`)).status === 200;
  while (await isReady(old));
  expect(await isReady(next)).toBe(true);
  expect(await toldOnComing(old, gathered.matchID)).toEqual([]);
  balancer.aimAt(next.port);
  await Promise.all(sitters.map((one) => one.sees(({ connected }) => !connected)));
  expect(await old.exit).toBe(0);

  await Promise.all(sitters.map((one) => one.sees(({ connected }) => connected)));
  await playOn(sitters);
  expect((await tableOf(next, gathered.matchID)).status).toBe('over');
  await balancer.close();
});

test('is killed, and nobody is taken to be there who was there by it', async () => {
  const gone = await serve(folders[0]);
  const other = await serve(folders[1]);
  const gathered = await seatPeople(gone, { people: 2 });
  await startMatch(gone, gathered.matchID, gathered.sitters);
  const { playerID, credentials } = gathered.sitters[1];
  const seat = { matchID: gathered.matchID, playerID, credentials };
  const watching = sitDown(gone, { matchID: gathered.matchID, playerID: null });
  gathered.sitters[1].connection.close();
  const left = sitDown(other, seat);
  sitters = [...sitters, ...gathered.sitters, watching, left];
  await left.sees(({ table }) => table?.watching === 1 && table.players[0].isConnected === true);
  gone.child.kill('SIGKILL');
  await gone.exit;
  await left.sees(({ table }) => table!.watching === 0 && !table!.players[0].isConnected);
  const { players } = await tableOf(other, gathered.matchID);
  expect(players.map(({ isConnected }) => isConnected)).toEqual([false, true]);
});
