// npm run release: release/wondertable-VERSION.tar.gz, with what a host runs and nothing else.
import './setup-to-run.mjs';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { shippedSqlite } from './install.mjs';
import { node, ROOT, run } from './run.mjs';
import { isBuilt } from './sources.mjs';

const FILES = [
  'bin/wondertable',
  'scripts/node-version.mjs',
  'scripts/range.mjs',
  'deploy/health.mjs',
  'deploy/wondertable.service',
  'docs/hosting.md',
  'docs/security.md',
  'docs/fairness.md',
  'docs/api.md',
  'CHANGELOG.md',
  'LICENSE',
  'README.md',
  'SECURITY.md',
  'THIRD-PARTY.md',
];

/** Of the one package that no bundle holds: what it loads, for every system it is made for. */
const SQLITE = ['package.json', 'LICENSE', 'lib', 'prebuilds'];

const RELEASE = join(ROOT, 'release');
const about = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
const name = `wondertable-${about.version}`;
const folder = join(RELEASE, name);

if (!isBuilt()) {
  const code = await node(['build.mjs']);
  if (code !== 0) process.exit(code);
}
rmSync(RELEASE, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

for (const file of FILES) copy(join(ROOT, file), join(folder, file));
copy(join(ROOT, 'dist'), join(folder, 'dist'));
for (const part of SQLITE)
  copy(join(shippedSqlite(), part), join(folder, 'node_modules/better-sqlite3', part));
writeFileSync(join(folder, 'package.json'), `${JSON.stringify(packageOf(about), null, 2)}\n`);
chmodSync(join(folder, 'bin/wondertable'), 0o755);

const archive = `${name}.tar.gz`;
const code = await run('tar', ['-czf', archive, name], { cwd: RELEASE });
if (code !== 0) process.exit(code);
const sum = createHash('sha256')
  .update(readFileSync(join(RELEASE, archive)))
  .digest('hex');
writeFileSync(join(RELEASE, `${archive}.sha256`), `${sum}  ${archive}\n`);
console.log(`Wrote release/${archive}: ${megabytes(join(RELEASE, archive))} MB, SHA-256 ${sum}.`);

/** Copies a file or a folder, without the maps that only tell where an error came from. */
function copy(from, to) {
  cpSync(from, to, { recursive: true, filter: (path) => !path.endsWith('.map') });
}

/** What the archive says of itself: it has no ready-made SQLite for Node.js 20. */
function packageOf({ version, description, license, homepage, repository, bugs, engines }) {
  const ranges = engines.node.split(' || ').filter((range) => !range.startsWith('^20.'));
  return {
    ...{ name: 'wondertable', version, description, license, homepage, repository, bugs },
    engines: { node: ranges.join(' || ') },
    bin: { wondertable: 'bin/wondertable' },
    dependencies: { 'better-sqlite3': about.dependencies['better-sqlite3'] },
  };
}

function megabytes(file) {
  return (statSync(file).size / 1e6).toFixed(1);
}
