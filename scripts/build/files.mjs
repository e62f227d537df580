import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** What shrinks; fonts and pictures are compressed already, and maps are not served. */
const COMPRESSIBLE = /\.(js|css|svg|json|txt|webmanifest)$/;

const brotli = (bytes) =>
  promisify(brotliCompress)(bytes, {
    params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  });

/** Writes files, where asked with a `.br` and a `.gz` beside each; the sizes by name. */
export async function writeFiles(files, { compress = false } = {}) {
  const sizes = await Promise.all(
    files.map(async ({ path, contents }) => {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, contents);
      const size = { bytes: contents.length };
      if (compress && COMPRESSIBLE.test(path)) {
        const [br, gz] = await Promise.all([
          brotli(contents),
          promisify(gzip)(contents, { level: 9 }),
        ]);
        writeFileSync(`${path}.br`, br);
        writeFileSync(`${path}.gz`, gz);
        Object.assign(size, { brotli: br.length, gzip: gz.length });
      }
      return [basename(path), size];
    }),
  );
  return Object.fromEntries(sizes.sort(([a], [b]) => (a < b ? -1 : 1)));
}
