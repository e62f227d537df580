// npm test: sets up and checks everything. `npm test -- --only jest,browser` runs some stages;
// what follows them goes to Jest: `npm test -- --only jest shared/games`.
import './setup.mjs';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { needChromium } from './chromium.mjs';
import { node, ROOT, secondsSince } from './run.mjs';

const { values, positionals } = parseArgs({
  options: { only: { type: 'string' } },
  allowPositionals: true,
});
const reports = mkdtempSync(join(tmpdir(), 'wondertable-test-'));

/** Runs a program of a package; one check, passed or failed. */
const check =
  (program, ...args) =>
  async () =>
    (await node([join(ROOT, 'node_modules', program), ...args])) === 0 ? ONE_PASSED : ONE_FAILED;

const ONE_PASSED = { passed: 1, failed: 0 };
const ONE_FAILED = { passed: 0, failed: 1 };

/** Runs projects of Jest; as many checks as they have tests. */
const jest =
  (projects, ...args) =>
  async () => {
    const file = join(reports, `${projects[0]}.json`);
    const code = await node([
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

async function browser() {
  if ((await needChromium()) === undefined) {
    console.error(
      'The browser tests need Chromium or Chrome: install it, or name it with CHROME_PATH.',
    );
    return ONE_FAILED;
  }
  // most of the time a page waits for a press, or a press for a page
  return jest(['browser'], '--maxWorkers=2')();
}

/** Everything at once, and then each side with no more than the runtime it has: `shared` has neither a page nor Node. */
async function types() {
  for (const project of ['.', 'shared', 'server', 'client'])
    if ((await check('typescript/bin/tsc', '-p', project)()).failed > 0) return ONE_FAILED;
  return ONE_PASSED;
}

const STAGES = {
  format: check('prettier/bin/prettier.cjs', '--check', '--log-level=warn', '.'),
  lint: check('eslint/bin/eslint.js', '--max-warnings=0', '.'),
  types,
  unused: check('knip/bin/knip.js'),
  jest: jest(['node', 'client'], '--maxWorkers=100%'),
  build: check('../build.mjs'),
  browser,
};

const names = values.only?.split(',') ?? Object.keys(STAGES);
const unknown = names.filter((name) => !Object.hasOwn(STAGES, name));
if (unknown.length > 0) {
  console.error(`No stage ${unknown.join(', ')}; there are ${Object.keys(STAGES).join(', ')}.`);
  process.exit(2);
}

const lines = [];
const total = { passed: 0, failed: 0 };
for (const name of names) {
  console.log(`\n== ${name}`);
  const start = Date.now();
  const { passed, failed } = await STAGES[name]();
  total.passed += passed;
  total.failed += failed;
  const line = `${name.padEnd(8)} ${secondsSince(start).padStart(8)}  ${passed} passed, ${failed} failed`;
  lines.push(`${failed > 0 ? '✗' : '✓'} ${line}`);
  console.log(lines.at(-1));
}
rmSync(reports, { recursive: true, force: true });

console.log(`\n${lines.join('\n')}\n`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
