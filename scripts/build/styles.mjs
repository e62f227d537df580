import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '../run.mjs';

/** Where the frame changes: parts of the screens there are, that style sheets and scripts call by a name. */
const MEDIA = join(ROOT, 'client/ui/media.json');

/** The measures inside a drawing are its own, and the drawing grows as a whole. */
const DRAWING = /[\\/](art|box)[\\/]/;
const IN_DRAWING = /\{[^{}]*(?:text-anchor|stroke-width)[^{}]*\}/;

/** What is no length of the page: the unit itself, comments, texts, addresses. */
const OTHER = /--u:[^;}]*|\/\*[\s\S]*?\*\/|"[^"]*"|'[^']*'|url\([^)]*\)/;

const QUERY = /(?<query>@media[^{]*)/;
const LENGTH = /(?<length>-?(?:\d*\.)?\d+)px\b/;

const PARTS = new RegExp(
  [IN_DRAWING, OTHER, QUERY, LENGTH].map(({ source }) => source).join('|'),
  'g',
);

/**
 * A style sheet that grows with the window: a pixel of it is one of the picture that a window of 1280 by 720 shows
 * (`--u`, tokens.css). In a query of media a pixel is one of the window; there the names of `media.json` are known.
 */
const grown = (css, media) =>
  css.replace(PARTS, (all, ...rest) => {
    const { query, length } = rest.at(-1);
    if (query) return query.replace(/\(--([\w-]+)\)/g, (_, name) => media[name]);
    return length === undefined ? all : `${length / 16}rem`;
  });

export const growing = {
  name: 'growing',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]client[\\/].*\.css$/, namespace: 'file' }, async ({ path }) => {
      const css = await readFile(path, 'utf8');
      return {
        contents: DRAWING.test(path) ? css : grown(css, JSON.parse(await readFile(MEDIA, 'utf8'))),
        loader: path.endsWith('.module.css') ? 'local-css' : 'css',
        watchFiles: [path, MEDIA],
      };
    });
  },
};
