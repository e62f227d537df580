import { readFile } from 'node:fs/promises';

// The display face takes only its ten digits from Source Serif (see tokens.css): the rest of that
// font, nine tenths of it, would be loaded for nothing.
export const digitsOnly = {
  name: 'digits only',
  async setup({ onLoad }) {
    // only now: where packages are installed first, there was none when this file was read
    const { default: subsetFont } = await import('subset-font');
    onLoad({ filter: /source-serif-4-latin-700-normal\.woff2$/ }, async ({ path }) => ({
      contents: await subsetFont(await readFile(path), '0123456789', { targetFormat: 'woff2' }),
      loader: 'file',
    }));
  },
};
