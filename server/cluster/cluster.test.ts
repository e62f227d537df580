import pino from 'pino';
import { monotonic } from '../monotonic';
import { forget, newFolder, openStored, settingsFor } from '../test-support/storage';
import { joinCluster, type Listener } from './cluster';
import { createSharedUptime } from './sharedUptime';

// One of the servers that share a database, without any matches.

const dataDir = newFolder();
afterAll(() => forget(dataDir));

test('whoever joined looks round every now and then, and no longer once they are closed', async () => {
  const repeated = new Map<unknown, () => void>();
  const every = jest.spyOn(globalThis, 'setInterval').mockImplementation(((job: () => void) => {
    const timer = { unref: () => timer };
    repeated.set(timer, job);
    return timer;
  }) as never);
  const end = jest
    .spyOn(globalThis, 'clearInterval')
    .mockImplementation((timer) => void repeated.delete(timer));
  const db = await openStored(dataDir);
  const { DATABASE_URL: databaseUrl } = await settingsFor(dataDir);
  const log = pino({ level: 'silent' });
  const { cluster } = await joinCluster({ db, databaseUrl, monotonic, log });
  let rounds = 0;
  const listener: Listener = {
    live: () => [],
    told: () => undefined,
    stands: () => undefined,
    changed: () => undefined,
    round: () => void rounds++,
    reached: () => undefined,
  };
  const before = new Set(repeated.keys());
  cluster.begin(listener);
  const [look, ...more] = [...repeated].filter(([timer]) => !before.has(timer));
  expect(more).toEqual([]);
  look[1]();
  expect(rounds).toBe(1);
  await cluster.close();
  expect([...repeated.keys()]).not.toContain(look[0]);
  await db.destroy();
  every.mockRestore();
  end.mockRestore();
});

test('the uptime goes on between two notes by the clock of the server, and what was noted meanwhile is not counted twice', async () => {
  const db = await openStored(dataDir);
  let clock = 0;
  const uptime = await createSharedUptime(db, () => clock);
  const began = uptime.now();
  clock = 2900;
  expect(uptime.now()).toBe(began + 2900);
  // hardly any time has passed for the database
  await uptime.note();
  clock = 3000;
  expect(uptime.now()).toBe(began + 2900);
  await db.destroy();
});
