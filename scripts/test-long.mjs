// npm run test:long: the suites that run for ever if one lets them, with new random matches each
// time. What follows goes to Jest: `npm run test:long -- server/fuzz`; TRIAL_SEED=... repeats a run.
import './setup.mjs';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { node, ROOT, secondsSince } from './run.mjs';

const SUITES = [
  'shared/engine/chance',
  'shared/games/games',
  'shared/games/.*bot',
  'server/bots',
  'server/e2e/bots',
  'server/e2e/leaks',
  'server/e2e/crash-recovery',
  'server/e2e/corruption',
  'server/e2e/fuzz',
  'server/gateway',
  'server/tables/races',
  'server/matches/races',
  'server/http',
];

/** Those that draw screens. */
const CLIENT_SUITES = ['client/games/asToday'];

/** Those of several servers, which take what the machine has. */
const CLUSTER_SUITES = ['server/e2e/fire', 'server/e2e/cluster'];

/** Those that need a browser, and the build. */
const BROWSER_SUITES = ['browser/matches/haste'];

const seed = process.env.TRIAL_SEED ?? randomBytes(4).toString('hex');
const start = Date.now();
const given = process.argv.slice(2);
const jest = (project, ...args) =>
  node(
    [join(ROOT, 'node_modules/jest/bin/jest.js'), '--selectProjects', project, '--ci', ...args],
    {
      env: { ROUNDS: '25', ...process.env, LONG: '1', TRIAL_SEED: seed },
    },
  );

console.log(`TRIAL_SEED=${seed}`);
let code = await jest('node', '--maxWorkers=100%', ...(given.length > 0 ? given : SUITES));
if (given.length === 0) {
  code ||= await jest('client', ...CLIENT_SUITES);
  code ||= await jest('postgres', '--runInBand', ...CLUSTER_SUITES);
  code ||= await node([join(ROOT, 'build.mjs')]);
  code ||= await jest('matches', '--runInBand', ...BROWSER_SUITES);
}
console.log(`TRIAL_SEED=${seed}, ${secondsSince(start)}`);
process.exitCode = code;
