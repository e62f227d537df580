import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { ROOT } from '../run.mjs';
import { graphOf } from './graph.mjs';

/** A file of so many bytes is worth a request of its own; what is smaller goes with another. */
const LARGE = 5000;

/** What the first page loads for nothing counts so many times: everybody loads that. */
const FIRST_PAGE = 3;

// esbuild makes a chunk of all modules that are needed by the same entries, and every part that is loaded
// later is an entry: what the first page has is torn into dozens of chunks, by which later parts use it too.
// It does not know that they are loaded later. So it is told: each part imports whole bundles of modules,
// those that are there before it as well, and a bundle is needed by the same entries as a whole.

/** Puts modules together that are loaded together, and small ones with others, once a build by these options says which. */
export const parts = (options) => ({
  name: 'parts',
  async setup({ onLoad, onResolve }) {
    // only now: where packages are installed first, there was none when this file was read
    const { build } = await import('esbuild');
    const { metafile } = await build({ ...options, sourcemap: false, logLevel: 'silent' });
    const graph = graphOf(metafile);
    const bundles = bundlesOf(graph);

    onResolve({ filter: /^bundle:/ }, ({ path }) => ({
      path: path.slice('bundle:'.length),
      namespace: 'bundle',
    }));
    onLoad({ filter: /.*/, namespace: 'bundle' }, ({ path: index }) => ({
      contents: graph
        .rootsOf(bundles[index].modules)
        .map((module) => importOf(join(ROOT, module)))
        .join('\n'),
      resolveDir: ROOT,
    }));

    for (const entry of graph.entries) {
      const needed = neededBy(entry, graph, bundles);
      if (needed.length === 0) continue;
      const file = join(ROOT, entry);
      onLoad({ filter: new RegExp(`^${escaped(file)}$`) }, () => ({
        // on one line with its first: then what a map says of the others stays right
        contents:
          needed.map((bundle) => importOf(`bundle:${bundles.indexOf(bundle)}`)).join('') +
          readFileSync(file, 'utf8'),
        loader: extname(file).slice(1),
      }));
    }
  },
});

const importOf = (path) => `import ${JSON.stringify(path)};`;

const escaped = (path) => path.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

/** What is there once each entry is loaded: what it brings along, and what all who load it have. */
function loadedWith({ entries, loadersOf, closureOf }) {
  const everything = new Set(entries.flatMap((entry) => [...closureOf(entry)]));
  const isFirst = (entry) => loadersOf(entry).length === 0;
  const loaded = new Map(
    entries.map((entry) => [entry, isFirst(entry) ? closureOf(entry) : everything]),
  );
  for (let isSettled = false; !isSettled;) {
    isSettled = true;
    for (const entry of entries.filter((entry) => !isFirst(entry))) {
      const before = inAll(loadersOf(entry).map((loader) => loaded.get(loader)));
      const now = new Set([...before, ...closureOf(entry)]);
      if (now.size !== loaded.get(entry).size) isSettled = false;
      loaded.set(entry, now);
    }
  }
  return loaded;
}

const inAll = ([first, ...others]) =>
  [...first].filter((module) => others.every((other) => other.has(module)));

/** A bundle is loaded as a whole: its modules, and the entries with which it is there. */
function bundlesOf(graph) {
  const { entries, isOnlyEntry, sizeOf } = graph;
  const loaded = loadedWith(graph);

  const byEntries = new Map();
  for (const module of new Set([...loaded.values()].flatMap((modules) => [...modules]))) {
    if (isOnlyEntry(module)) continue;
    const having = entries.filter((entry) => loaded.get(entry).has(module));
    const bundle = byEntries.get(having.join()) ?? { having: new Set(having), modules: [] };
    byEntries.set(having.join(), bundle);
    bundle.modules.push(module);
  }
  // what one entry alone needs comes with it
  let bundles = [...byEntries.values()].filter(({ having }) => having.size > 1);

  for (;;) {
    const needs = needsOf(bundles, graph);
    const best = bundles
      .filter(({ modules }) => sizeOf(modules) < LARGE)
      .sort((one, other) => sizeOf(one.modules) - sizeOf(other.modules))
      .map((small) => bestFor(small, bundles, needs, graph))
      .find(Boolean);
    if (!best) return bundles;
    const { small, other, having } = best;
    bundles = bundles.filter((bundle) => bundle !== small && bundle !== other);
    bundles.push({ having, modules: [...other.modules, ...small.modules] });
  }
}

/** By its modules, in which bundle each is. */
const placesOf = (bundles) =>
  new Map(bundles.flatMap((bundle) => bundle.modules.map((module) => [module, bundle])));

/** Which other bundles the modules of each import something of. */
function needsOf(bundles, { staticImports }) {
  const places = placesOf(bundles);
  return new Map(
    bundles.map((bundle) => [
      bundle,
      [
        ...new Set(
          bundle.modules.flatMap(staticImports).flatMap((module) => places.get(module) ?? []),
        ),
      ],
    ]),
  );
}

/** With which other bundle a small one is best put together, and the entries with which both are there then. */
function bestFor(small, bundles, needs, graph) {
  let best;
  for (const other of bundles) {
    if (other === small) continue;
    const having = new Set([...small.having, ...other.having]);
    const isAtHand = [...needs.get(small), ...needs.get(other)].every(
      (need) =>
        need === small || need === other || [...having].every((entry) => need.having.has(entry)),
    );
    if (!isAtHand) continue;
    const waste = wasted(small, having, graph) + wasted(other, having, graph);
    if (!best || waste < best.waste) best = { small, other, having, waste };
  }
  return best;
}

/** The bytes that are loaded for nothing, once a bundle is there with these entries. */
function wasted(bundle, having, { loadersOf, sizeOf }) {
  const size = sizeOf(bundle.modules);
  const costs = [...having].map((entry) => {
    const loaders = loadersOf(entry);
    if (bundle.having.has(entry)) return 0;
    if (loaders.length === 0) return FIRST_PAGE * size;
    // it is there already with all who load this one
    return loaders.every((loader) => having.has(loader)) ? 0 : size;
  });
  return costs.reduce((sum, bytes) => sum + bytes, 0);
}

/** The bundles that an entry needs something of, and those that what they bring along needs. */
function neededBy(entry, { closureOf, staticImports }, bundles) {
  const places = placesOf(bundles);
  const needed = new Set();
  const modules = new Set(closureOf(entry));
  for (const module of modules) {
    const bundle = places.get(module);
    if (!bundle || needed.has(bundle)) continue;
    needed.add(bundle);
    for (const mate of [...bundle.modules, ...bundle.modules.flatMap(staticImports)])
      modules.add(mate);
  }
  return bundles.filter((bundle) => needed.has(bundle));
}
