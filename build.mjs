// npm run build: client/main.tsx -> dist/client, server/main.ts -> dist/server.js.
import './scripts/setup-to-run.mjs';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { clientFiles, pagesOf, shippedOptions } from './scripts/build/client.mjs';
import { writeFiles } from './scripts/build/files.mjs';
import { report } from './scripts/build/report.mjs';
import { serverOptions } from './scripts/build/server.mjs';
import { ROOT, secondsSince } from './scripts/run.mjs';
import { sourcesHash } from './scripts/sources.mjs';

// only after the set-up, which may have installed it just now
const { build } = await import('esbuild');

const start = Date.now();
const sources = sourcesHash();
const [client, server] = await Promise.all([build(shippedOptions), build(serverOptions)]).catch(
  () => process.exit(1), // esbuild has said why
);

rmSync(join(ROOT, 'dist'), { recursive: true, force: true });
await writeFiles(server.outputFiles);
const sizes = await writeFiles(clientFiles(client), { compress: true });
const manifest = { sources, files: sizes, pages: pagesOf(client, sizes) };

// last of all: a build without a manifest is not finished
writeFileSync(join(ROOT, 'dist/manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`);
if (process.argv.includes('--analyse')) report(manifest);
console.log(`Built dist/ in ${secondsSince(start)}.`);
