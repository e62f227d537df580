import { readFile } from 'node:fs/promises';

/** From each of these characters to the other: what the fonts' Latin files are made for. */
const LATIN = [
  ...[
    '\u0020\u00ff',
    '\u0131\u0131',
    '\u0152\u0153',
    '\u02bb\u02bc',
    '\u02c6\u02dc',
    '\u0304\u0329',
  ],
  ...[
    '\u2000\u206f',
    '\u20ac\u20ac',
    '\u2122\u2122',
    '\u2191\u2193',
    '\u2212\u2215',
    '\ufffd\ufffd',
  ],
];

/** The weights that our style sheets know. */
const WEIGHTS = { wght: { min: 400, max: 700 } };

/** What is taken of a font (see tokens.css): the rest would be loaded for nothing. */
const TAKEN = [
  { filter: /atkinson-.*-latin-wght-normal\.woff2$/, text: LATIN.map(all).join(''), axes: WEIGHTS },
  { filter: /figtree-latin-wght-normal\.woff2$/, text: '0', axes: WEIGHTS },
  { filter: /source-serif-4-latin-700-normal\.woff2$/, text: '0123456789' },
];

export const fontParts = {
  name: 'font parts',
  async setup({ onLoad }) {
    // only now: where packages are installed first, there was none when this file was read
    const { default: subsetFont } = await import('subset-font');
    for (const { filter, text, axes } of TAKEN)
      onLoad({ filter }, async ({ path }) => ({
        contents: await subsetFont(await readFile(path), text, {
          targetFormat: 'woff2',
          variationAxes: axes,
        }),
        loader: 'file',
      }));
  },
};

/** All characters from the first of two to the second. */
function all([first, last]) {
  const from = first.codePointAt(0);
  const count = last.codePointAt(0) - from + 1;
  return String.fromCodePoint(...Array.from({ length: count }, (_, i) => from + i));
}
