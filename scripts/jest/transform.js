// What Jest runs of a source file: what `compile.mjs` has made of it, or, where that is missing, older than the file or not
// enough, what ts-jest makes of it.
const { existsSync, readFileSync } = require('node:fs');
const { join, relative } = require('node:path');
const { TsJestTransformer } = require('ts-jest');

const ROOT = join(__dirname, '..', '..');
const COMPILED = join(ROOT, 'node_modules', '.cache', 'jest');
const INLINE = '//# sourceMappingURL=data:application/json;base64,';

/** Modules that are mocked have to be before they are imported, which ts-jest sees to. */
const MOCKS = /\bjest\.(mock|unmock)\(/;

/** What the file was compiled to when it read like this. */
function compiled(source, path) {
  const file = join(COMPILED, relative(ROOT, path).replace(/\.tsx?$/, '.js'));
  if (!/\.(tsx?|js)$/.test(path) || MOCKS.test(source) || !existsSync(file)) return undefined;
  const code = readFileSync(file, 'utf8');
  const at = code.lastIndexOf(INLINE);
  if (at < 0) return undefined;
  const map = JSON.parse(Buffer.from(code.slice(at + INLINE.length), 'base64').toString());
  return map.sourcesContent[0] === source ? { code } : undefined;
}

module.exports = {
  compiled,
  createTransformer(config) {
    const otherwise = new TsJestTransformer(config);
    return {
      getCacheKey: (...asked) => otherwise.getCacheKey(...asked),
      process: (source, path, options) =>
        compiled(source, path) ?? otherwise.process(source, path, options),
    };
  },
};
