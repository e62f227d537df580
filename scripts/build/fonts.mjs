import { readFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

// The display face takes only its ten digits from Source Serif (see tokens.css): the rest of that
// font, nine tenths of it, would be loaded for nothing.
export const digitsOnly = {
  name: 'digits only',
  setup({ onLoad }) {
    onLoad({ filter: /source-serif-4-latin-700-normal\.woff2$/ }, async ({ path }) => ({
      contents: await subsetFont(await readFile(path), '0123456789', { targetFormat: 'woff2' }),
      loader: 'file',
    }));
  },
};
