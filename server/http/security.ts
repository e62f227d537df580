import cors from '@koa/cors';
import helmet from 'koa-helmet';
import type { Middleware } from 'koa';
import type { Config } from '../config';
import { isAllowedOrigin } from '../protocol/origin';
import { Refusal } from '../refusal';

/** Headers that keep a page to what we serve; those that only make sense over https only there. */
export function securityHeaders({ publicUrl }: Config): Middleware {
  const secure = publicUrl?.startsWith('https:') ?? false;
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        manifestSrc: ["'self'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(secure && { upgradeInsecureRequests: [] }),
      },
    },
    strictTransportSecurity: secure,
    // browsers complain about these on a plain http address
    crossOriginOpenerPolicy: secure,
    originAgentCluster: secure,
    referrerPolicy: { policy: 'no-referrer' },
  }) as Middleware;
}

/** Answers may be keys of seats and matches, and are of the moment: nobody on the way keeps them. */
export const keepNothing: Middleware = (ctx, next) => {
  ctx.set('Cache-Control', 'no-store');
  return next();
};

/** Pages of other origins are kept out, but for the allowed ones. */
export function guardOrigin(config: Config): Middleware[] {
  const share = cors({
    origin: (ctx) => (config.allowedOrigins.includes(ctx.get('Origin')) ? ctx.get('Origin') : ''),
  });
  const guard: Middleware = (ctx, next) => {
    if (!['GET', 'HEAD', 'OPTIONS'].includes(ctx.method) && !isAllowedOrigin(ctx.req, config))
      throw new Refusal('origin');
    return next();
  };
  return [share, guard];
}
