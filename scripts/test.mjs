// npm test: sets up and checks what a change can break, in some ten minutes; `npm run test:all`, which is what lands
// has to pass, checks everything. `npm test -- --only jest,browser` runs some stages; what follows them goes to Jest:
// `npm test -- --only jest shared/games`.
import './setup.mjs';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { needChromium } from './chromium.mjs';
import { needPython } from './python.mjs';
import { heard, node, ROOT, secondsSince } from './run.mjs';

const { values, positionals } = parseArgs({
  options: { only: { type: 'string' }, all: { type: 'boolean' } },
  allowPositionals: true,
});
const reports = mkdtempSync(join(tmpdir(), 'wondertable-test-'));

const ONE_PASSED = { passed: 1, failed: 0 };
const ONE_FAILED = { passed: 0, failed: 1 };

/** Runs a program of a package; one check, passed or failed. */
const check =
  (program, ...args) =>
  async () =>
    (await node([join(ROOT, 'node_modules', program), ...args])) === 0 ? ONE_PASSED : ONE_FAILED;

/**
 * Reads the sources by one or more programs of packages, and changes nothing: as many at a time as there are
 * processors, whatever stage they are of. One check, what they say, and when the first of them began.
 */
const reading =
  (...programs) =>
  async () => {
    let start;
    const done = await Promise.all(
      programs.map(([program, ...args]) =>
        inTurn(() => {
          start ??= Date.now();
          return heard([join(ROOT, 'node_modules', program), ...args]);
        }),
      ),
    );
    const result = done.every(({ code }) => code === 0) ? ONE_PASSED : ONE_FAILED;
    return { ...result, said: done.map(({ said }) => said).join(''), start };
  };

const waiting = [];
let free = availableParallelism();

/** Does a job as soon as there is a processor for it. */
async function inTurn(job) {
  if (free > 0) free--;
  else await new Promise((begin) => waiting.push(begin));
  const result = await job();
  const next = waiting.shift();
  if (next) next();
  else free++;
  return result;
}

/** Room for what lives shortly: screens and positions are made by the thousand, and most are gone at once. Workers have it too. */
const YOUNG = '--max-semi-space-size=64';

/** Runs projects of Jest; as many checks as they have tests. */
const jest =
  (projects, ...args) =>
  async () => {
    const file = join(reports, `${projects[0]}.json`);
    const code = await node([
      YOUNG,
      join(ROOT, 'node_modules/jest/bin/jest.js'),
      ...['--selectProjects', ...projects],
      ...['--ci', '--json', `--outputFile=${file}`],
      ...args,
      ...positionals,
    ]);
    return countTests(file, code);
  };

/** What a Jest report counts; a file that could not be run, or a Jest that fell over, is a failure as well. */
function countTests(file, code) {
  try {
    const report = JSON.parse(readFileSync(file, 'utf8'));
    const failed = report.numFailedTests + report.numRuntimeErrorTestSuites;
    return { passed: report.numPassedTests, failed: code === 0 ? failed : Math.max(failed, 1) };
  } catch {
    return ONE_FAILED;
  }
}

async function unit() {
  if ((await needPython()) === undefined) {
    console.error('A test runs docs/verify.py, which needs Python 3.8 or later: install it.');
    return ONE_FAILED;
  }
  return jest(['node', 'client'], WORKERS)();
}

/** Runs a project of Jest that drives a browser. */
const inBrowser = (project) => async () => {
  if ((await needChromium()) === undefined) {
    console.error(
      'The browser tests need Chromium or Chrome: install it, or name it with CHROME_PATH.',
    );
    return ONE_FAILED;
  }
  return jest([project], WORKERS)();
};

/** More than there are processors: there is always a test that waits for a server it has killed, or for a limit to pass. */
const WORKERS = `--maxWorkers=${availableParallelism() + 1}`;

/** The compiler that runs natively; tests and the linter need the one before it, which has an interface for programs. */
const tsc = (project) => ['typescript-7/bin/tsc', '-p', project];

/** Stages that only read the sources, and are begun together. */
const READING = {
  format: reading(['prettier/bin/prettier.cjs', '--check', '--log-level=warn', '.']),
  lint: reading(['eslint/bin/eslint.js', '--max-warnings=0', '.']),
  // everything at once, and each side with no more than the runtime it has: `shared` has neither a page nor Node
  types: reading(...['.', 'shared', 'server', 'client'].map(tsc)),
  unused: reading(['knip/bin/knip.js']),
};

/** Stages that take long: several servers and what PostgreSQL stores, and whole matches in a browser. */
const LONG = {
  postgres: jest(['postgres'], WORKERS),
  matches: inBrowser('matches'),
};

const STAGES = {
  ...READING,
  jest: unit,
  build: check('../build.mjs'),
  browser: inBrowser('browser'),
  ...LONG,
};

const isAsked = (name) => values.all || !Object.hasOwn(LONG, name);
const names = values.only?.split(',') ?? Object.keys(STAGES).filter(isAsked);
const unknown = names.filter((name) => !Object.hasOwn(STAGES, name));
if (unknown.length > 0) {
  console.error(`No stage ${unknown.join(', ')}; there are ${Object.keys(STAGES).join(', ')}.`);
  process.exit(2);
}

/** What came of a stage, and how long that took. */
async function run(name) {
  const asked = Date.now();
  const { start = asked, ...result } = await STAGES[name]();
  return { ...result, took: secondsSince(start) };
}

const lines = [];
const total = { passed: 0, failed: 0 };
const begun = new Map();
for (const name of names) {
  const isReading = Object.hasOwn(READING, name);
  if (isReading && begun.size === 0)
    for (const one of names.filter((each) => Object.hasOwn(READING, each)))
      begun.set(one, run(one));
  console.log(`\n== ${name}`);
  const { passed, failed, said = '', took } = await (isReading ? begun.get(name) : run(name));
  process.stdout.write(said);
  total.passed += passed;
  total.failed += failed;
  const line = `${name.padEnd(8)} ${took.padStart(8)}  ${passed} passed, ${failed} failed`;
  lines.push(`${failed > 0 ? '✗' : '✓'} ${line}`);
  console.log(lines.at(-1));
}
rmSync(reports, { recursive: true, force: true });

console.log(`\n${lines.join('\n')}\n`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
