import { engineLoader } from '../../shared/games';
import { runServer, type OwnServer, type Settings } from '../test-support/server';
import { seatPeople, sitDown, tableOf, type Sitter } from '../test-support/sitters';
import { forget, newFolder } from '../test-support/storage';

// A screen whose server is there is not at its table yet: it has to be let in, and where it cannot be for now,
// it asks again.

let dataDir: string;
let server: OwnServer;
const open: Sitter[] = [];

beforeEach(() => (dataDir = newFolder()));
afterEach(async () => {
  for (const { connection } of open.splice(0)) connection.close();
  await server.stop();
  await forget(dataDir);
});

const serve = async (how: Settings = {}) => (server = await runServer({ dataDir, ...how }));

async function gather() {
  await serve();
  const { matchID, sitters } = await seatPeople(server, { people: 2 });
  open.push(...sitters);
  return { matchID, sitters };
}

/** All that a screen goes through. */
function watch({ connection, snapshot }: Sitter): string[] {
  const heard: string[] = [];
  connection.subscribe(() => {
    const { connected, refused, table } = snapshot();
    const where = connected ? 'connected' : 'away';
    const now = `${where}, ${table === null ? (refused?.code ?? 'nothing') : 'at the table'}`;
    if (heard.at(-1) !== now) heard.push(now);
  });
  return heard;
}

test('who cannot be let in for now counts as away, and is let in by and by', async () => {
  const { matchID, sitters } = await gather();
  await server.stop();
  let failures = 2;
  const load = engineLoader();
  await serve({
    loadEngine(...about) {
      if (failures-- > 0) throw new Error('no memory left');
      return load(...about);
    },
  });
  const back = sitDown(server, { ...sitters[1], matchID });
  open.push(back);
  const heard = watch(back);
  await back.sees(({ connected }) => connected);
  expect(heard).toEqual(['away, failed', 'connected, at the table']);
  expect(failures).toBeLessThan(0);
});

test('who is let in is told at once all there is, and draws it once', async () => {
  const { matchID, sitters } = await gather();
  const another = sitDown(server, { ...sitters[0], matchID });
  open.push(another);
  let told = 0;
  another.connection.subscribe(() => told++);
  await another.sees(({ connected, table }) => connected && table !== null);
  expect(told).toBe(1);
});

test('who asks too often to be let in is let in once it is often enough again', async () => {
  const { matchID, sitters } = await gather();
  await server.stop();
  await serve({ limits: { syncs: { burst: 1, perSecond: 1 } } });
  const back = sitters.map((sitter) => sitDown(server, { ...sitter, matchID }));
  open.push(...back);
  await Promise.all(back.map((one) => one.sees(({ connected }) => connected)));
  const { players } = await tableOf(server, matchID);
  expect(players.map(({ isConnected }) => isConnected)).toEqual([true, true]);
});

test('who has no seat there is told so, and asks no more', async () => {
  const { matchID } = await gather();
  const stranger = sitDown(server, { matchID, playerID: '0', credentials: 'f0'.repeat(32) });
  open.push(stranger);
  const heard = watch(stranger);
  await stranger.sees(({ refused }) => refused !== null);
  await stranger.sees(({ connected }) => connected);
  expect(heard).toEqual(['connected, credentials']);
});

test('what is said in the moment of waking from a long sleep is not heard, then or later', async () => {
  const { sitters } = await gather();
  const [{ connection, sees, snapshot }] = sitters;
  const { now } = Date;
  Date.now = () => now() + 3_600_000;
  const said = connection.say('good morning');
  Date.now = now;
  await sees(({ connected }) => !connected);
  await sees(({ connected }) => connected);
  expect(await said).toEqual({ ok: false, code: 'offline' });
  expect(snapshot().refused).toBeNull();
  expect(snapshot().chat).toEqual([]);
  expect((await connection.say('hello')).ok).toBe(true);
});
