import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { ROOT } from '../run.mjs';
import { filesBelow } from '../sources.mjs';
import { digitsOnly } from './fonts.mjs';
import { askedForFiles, pageFiles } from './page.mjs';

/** What the build makes a page of: its script, and the file it comes in. */
export const HOME = { entry: 'client/main.tsx', file: 'index.html' };

/** The page of everything drawn; `npm run dev` has it, a build does not. */
export const GALLERY = { entry: 'client/gallery/main.tsx', file: 'ui.html' };

/** Which stylesheets may overrule which: a later layer an earlier one. */
const LAYERS = [
  (path) => path.startsWith('client/ui/') && !path.endsWith('.module.css'),
  (path) => path.startsWith('client/ui/'),
  (path) => !path.startsWith('client/games/'),
  () => true,
];
const layer = (path) => LAYERS.findIndex((holds) => holds(path));

// esbuild gives every lazily loaded chunk a stylesheet of its own that nothing loads, with copies of
// what it shares with others. So the page's one stylesheet imports them all: small, and the order of
// the rules never depends on what was opened first.
const oneStylesheet = {
  name: 'one stylesheet',
  setup({ onLoad, onResolve }) {
    onLoad({ filter: /[\\/]client[\\/](gallery[\\/])?main\.tsx$/ }, ({ path }) => ({
      contents: `${readFileSync(path, 'utf8')}\nimport 'every stylesheet';\n`,
      loader: 'tsx',
      watchFiles: [path, join(ROOT, 'client/index.html')],
    }));
    onResolve({ filter: /^every stylesheet$/ }, ({ path }) => ({ path, namespace: 'styles' }));
    onLoad({ filter: /.*/, namespace: 'styles' }, () => ({
      contents: filesBelow('client')
        .filter((path) => path.endsWith('.css') && !path.startsWith('client/gallery/'))
        .sort((a, b) => layer(a) - layer(b))
        .map((path) => `@import './${path}';`)
        .join('\n'),
      loader: 'css',
      resolveDir: ROOT,
    }));
  },
};

/** How the client is bundled: a chunk per dynamic import, flat and hashed, no address absolute. */
export const clientOptions = {
  absWorkingDir: ROOT,
  entryPoints: [HOME.entry],
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
  plugins: [oneStylesheet, digitsOnly],
};

const isStylesheet = (path) => /\.css(\.map)?$/.test(path);

/** What a page itself needs: its script, its stylesheet, and the chunks its script imports. */
function entryOf({ outputs }, { entry }) {
  const script = Object.keys(outputs).find((path) => outputs[path].entryPoint === entry);
  return { script, stylesheet: outputs[script].cssBundle, chunks: staticImports(outputs, script) };
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

/** Every file of the built client: esbuild's, without the stylesheets of chunks, and the pages. */
export function clientFiles({ outputFiles, metafile }, pages = [HOME]) {
  const entries = pages.map((page) => ({ page, ...entryOf(metafile, page) }));
  const stylesheets = entries.map(({ stylesheet }) => basename(stylesheet));
  const kept = outputFiles.filter(
    ({ path }) =>
      !isStylesheet(path) || stylesheets.some((sheet) => basename(path).startsWith(sheet)),
  );
  const folder = dirname(outputFiles[0].path);
  const shown = entries.flatMap(({ page, script, stylesheet, chunks }) =>
    pageFiles({
      name: page.file,
      script: basename(script),
      stylesheet: basename(stylesheet),
      chunks: chunks.map((path) => basename(path)),
    }),
  );
  const ours = [...shown, ...askedForFiles()];
  return [...kept, ...ours.map(({ name, contents }) => ({ path: join(folder, name), contents }))];
}

/** What each lazily loaded part adds to the first page, and the first page itself. */
export function pagesOf({ metafile: { outputs } }, sizes) {
  const { script, stylesheet, chunks } = entryOf({ outputs }, HOME);
  const first = [HOME.file, ...[script, stylesheet, ...chunks].map((path) => basename(path))];
  const weigh = (files) => ({
    files,
    brotli: files.reduce((sum, file) => sum + (sizes[file].brotli ?? sizes[file].bytes), 0),
  });
  const lazy = Object.entries(outputs)
    .filter(([path, { entryPoint }]) => entryPoint && path !== script && path.endsWith('.js'))
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
