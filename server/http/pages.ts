import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Context, Middleware } from 'koa';
import { isPage, PAGES, valuesAt } from '../../shared/protocol/routes';
import type { Config } from '../config';
import { type Forms, readFiles, sendSmallest } from './files';

/** The built client: the page itself always fresh, its hashed files for ever and precompressed. */
export type Pages = {
  serve: Middleware;
  /** Shows the page, which says so, to a browser that asked for an address that is none. */
  lost: Middleware;
};

const HOME = 'index.html';

/** The page as it is at the tables of a title, where it loads that at once. */
const AT_TABLE = /^table-(.+)\.html$/;

export function pages(clientDir: string, { basePath }: Config): Pages {
  const pass: Middleware = (_ctx, next) => next();
  if (!existsSync(join(clientDir, HOME))) return { serve: pass, lost: pass };
  const home = readPage(join(clientDir, HOME), basePath);
  const atTables = new Map(
    readdirSync(clientDir).flatMap((file) => {
      const title = AT_TABLE.exec(file)?.[1];
      return title === undefined ? [] : [[title, readPage(join(clientDir, file), basePath)]];
    }),
  );
  const files = readFiles(clientDir);

  const show = (ctx: Context, status: number) => {
    ctx.status = status;
    ctx.type = 'html';
    ctx.set('Cache-Control', 'no-cache');
    sendSmallest(ctx, atTables.get(valuesAt(PAGES.table, ctx.path)?.game ?? '') ?? home);
  };

  const isRead = (ctx: Context) => ctx.method === 'GET' || ctx.method === 'HEAD';

  return {
    serve(ctx, next) {
      if (!isRead(ctx)) return next();
      if (isPage(ctx.path)) return show(ctx, 200);
      const file = ctx.path.slice(1);
      if (file === HOME || AT_TABLE.test(file) || !files.send(ctx, ctx.path)) return next();
    },
    lost: (ctx, next) =>
      isRead(ctx) && ctx.accepts('json', 'html') === 'html' ? show(ctx, 404) : next(),
  };
}

function readPage(file: string, basePath: string): Forms {
  const plain = Buffer.from(
    readFileSync(file, 'utf8').replace(/<base href="[^"]*"/, `<base href="${basePath}/"`),
  );
  return { plain, br: brotliCompressSync(plain), gzip: gzipSync(plain) };
}
