const isOfPackage = (module) => module.includes('node_modules/');

/** What a build was made of: its entries and modules, and which of them bring along which. */
export function graphOf({ inputs, outputs }) {
  const scripts = Object.entries(outputs).filter(([path]) => path.endsWith('.js'));
  const sizes = new Map(
    scripts.flatMap(([, { inputs }]) =>
      Object.entries(inputs).map(([module, { bytesInOutput }]) => [module, bytesInOutput]),
    ),
  );
  // a package says of most of its files that they do nothing by being loaded: then they may be left out
  const isThere = (module) => sizes.has(module) || (module in inputs && !isOfPackage(module));
  const imported = (module, kinds) =>
    inputs[module].imports
      .filter(({ kind, path }) => kinds.includes(kind) && isThere(path))
      .map(({ path }) => path);
  const staticImports = (module) => imported(module, ['import-statement', 'require-call']);

  const closureOf = (module) => {
    const closure = new Set([module]);
    for (const each of closure) for (const next of staticImports(each)) closure.add(next);
    return closure;
  };

  const entries = scripts.flatMap(([, { entryPoint }]) => entryPoint ?? []);
  const shared = new Set(Object.keys(inputs).filter(isThere).flatMap(staticImports));
  const closures = new Map(entries.map((entry) => [entry, closureOf(entry)]));

  /** By whom each part is loaded that is loaded later. */
  const loaders = new Map(entries.map((entry) => [entry, new Set()]));
  for (const [entry, closure] of closures)
    for (const module of closure)
      for (const part of imported(module, ['dynamic-import'])) loaders.get(part).add(entry);

  return {
    entries,
    closureOf: (entry) => closures.get(entry),
    loadersOf: (entry) => [...loaders.get(entry)],
    /** Whether a module is nothing but the beginning of a part. */
    isOnlyEntry: (module) => entries.includes(module) && !shared.has(module),
    sizeOf: (modules) => modules.reduce((sum, module) => sum + (sizes.get(module) ?? 0), 0),
    staticImports,
    /** What is to be imported for all of these to come: of packages not what others bring along. */
    rootsOf(modules) {
      const brought = new Set(modules.flatMap(staticImports));
      return modules.filter((module) => !isOfPackage(module) || !brought.has(module));
    },
  };
}
