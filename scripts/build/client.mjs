import { readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { ROOT } from '../run.mjs';
import { filesBelow } from '../sources.mjs';
import { fontParts } from './fonts.mjs';
import { askedForFiles, pageFiles } from './page.mjs';
import { parts } from './parts.mjs';
import { growing } from './styles.mjs';

/** What the build makes a page of: its script, its stylesheet, and the file it comes in. */
export const HOME = { entry: 'client/main.tsx', styles: 'frame', file: 'index.html' };

/** The page of everything drawn; `npm run dev` has it, a build does not. */
export const GALLERY = { entry: 'client/gallery/main.tsx', styles: 'all', file: 'ui.html' };

const TITLES = readdirSync(join(ROOT, 'client/games'), { withFileTypes: true })
  .filter((one) => one.isDirectory())
  .map(({ name }) => name);

/** The colours of a title, which its box on the first page has already. */
const THEME = /^client\/games\/[^/]+\/box\/theme\.css$/;

/** Which stylesheets may overrule which: a later layer an earlier one. */
const LAYERS = [
  (path) => path.startsWith('client/ui/') && !path.endsWith('.module.css'),
  (path) => THEME.test(path),
  (path) => path.startsWith('client/ui/'),
  (path) => !path.startsWith('client/games/'),
  () => true,
];
const layer = (path) => LAYERS.findIndex((holds) => holds(path));

/** What is only seen round a board: nobody needs it before a title. */
const BOARD = /^client\/(animation\/|kit\/(?!box\/)|pages\/match\/(?!file\/))/;

/** What each stylesheet is made of, by its name: that of the app, that of each title, and all in one for the gallery. */
const STYLESHEETS = {
  frame: (path) =>
    THEME.test(path) || !(BOARD.test(path) || /^client\/(games|gallery)\//.test(path)),
  all: () => true,
  ...Object.fromEntries(
    TITLES.map((id) => [
      id,
      (path) => BOARD.test(path) || (path.startsWith(`client/games/${id}/`) && !THEME.test(path)),
    ]),
  ),
};

const entryOfStyles = (name) => `stylesheet:${name}`;

// esbuild gives every entry and every lazily loaded chunk a stylesheet with copies of all that they
// could ever need. None of those is kept: there is one for the app, which its page loads, and one for
// each title, which `client/games/stylesheet.ts` does. They share nothing, and the order of the rules
// never depends on what was opened first.
const stylesheets = {
  name: 'stylesheets',
  setup({ onLoad, onResolve }) {
    onResolve({ filter: /^stylesheet:/ }, ({ path }) => ({
      path: path.slice('stylesheet:'.length),
      namespace: 'stylesheet',
    }));
    onLoad({ filter: /.*/, namespace: 'stylesheet' }, ({ path: name }) => ({
      contents: filesBelow('client')
        .filter((path) => path.endsWith('.css') && STYLESHEETS[name](path))
        .sort((a, b) => layer(a) - layer(b))
        .map((path) => `@import './${path}';`)
        .join('\n'),
      loader: 'css',
      resolveDir: ROOT,
      watchFiles: [join(ROOT, 'client/index.html')],
    }));
  },
};

// react-i18next says that none of its files does anything by being loaded, but above the folder they are in, which has
// a package.json of its own: esbuild looks no further, and would keep a parser that nobody calls, 3 kB of it.
const untouched = {
  name: 'untouched',
  setup({ onResolve }) {
    onResolve({ filter: /^\.\// }, ({ path, resolveDir }) =>
      /[\\/]react-i18next[\\/]dist[\\/]es\b/.test(resolveDir)
        ? { path: join(resolveDir, path), sideEffects: false }
        : undefined,
    );
  },
};

/** The scripts and stylesheets of these pages and of the titles. */
export const entriesOf = (pages) => [
  ...pages.map(({ entry }) => ({ in: entry, out: basename(entry, '.tsx') })),
  ...[...new Set(pages.map(({ styles }) => styles)), ...TITLES].map((name) => ({
    in: entryOfStyles(name),
    out: name,
  })),
];

/** How the client is bundled: a chunk per dynamic import, flat and hashed, no address absolute. */
export const clientOptions = {
  absWorkingDir: ROOT,
  entryPoints: entriesOf([HOME]),
  outdir: 'dist/client',
  write: false,
  bundle: true,
  splitting: true,
  format: 'esm',
  target: ['es2022', 'chrome109', 'firefox115', 'safari16.4'],
  jsx: 'automatic',
  minify: true,
  // all in one folder: then a file's name is its address in scripts (from <base>) and in styles alike
  entryNames: '[name]-[hash]',
  chunkNames: '[name]-[hash]',
  assetNames: '[name]-[hash]',
  loader: { '.woff2': 'file', '.woff': 'file', '.svg': 'dataurl' },
  define: { 'process.env.NODE_ENV': '"production"' },
  sourcemap: 'external',
  legalComments: 'none',
  logLevel: 'warning',
  metafile: true,
  plugins: [stylesheets, untouched, growing, fontParts],
};

/** How it is bundled to be shipped: in fewer, larger chunks. */
export const shippedOptions = {
  ...clientOptions,
  plugins: [...clientOptions.plugins, parts(clientOptions)],
  // what a bundle imports is often only there for others
  logOverride: { 'ignored-bare-import': 'silent' },
};

const isStylesheet = (path) => /\.css(\.map)?$/.test(path);

const outputOf = ({ outputs }, entry) =>
  Object.keys(outputs).find((path) => outputs[path].entryPoint === entry);

const stylesheetOf = (metafile, name) => basename(outputOf(metafile, entryOfStyles(name)));

/** What a page itself needs: its script, its stylesheet, and the chunks its script imports. */
function entryOf(metafile, { entry, styles }) {
  const script = outputOf(metafile, entry);
  return {
    script: basename(script),
    stylesheet: stylesheetOf(metafile, styles),
    chunks: staticImports(metafile.outputs, script).map((path) => basename(path)),
  };
}

/** A chunk's static imports, and theirs. */
function staticImports(outputs, path, seen = new Set()) {
  for (const { path: imported, kind } of outputs[path].imports)
    if (kind === 'import-statement' && !seen.has(imported)) {
      seen.add(imported);
      staticImports(outputs, imported, seen);
    }
  return [...seen];
}

/** What shows a match, whichever; a title's own entry comes with it. */
const AT_TABLE = [
  'client/pages/table/TablePage.tsx',
  'client/pages/match/Match.tsx',
  'client/games/engines.ts',
];

/** The fonts that every screen has words in. */
const FONT = /^(atkinson-hyperlegible-next|young-serif)-.*\.woff2$/;

/** What the page loads at once at a table of a title, where each would otherwise be found by the one before. */
function aheadOf(metafile, id, { script, chunks }) {
  const { outputs } = metafile;
  const there = new Set([script, ...chunks]);
  const ownEntries = ['ts', 'tsx'].map((ending) => `client/games/${id}/index.${ending}`);
  const scripts = [...AT_TABLE, ...ownEntries]
    .flatMap((entry) => outputOf(metafile, entry) ?? [])
    .flatMap((path) => [path, ...staticImports(outputs, path)])
    .map((path) => basename(path));
  return {
    name: `table-${id}.html`,
    stylesheet: stylesheetOf(metafile, id),
    scripts: [...new Set(scripts)].filter((file) => !there.has(file)),
    fonts: Object.keys(outputs)
      .map((path) => basename(path))
      .filter((file) => FONT.test(file)),
  };
}

/** Every file of the built client: esbuild's, without the stylesheets nobody asked for, and the pages. */
export function clientFiles({ outputFiles, metafile }, pages = [HOME]) {
  const shown = pages.map((page) => {
    const entry = entryOf(metafile, page);
    const ahead = page === HOME ? TITLES.map((id) => aheadOf(metafile, id, entry)) : [];
    return { name: page.file, ...entry, ahead };
  });
  const titles = TITLES.map((id) => ({ id, stylesheet: stylesheetOf(metafile, id) }));
  const stylesheets = [...shown, ...titles].map(({ stylesheet }) => stylesheet);
  const kept = outputFiles.filter(
    ({ path }) =>
      !isStylesheet(path) || stylesheets.some((sheet) => basename(path).startsWith(sheet)),
  );
  const folder = dirname(outputFiles[0].path);
  const ours = [...shown.flatMap((page) => pageFiles({ ...page, titles })), ...askedForFiles()];
  return [...kept, ...ours.map(({ name, contents }) => ({ path: join(folder, name), contents }))];
}

/** What each lazily loaded part adds to the first page, and the first page itself. */
export function pagesOf({ metafile }, sizes) {
  const { outputs } = metafile;
  const { script, stylesheet, chunks } = entryOf(metafile, HOME);
  const first = [HOME.file, script, stylesheet, ...chunks];
  const weigh = (files) => ({
    files,
    brotli: files.reduce((sum, file) => sum + (sizes[file].brotli ?? sizes[file].bytes), 0),
  });
  const lazy = Object.entries(outputs)
    .filter(
      ([path, { entryPoint }]) => entryPoint && basename(path) !== script && path.endsWith('.js'),
    )
    .map(([path, { entryPoint }]) => [
      entryPoint,
      weigh(
        [path, ...staticImports(outputs, path)]
          .map((path) => basename(path))
          .filter((file) => !first.includes(file)),
      ),
    ]);
  return { 'first page': weigh(first), ...Object.fromEntries(lazy) };
}
