import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { ROOT } from '../run.mjs';

const CLIENT = join(ROOT, 'client');

/** What browsers and crawlers ask for by these names, whatever the page says. */
const ASKED_FOR = ['favicon.ico', 'robots.txt'];

export const askedForFiles = () =>
  ASKED_FOR.map((name) => ({ name, contents: readFileSync(join(CLIENT, name)) }));

/**
 * A page: index.html with the built names in place of the written ones, and the files it shows, hashed. The same page
 * under another name loads ahead what it is known to need at an address.
 */
export function pageFiles({ name, script, stylesheet, chunks, titles, ahead = [] }) {
  const shown = [];
  const html = readFileSync(join(CLIENT, 'index.html'), 'utf8')
    .replace(/(src|href)="([^":]+)"/g, (written, attribute, path) => {
      if (path === 'main.tsx') return `${attribute}="${script}"`;
      if (!extname(path) || !existsSync(join(CLIENT, path))) return written;
      const file = hashed(path);
      shown.push(file);
      return `${attribute}="${file.name}"`;
    })
    .replace(
      '</head>',
      [
        `  <link rel="stylesheet" href="${stylesheet}" />`,
        ...titles.map(
          ({ id, stylesheet }) => `    <meta name="stylesheet:${id}" content="${stylesheet}" />`,
        ),
        ...chunks.map(loadScript),
        '  </head>',
      ].join('\n'),
    );
  assertPage(html, script);
  const others = ahead.map(({ name, stylesheet, scripts, fonts }) => {
    const links = [
      `    <link rel="preload" as="style" href="${stylesheet}" />`,
      ...scripts.map(loadScript),
      // fonts are asked for as if by another origin, whatever origin they are of
      ...fonts.map(
        (font) =>
          `    <link rel="preload" as="font" type="font/woff2" href="${font}" crossorigin />`,
      ),
    ];
    return { name, contents: html.replace('  </head>', `${links.join('\n')}\n  </head>`) };
  });
  return [...shown, { name, contents: html }, ...others].map(({ name, contents }) => ({
    name,
    contents: Buffer.from(contents),
  }));
}

const loadScript = (script) => `    <link rel="modulepreload" href="${script}" />`;

function hashed(path) {
  const contents = readFileSync(join(CLIENT, path));
  const hash = createHash('sha256').update(contents).digest('hex').slice(0, 8).toUpperCase();
  const extension = extname(path);
  return { name: `${basename(path, extension)}-${hash}${extension}`, contents };
}

/** The server puts its base path into the page's <base>, and the page loads one script. */
function assertPage(html, script) {
  if (!html.includes('<base href="/"'))
    throw new Error('client/index.html needs <base href="/" />, for the server to fill in');
  if (!html.includes(script))
    throw new Error('client/index.html needs <script type="module" src="main.tsx"></script>');
}
