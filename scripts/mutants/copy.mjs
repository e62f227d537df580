import { spawn } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

const LEFT_OUT = ['.git', 'node_modules', 'dist', 'data', 'coverage'];

const TRIES = 50;

/** The exit code of what somebody stopped. */
const STOPPED = 130;

/**
 * A copy of a checkout in a folder of its own, where Jest can be run; gone, with whatever still runs in
 * it, when this process ends.
 */
export function copyOf(root) {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'wondertable-mutants-'));
  chmodSync(folder, 0o755); // tests start programs as somebody else
  const tree = join(folder, 'tree');
  let running = null;
  const remove = () => {
    if (running !== null) end(running);
    removeFolder(folder);
  };
  process.once('exit', remove);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.once(signal, () => process.exit(STOPPED));
  cpSync(root, tree, { recursive: true, filter: (path) => !LEFT_OUT.includes(basename(path)) });
  symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'), 'junction');

  /** Runs Jest; its exit code and what it wrote, or `null` when it took too long. */
  const jest = (args, limit) =>
    new Promise((done, fail) => {
      running = spawn(
        process.execPath,
        [
          join(tree, 'node_modules/jest/bin/jest.js'),
          `--cacheDirectory=${join(folder, 'cache')}`,
          ...args,
        ],
        // a group of its own, to be ended with all it started
        { cwd: tree, stdio: ['ignore', 'pipe', 'pipe'], detached: process.platform !== 'win32' },
      );
      const child = running;
      let output = '';
      let isLate = false;
      for (const stream of [child.stdout, child.stderr])
        stream.setEncoding('utf8').on('data', (text) => (output += text));
      const timer =
        limit &&
        setTimeout(() => {
          isLate = true;
          end(child);
        }, limit);
      child.on('error', fail);
      child.on('close', (code) => {
        clearTimeout(timer);
        end(child); // at a first failure Jest leaves its workers behind
        running = null;
        done(isLate ? null : { code, output });
      });
    });

  const argsOf = ({ files, only }) => [
    ...['--ci', '--maxWorkers=100%'],
    ...(only === undefined ? [] : [`--testNamePattern=${only}`]),
    ...['--runTestsByPath', ...files.map((file) => join(tree, file))],
  ];

  return {
    tree,
    remove: () => {
      process.off('exit', remove);
      remove();
    },
    /** Which tests reach a file by their imports, as paths from the top. */
    async related(file) {
      const { output } = await jest(['--listTests', '--findRelatedTests', join(tree, file)]);
      return output
        .split('\n')
        .filter((path) => path.startsWith(tree))
        .map((path) => path.slice(tree.length + 1).replaceAll('\\', '/'))
        .sort();
    },
    /** Runs all tests of a stage: what Jest reports. */
    async report(stage) {
      const file = join(folder, 'report.json');
      const { output } = await jest([...argsOf(stage), '--json', `--outputFile=${file}`]);
      if (!existsSync(file)) throw new Error(output);
      return JSON.parse(readFileSync(file, 'utf8'));
    },
    /** Runs the tests of a stage up to the first that fails, which is in the answer. */
    async test(stage, limit) {
      const run = await jest([...argsOf(stage), '--bail'], limit);
      if (run === null) return { verdict: 'timed out', by: '' };
      if (run.code === 0) return { verdict: 'survived', by: '' };
      // Jest ends itself at the first failure and writes no report
      const [, file] = /^FAIL .*?(\S+\.test\.tsx?)/m.exec(run.output) ?? [];
      if (file === undefined) throw new Error(run.output);
      const [, test] = /^ *● (.*)$/m.exec(run.output) ?? [];
      return { verdict: 'caught', by: `${file}: ${test}` };
    },
  };
}

/** Removes a folder in which what was just ended may yet have written a last file. */
function removeFolder(folder) {
  for (let tries = 1; ; tries++)
    try {
      return rmSync(folder, { recursive: true, force: true });
    } catch (error) {
      if (tries === TRIES) throw error;
    }
}

/** Ends a process and its group. */
function end(child) {
  try {
    if (process.platform === 'win32') child.kill();
    else process.kill(-child.pid, 'SIGKILL');
  } catch {
    // it has just ended by itself
  }
}
