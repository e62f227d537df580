// npm run freeze -- TITLE: keeps today's rules of a title, with the engine that plays them, as one file that
// never changes, and its recorded matches beside it. Done before the version is raised; refused where this
// version is kept already.
import './setup.mjs';
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { ROOT } from './run.mjs';

const { build } = await import('esbuild');

/** Compressed, in bytes: a browser that watches an old match loads it. */
const LARGEST = 40_000;
const LIST = join(ROOT, 'shared/games/frozen.ts');

function refuse(sentence) {
  console.error(sentence);
  process.exit(1);
}

/** The rules of a title, and the version they have. */
async function rulesOf(title) {
  const { outputFiles } = await build({
    absWorkingDir: ROOT,
    stdin: {
      resolveDir: ROOT,
      loader: 'ts',
      contents: `
        import { createEngine } from './shared/engine/engine';
        import * as rules from './shared/games/${title}';
        const module = Object.values(rules).find((one) => one?.id === '${title}');
        export const version = module.version;
        export const createFrozenEngine = (source) => createEngine(module, source);`,
    },
    bundle: true,
    format: 'esm',
    target: 'es2022',
    minify: true,
    legalComments: 'none',
    write: false,
    logLevel: 'warning',
  });
  const [{ text }] = outputFiles;
  const { version } = await import(
    `data:text/javascript;base64,${Buffer.from(text).toString('base64')}`
  );
  return { text, version };
}

const [title = '', ...more] = process.argv.slice(2);
const home = join(ROOT, 'shared/games', title);
if (more.length > 0 || !/^[a-z0-9-]+$/.test(title) || !existsSync(join(home, 'index.ts')))
  refuse('usage: npm run freeze -- TITLE');

const { text, version } = await rulesOf(title);
const past = join(home, 'past');
const file = join(past, `${version}.frozen.js`);
if (existsSync(file)) refuse(`version ${version} of ${title} is frozen already: raise its version`);
const frozen = `/* The rules of ${title}, version ${version}, and the engine that plays them: made by npm run freeze, never changed. */\n${text}`;
const size = gzipSync(frozen, { level: 9 }).length;
if (size > LARGEST) refuse(`${size} bytes compressed is more than ${LARGEST}`);

mkdirSync(join(past, `${version}-golden`), { recursive: true });
writeFileSync(file, frozen);
for (const name of readdirSync(join(home, 'golden')))
  copyFileSync(join(home, 'golden', name), join(past, `${version}-golden`, name));
const digest = createHash('sha256').update(frozen).digest('hex');
const line = [
  '  {',
  `    game: '${title}',`,
  `    version: ${version},`,
  `    digest: '${digest}',`,
  `    load: () => import('./${title}/past/${version}.frozen.js'),`,
  '  },',
].join('\n');
writeFileSync(LIST, readFileSync(LIST, 'utf8').replace(/\n?\];\n$/, `\n${line}\n];\n`));
console.log(
  `Version ${version} of ${title} is kept: ${file.slice(ROOT.length + 1)}, ${size} bytes compressed.`,
);
