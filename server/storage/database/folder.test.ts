import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { backup } from '../../cli/backup';
import { runServer } from '../../test-support/server';
import { GAME, seatPeople, tableOf } from '../../test-support/sitters';
import { listening, start, useProgram } from '../../test-support/serverProcess';
import { lockFolder } from './folder';

// A data folder belongs to one server at a time, and to one user of the machine.

let root: string;
let dataDir: string;
let folders = 0;

useProgram();
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'wondertable-'));
});
beforeEach(() => {
  dataDir = join(root, String(folders++));
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const inUse = () => `a server is using ${dataDir}; stop it first\n`;

test('a folder that cannot be made gets one clear line and exit 2, and no endless start', async () => {
  // asked for all of these at once, Node.js would go on for ever
  const started = start({ DATA_DIR: '/proc/wondertable/data' });
  expect(await started.exit).toBe(2);
  expect(started.errors()).toMatch(/^wondertable: cannot use \/proc\/wondertable: .+\n$/);
});

describe('one server at a time:', () => {
  test('a second one ends with one sentence and exit 3, and what the first has promised stands', async () => {
    const first = await listening({ DATA_DIR: dataDir });
    const { matchID, sitters } = await seatPeople(first, { people: 2 });
    const second = start({ DATA_DIR: dataDir });
    expect(await second.exit).toBe(3);
    expect(second.errors()).toBe(`wondertable: ${inUse()}`);
    const { playerID, credentials } = sitters[0];
    await first.post(`/games/${GAME}/${matchID}/seats`, { playerID, credentials });
    expect((await tableOf(first, matchID)).players.map(({ name }) => name)).toEqual([
      'Player 0',
      'Player 1',
      undefined,
    ]);
    for (const { connection } of sitters) connection.close();
    first.child.kill('SIGTERM');
    expect(await first.exit).toBe(0);
  });

  test('kill -9 leaves nothing locked, and neither does a stop', async () => {
    for (const signal of ['SIGKILL', 'SIGTERM', 'SIGKILL'] as const) {
      const server = await listening({ DATA_DIR: dataDir });
      server.child.kill(signal);
      await server.exit;
    }
    lockFolder(dataDir)();
  });

  test('one that is just being stopped is waited for', async () => {
    mkdirSync(dataDir);
    const holder = await holdElsewhere();
    holder.stdin!.write('let go soon');
    lockFolder(dataDir)();
    holder.kill('SIGKILL');
  });

  test('no match is resumed and no backup restored beside it, but one is made', async () => {
    const server = await listening({ DATA_DIR: dataDir });
    const file = join(root, 'backup.sqlite');
    const made = start({ DATA_DIR: dataDir }, { args: ['backup', file] });
    expect([await made.exit, made.errors()]).toEqual([0, '']);
    const resumed = start({ DATA_DIR: dataDir }, { args: ['resume', '0123abcd'] });
    expect([await resumed.exit, resumed.errors()]).toEqual([1, `wondertable: ${inUse()}`]);
    const restored = start({ DATA_DIR: dataDir }, { args: ['restore', file] });
    expect([await restored.exit, restored.errors()]).toEqual([
      1,
      `wondertable: nothing was restored from ${file}: ${inUse()}`,
    ]);
    server.child.kill('SIGTERM');
    expect(await server.exit).toBe(0);
  });

  /** Another process that has the folder until some time after it is told to let go. */
  async function holdElsewhere(): Promise<ChildProcess> {
    const program = `
      const lock = new (require('better-sqlite3'))(${JSON.stringify(join(dataDir, 'wondertable.lock'))});
      lock.exec('BEGIN EXCLUSIVE');
      process.stdin.once('data', () => setTimeout(() => lock.close(), 300));
      console.log('held');
    `;
    const child = spawn(process.execPath, ['-e', program], { stdio: ['pipe', 'pipe', 'inherit'] });
    await once(child.stdout, 'data');
    return child;
  }
});

describe('its owner alone:', () => {
  const others = (path: string) => (statSync(path).mode & 0o077).toString(8);
  const readable = () => readdirSync(dataDir).filter((name) => others(join(dataDir, name)) !== '0');

  test('a folder that is made, and every file in it, is for nobody else to read', async () => {
    const server = await runServer({ dataDir });
    const { sitters } = await seatPeople(server, { people: 2 });
    for (const { connection } of sitters) connection.close();
    expect(others(dataDir)).toBe('0');
    expect(readdirSync(dataDir).sort()).toEqual(
      ['.lock', '.sqlite', '.sqlite-shm', '.sqlite-wal'].map((ending) => `wondertable${ending}`),
    );
    expect(readable()).toEqual([]);
    await server.stop();
  });

  test('files of before are taken from the others, the folder is left as it was found', async () => {
    const killed = await listening({ DATA_DIR: dataDir });
    killed.child.kill('SIGKILL');
    await killed.exit;
    chmodSync(dataDir, 0o755);
    for (const name of readdirSync(dataDir)) chmodSync(join(dataDir, name), 0o644);
    expect(existsSync(join(dataDir, 'wondertable.sqlite-wal'))).toBe(true);
    const server = await runServer({ dataDir });
    expect(readable()).toEqual([]);
    expect(others(dataDir)).toBe('55');
    await server.stop();
  });

  test('a backup is for nobody else to read, whoever could read the database', async () => {
    await (await runServer({ dataDir })).stop();
    chmodSync(join(dataDir, 'wondertable.sqlite'), 0o644);
    const file = join(root, 'private.sqlite');
    expect(backup({ dataDir, file }).ok).toBe(true);
    expect(others(file)).toBe('0');
  });
});
