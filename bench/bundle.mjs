// The bench in a temporary folder, bundled, beside a copy of what is built.
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serverOptions } from '../scripts/build/server.mjs';
import { findChromium } from '../scripts/chromium.mjs';
import { node, ROOT } from '../scripts/run.mjs';
import { isBuilt } from '../scripts/sources.mjs';

const PROGRAMS = ['main', 'soak', 'probe', 'attack', 'peers/ours', 'peers/stock', 'peers/echo'];

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

/** Builds what is stale, and bundles all programs of the bench. */
export async function bundleBench() {
  if (!isBuilt()) {
    const code = await node(['build.mjs']);
    if (code !== 0) process.exit(code);
  }
  // a copy, so that a build in the meantime changes nothing
  cpSync(join(ROOT, 'dist'), join(folder, 'dist'), { recursive: true });
  await bundle(folder);
}

/** Bundles all programs of the bench into a folder. */
export async function bundle(outdir) {
  // only after the set-up, which may have installed it just now
  const { build } = await import('esbuild');
  await build({
    ...serverOptions,
    entryPoints: PROGRAMS.map((name) => join(ROOT, `bench/${name}.ts`)),
    outdir,
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
}

/** Runs one of the programs; its exit code. */
export const runBundled = (program, args) =>
  node(['--max-semi-space-size=64', join(folder, `${program}.js`), ...args], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      NODE_PATH: join(ROOT, 'node_modules'),
      CHROME_PATH: findChromium() ?? '',
    },
  });
