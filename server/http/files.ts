import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Context } from 'koa';

/** The ways a file is kept beside itself, the smallest first, by what it ends in. */
const ENCODINGS = { br: '.br', gzip: '.gz' } as const;
type Encoding = keyof typeof ENCODINGS;

/** The same bytes, as they are and in smaller forms. */
export type Forms = { plain: Buffer } & Partial<Record<Encoding, Buffer>>;

/** Answers in the smallest form the browser takes. */
export function sendSmallest(ctx: Context, forms: Forms) {
  ctx.vary('Accept-Encoding');
  ctx.body = forms.plain;
  for (const encoding of Object.keys(ENCODINGS) as Encoding[]) {
    if (!forms[encoding] || ctx.acceptsEncodings(encoding) !== encoding) continue;
    ctx.set('Content-Encoding', encoding);
    ctx.body = forms[encoding];
    return;
  }
}

/** Names carry a hash, but for those that browsers and crawlers make up. */
const FIXED_NAMES = new Set(['/favicon.ico', '/robots.txt']);
const FOR_EVER = 'public, max-age=31536000, immutable';
const A_DAY = 'public, max-age=86400';

/** What is never a page itself, so that what a page may do need not be said with it: a match has fifty of these. */
const PARTS = new Set(['.js', '.css', '.woff2']);
const SAID_OF_PAGES = [
  'Content-Security-Policy',
  'Cross-Origin-Opener-Policy',
  'Origin-Agent-Cluster',
  'X-DNS-Prefetch-Control',
  'X-Download-Options',
  'X-Frame-Options',
  'X-Permitted-Cross-Domain-Policies',
  'X-XSS-Protection',
];

/** The built files, held in memory: a rebuild below a running server takes nothing away from it. */
export type Files = {
  /** Answers with the file at this path, if there is one, and says whether there was. */
  send(ctx: Context, path: string): boolean;
};

export function readFiles(folder: string): Files {
  const files = new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => [file.slice(folder.length).replaceAll('\\', '/'), readFileSync(file)]),
  );

  return {
    send(ctx, path) {
      const plain = files.get(path);
      if (plain === undefined) return false;
      const type = path.slice(path.lastIndexOf('.'));
      ctx.type = type;
      if (PARTS.has(type)) for (const header of SAID_OF_PAGES) ctx.remove(header);
      ctx.set('Cache-Control', FIXED_NAMES.has(path) ? A_DAY : FOR_EVER);
      const [br, gzip] = [files.get(path + ENCODINGS.br), files.get(path + ENCODINGS.gzip)];
      sendSmallest(ctx, { plain, br, gzip });
      return true;
    },
  };
}
