// npm run bench: builds what is stale, bundles the bench into a temporary folder, and runs it there.
import '../scripts/setup.mjs';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serverOptions } from '../scripts/build/server.mjs';
import { findChromium } from '../scripts/chromium.mjs';
import { node, ROOT } from '../scripts/run.mjs';
import { isBuilt } from '../scripts/sources.mjs';

// only after the set-up, which may have installed it just now
const { build } = await import('esbuild');

if (!isBuilt()) {
  const code = await node(['build.mjs']);
  if (code !== 0) process.exit(code);
}

/** Gives our server one title more: no real one lasts as long as the marathon. */
const marathonToo = {
  name: 'marathon too',
  setup({ onResolve }) {
    onResolve({ filter: /\/shared\/games$/ }, ({ importer }) =>
      importer.startsWith(join(ROOT, 'server')) ? { path: join(ROOT, 'bench/titles.ts') } : null,
    );
  },
};

const folder = mkdtempSync(join(tmpdir(), 'wondertable-bench-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
process.on('SIGINT', () => process.exit(130));

// a copy, so that a build in the meantime changes nothing
cpSync(join(ROOT, 'dist'), join(folder, 'dist'), { recursive: true });
await build({
  ...serverOptions,
  entryPoints: ['main', 'probe', 'attack', 'peers/ours', 'peers/stock', 'peers/echo'].map(
    (name) => `bench/${name}.ts`,
  ),
  outdir: folder,
  // besides what is native: what is only loaded when there, or brings files of its own
  external: [
    ...serverOptions.external,
    'bufferutil',
    'utf-8-validate',
    'node-persist',
    'playwright-core',
  ],
  plugins: [marathonToo],
  write: true,
});

process.exitCode = await node(
  ['--max-semi-space-size=64', join(folder, 'main.js'), ...process.argv.slice(2)],
  {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      NODE_PATH: join(ROOT, 'node_modules'),
      CHROME_PATH: findChromium() ?? '',
    },
  },
);
