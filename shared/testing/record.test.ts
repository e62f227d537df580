import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import { createEngine } from '../engine/engine';
import { pastEngines } from '../games/past';
import { yaBlewIt } from '../games/ya-blew-it';
import { goldenDifference, goldensIn } from './golden';
import { recordedMatch } from './recorded';

// What `npm run golden` does when it is run, in a folder of its own.

let folder: string;
let program: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'wondertable-'));
  program = join(folder, 'record.js');
  buildSync({
    entryPoints: [join(__dirname, 'record.ts')],
    bundle: true,
    platform: 'node',
    outfile: program,
  });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function run(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], {
    cwd: folder,
    encoding: 'utf8',
  });
  return { status, said: stdout.trim(), errors: stderr.trim() };
}

const home = () => join(folder, 'shared', 'games', 'ya-blew-it');
const BO = { name: 'Bo', bot: null, nonceHash: null, nonce: null };
const file = (name: string, content: object) => {
  writeFileSync(join(folder, name), JSON.stringify(content));
  return name;
};

test('a match by today’s rules becomes a test of them', () => {
  const record = recordedMatch(yaBlewIt, { matchID: 'today1', seats: [BO, BO] });
  const { status, said } = run('add', file('record.json', { ...record, reportedBy: '0' }));
  expect([status, said]).toEqual([
    0,
    `${join('shared', 'games', 'ya-blew-it', 'golden', 'today1.json')}: ${record.actions.length} actions of ya-blew-it, version ${yaBlewIt.version}.`,
  ]);
  const [{ golden }] = goldensIn(join(home(), 'golden'));
  expect(goldenDifference(createEngine(yaBlewIt), golden)).toBeNull();
});

test('a match by earlier rules becomes a test of those', async () => {
  const engine = (await pastEngines()('ya-blew-it', 1))!;
  const record = recordedMatch(engine.module, { matchID: 'past1', seats: [BO, BO, BO] });
  expect(run('add', file('record.json', record)).status).toBe(0);
  const [{ golden }] = goldensIn(join(home(), 'past', '1-golden'));
  expect(goldenDifference(engine, golden)).toBeNull();
});

test('what does not play again is not kept, and said to be so', () => {
  const record = recordedMatch(yaBlewIt, { matchID: 'wrong1', seats: [BO, BO] });
  const { status, errors } = run(
    'add',
    file('record.json', { ...record, actions: record.actions.slice(0, 3) }),
  );
  expect([status, errors]).toEqual([
    1,
    'record.json: It does not play again: it is not over at the end.',
  ]);
  expect(readdirSync(join(home(), 'golden'))).not.toContain('wrong1.json');
});

test.each([[['add']], [['keep', 'record.json']], [['add', 'a.json', 'b.json']]])(
  'with %j it says how it is used',
  (args) => {
    expect(run(...args)).toEqual({
      status: 1,
      said: '',
      errors: 'usage: npm run golden [-- add FILE]',
    });
  },
);
