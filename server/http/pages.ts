import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Middleware } from 'koa';
import sirv from 'sirv';
import type { Config } from '../config';

/** The addresses the client itself makes sense of. */
const PAGE = /^\/(table\/[^/]+\/[^/]+|rules\/[^/]+|join\/[^/]+)?$/;

/** The built client: hashed files for ever, precompressed; the page itself always fresh. */
export function pages(clientDir: string, { basePath }: Config): Middleware {
  const index = join(clientDir, 'index.html');
  if (!existsSync(index)) return (_ctx, next) => next();
  const html = readFileSync(index, 'utf8').replace(
    /<base href="[^"]*"/,
    `<base href="${basePath}/"`,
  );
  const files = sirv(clientDir, { brotli: true, gzip: true, immutable: true, maxAge: 31_536_000 });

  return async (ctx, next) => {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') return next();
    const showPage = (status: number) => {
      ctx.status = status;
      ctx.type = 'html';
      ctx.set('Cache-Control', 'no-cache');
      ctx.body = html;
    };
    if (PAGE.test(ctx.path)) return showPage(200);
    if (ctx.path === '/index.html' || ctx.path.endsWith('.map')) return next();
    const found = await new Promise<boolean>((resolve) => {
      ctx.res.once('close', () => resolve(true));
      ctx.req.url = ctx.path;
      files(ctx.req, ctx.res, () => resolve(false));
    });
    if (found) {
      ctx.respond = false;
      return;
    }
    if (ctx.accepts('html')) return showPage(404);
    return next();
  };
}
