// npm run dev: builds on every change, restarts the server, reloads the page. /ui shows everything that is drawn.
import './setup-to-run.mjs';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { clientFiles, clientOptions, entriesOf, GALLERY, HOME } from './build/client.mjs';
import { writeFiles } from './build/files.mjs';
import { serverOptions } from './build/server.mjs';
import { openProxy } from './dev/proxy.mjs';
import { restart } from './dev/restart.mjs';
import { ROOT } from './run.mjs';

// only after the set-up, which may have installed it just now
const { context } = await import('esbuild');

// not in dist/, which every build empties; below the packages, where the server finds its native one
const OUT = join(ROOT, 'node_modules/.cache/wondertable');
const DEVELOPMENT = {
  define: { 'process.env.NODE_ENV': '"development"' },
  minify: false,
  sourcemap: 'inline',
};

const proxy = await openProxy(Number(process.env.PORT ?? 8000));
rmSync(OUT, { recursive: true, force: true });
mkdirSync(OUT, { recursive: true });

const client = {
  ...clientOptions,
  entryPoints: entriesOf([HOME, GALLERY]),
  outdir: join(OUT, 'client'),
};
await watch(client, async (result) => {
  rmSync(join(OUT, 'client'), { recursive: true, force: true });
  await writeFiles(clientFiles(result, [HOME, GALLERY]).map(withReload));
});
await watch({ ...serverOptions, outdir: OUT }, ({ outputFiles }) => writeFiles(outputFiles));

/** Builds now and on every change; what was built without errors is delivered and served. */
async function watch(options, deliver) {
  const delivery = {
    name: 'delivery',
    setup({ onEnd }) {
      onEnd(async (result) => {
        if (result.errors.length > 0) return;
        await deliver(result);
        proxy.lead(restart(join(OUT, 'server.js')));
      });
    },
  };
  const plugins = [...(options.plugins ?? []), delivery];
  const building = await context({ ...options, ...DEVELOPMENT, plugins });
  await building.watch();
}

/** A page, with the script that reloads it; the proxy answers for that one. */
function withReload({ path, contents }) {
  if (!path.endsWith('.html')) return { path, contents };
  const script = '<script type="module" src="dev/reload.js"></script>';
  return { path, contents: Buffer.from(`${contents}`.replace('</head>', `${script}</head>`)) };
}
