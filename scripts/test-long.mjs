// npm run test:long: the suites that run for ever if one lets them, with new random matches each
// time. What follows goes to Jest: `npm run test:long -- server/fuzz`; TRIAL_SEED=... repeats a run.
import './setup.mjs';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { node, ROOT, secondsSince } from './run.mjs';

const SUITES = [
  'shared/games/games',
  'server/evenings',
  'server/hidden',
  'server/kills',
  'server/damage',
  'server/fuzz',
  'server/protocol',
  'server/lobby/races',
  'server/matches/races',
  'server/http',
];

const seed = process.env.TRIAL_SEED ?? randomBytes(4).toString('hex');
const start = Date.now();
console.log(`TRIAL_SEED=${seed}`);
const code = await node(
  [
    join(ROOT, 'node_modules/jest/bin/jest.js'),
    ...['--selectProjects', 'node', '--ci', '--maxWorkers=100%'],
    ...(process.argv.length > 2 ? process.argv.slice(2) : SUITES),
  ],
  { env: { ROUNDS: '25', ...process.env, LONG: '1', TRIAL_SEED: seed } },
);
console.log(`TRIAL_SEED=${seed}, ${secondsSince(start)}`);
process.exitCode = code;
