import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Context, Middleware } from 'koa';
import { isPage } from '../../shared/protocol/routes';
import type { Config } from '../config';
import { type Forms, readFiles, sendSmallest } from './files';

/** The built client: the page itself always fresh, its hashed files for ever and precompressed. */
export type Pages = {
  serve: Middleware;
  /** Shows the page, which says so, to a browser that asked for an address that is none. */
  lost: Middleware;
};

export function pages(clientDir: string, { basePath }: Config): Pages {
  const index = join(clientDir, 'index.html');
  const pass: Middleware = (_ctx, next) => next();
  if (!existsSync(index)) return { serve: pass, lost: pass };
  const plain = Buffer.from(
    readFileSync(index, 'utf8').replace(/<base href="[^"]*"/, `<base href="${basePath}/"`),
  );
  const html: Forms = { plain, br: brotliCompressSync(plain), gzip: gzipSync(plain) };
  const files = readFiles(clientDir);

  const show = (ctx: Context, status: number) => {
    ctx.status = status;
    ctx.type = 'html';
    ctx.set('Cache-Control', 'no-cache');
    sendSmallest(ctx, html);
  };

  const isRead = (ctx: Context) => ctx.method === 'GET' || ctx.method === 'HEAD';

  return {
    serve(ctx, next) {
      if (!isRead(ctx)) return next();
      if (isPage(ctx.path)) return show(ctx, 200);
      if (ctx.path === '/index.html' || !files.send(ctx, ctx.path)) return next();
    },
    lost: (ctx, next) =>
      isRead(ctx) && ctx.accepts('json', 'html') === 'html' ? show(ctx, 404) : next(),
  };
}
