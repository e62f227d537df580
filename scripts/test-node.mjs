// npm run test:node -- 24: npm test by another Node.js, in a copy of the checkout with packages of its own.
// What follows goes to npm test: `npm run test:node -- 22 --only jest server/storage`, or `-- 22 --all`.
import './node-version.mjs';
import {
  chmodSync,
  copyFileSync,
  cpSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, delimiter, dirname, join } from 'node:path';
import { npm, ROOT, run } from './run.mjs';

const LEFT_OUT = ['.git', 'node_modules', 'dist', 'data', 'coverage', 'release'];

/** The exit code of what somebody stopped. */
const STOPPED = 130;

const [version, ...rest] = process.argv.slice(2);
if (!/^\d+(\.\d+){0,2}$/.test(version ?? '')) {
  console.error('npm run test:node -- 24, or any other version of Node.js');
  process.exit(2);
}

const folder = mkdtempSync(join(realpathSync(tmpdir()), 'wondertable-node-'));
// some tests run a server as somebody who may do nothing, who has to find it
chmodSync(folder, 0o755);
process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 20 }));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.once(signal, () => process.exit(STOPPED));

const runtime = await fetchRuntime(join(folder, 'runtime'));
const tree = join(folder, 'tree');
cpSync(ROOT, tree, { recursive: true, filter: (path) => !LEFT_OUT.includes(basename(path)) });
process.exitCode = await run(runtime, [join(tree, 'scripts/test.mjs'), ...rest], {
  cwd: tree,
  env: { ...process.env, PATH: `${dirname(runtime)}${delimiter}${process.env.PATH}` },
});

/** The Node.js of a version, which npm has as a package for each system; the path of the program. */
async function fetchRuntime(prefix) {
  const system = { linux: 'linux', darwin: 'darwin', win32: 'win' }[process.platform];
  // the one system whose packages are named otherwise
  const name = system === 'darwin' && process.arch === 'arm64' ? 'node-bin' : 'node';
  const wanted = `${name}-${system}-${process.arch}@${version}`;
  console.log(`Fetching ${wanted}.`);
  const options = ['--prefix', prefix, '--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
  if ((await npm(['install', ...options, wanted], { cwd: tmpdir() })) !== 0) process.exit(1);
  const [packageName] = wanted.split('@');
  const bin = join(prefix, 'node_modules', packageName, 'bin');
  const program = readdirSync(bin).find((file) => /^node(\.exe)?$/.test(file));
  // alone in its folder, since whatever starts `node` finds this one first
  const path = join(folder, program);
  copyFileSync(join(bin, program), path);
  return path;
}
