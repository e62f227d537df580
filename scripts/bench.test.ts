import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// The bench is run by hand and now and then, so nobody else would see that it cannot be.

const folder = mkdtempSync(join(tmpdir(), 'wondertable-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs a program of Node.js's in the checkout; its exit code, and what it said. */
function run(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: join(__dirname, '..'),
    encoding: 'utf8',
    env: { ...process.env, NODE_PATH: join(__dirname, '../node_modules') },
  });
  return { status, stdout, stderr };
}

test('the programs of the bench can be bundled, and begin', () => {
  const bundle = `const { bundle } = await import('./bench/bundle.mjs'); await bundle(${JSON.stringify(folder)});`;
  expect(run('--input-type=module', '--eval', bundle)).toMatchObject({ status: 0, stderr: '' });
  expect(readdirSync(folder)).toEqual(expect.arrayContaining(['main.js', 'soak.js', 'peers']));
  const { status, stderr } = run(join(folder, 'main.js'), '--only', 'nothing');
  expect([status, stderr]).toEqual([1, expect.stringContaining('no part nothing')]);
});
