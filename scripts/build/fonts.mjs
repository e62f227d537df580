import { readFile } from 'node:fs/promises';

/** What is taken of a font of which only some figures are used (see tokens.css): the rest would be loaded for nothing. */
const FIGURES = [
  [/source-serif-4-latin-700-normal\.woff2$/, '0123456789'],
  [/figtree-latin-wght-normal\.woff2$/, '0'],
];

export const figuresOnly = {
  name: 'figures only',
  async setup({ onLoad }) {
    // only now: where packages are installed first, there was none when this file was read
    const { default: subsetFont } = await import('subset-font');
    for (const [filter, figures] of FIGURES)
      onLoad({ filter }, async ({ path }) => ({
        contents: await subsetFont(await readFile(path), figures, { targetFormat: 'woff2' }),
        loader: 'file',
      }));
  },
};
