import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import SqliteDatabase from 'better-sqlite3';

// `npm start` beside a running server: nothing is installed or built below it.

const dataDir = mkdtempSync(join(tmpdir(), 'wondertable-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

/** Runs it in a process of its own; the exit code, and what it said. */
function ask(isStale: boolean) {
  const script = `
    const { refuseBesideServer } = await import('./scripts/beside-server.mjs');
    refuseBesideServer(${JSON.stringify(dataDir)}, ${isStale});
  `;
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--input-type=module', '--eval', script],
    { encoding: 'utf8' },
  );
  return [status, stderr];
}

test('while a server has the folder, what is stale is left, with its sentence and its exit code', () => {
  expect(ask(true)).toEqual([0, '']);
  const file = join(dataDir, 'wondertable.lock');
  writeFileSync(file, '');
  const lock = new SqliteDatabase(file);
  lock.exec('BEGIN EXCLUSIVE');
  expect(ask(true)).toEqual([3, `wondertable: a server is using ${dataDir}; stop it first\n`]);
  // where nothing is to be done, the commands for hosts work beside it
  expect(ask(false)).toEqual([0, '']);
  lock.close();
  expect(ask(true)).toEqual([0, '']);
});

test('npm start looks before it installs or builds', () => {
  const source = readFileSync(join(__dirname, 'start.mjs'), 'utf8');
  expect(source).toMatch(/refuseBesideServer\([^]*setup-to-run[^]*build\.mjs/);
});
