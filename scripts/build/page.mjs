import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { ROOT } from '../run.mjs';

const CLIENT = join(ROOT, 'client');

/** What browsers and crawlers ask for by these names, whatever the page says. */
const ASKED_FOR = ['favicon.ico', 'robots.txt'];

export const askedForFiles = () =>
  ASKED_FOR.map((name) => ({ name, contents: readFileSync(join(CLIENT, name)) }));

/** A page: index.html with the built names in place of the written ones, and the files it shows, hashed. */
export function pageFiles({ name, script, stylesheet, chunks, titles }) {
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
        ...chunks.map((chunk) => `    <link rel="modulepreload" href="${chunk}" />`),
        '  </head>',
      ].join('\n'),
    );
  assertPage(html, script);
  return [...shown, { name, contents: Buffer.from(html) }];
}

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
