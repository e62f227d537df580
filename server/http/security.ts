import cors from '@koa/cors';
import helmet from 'koa-helmet';
import type { Middleware } from 'koa';
import type { Config } from '../config';
import { isForeign } from '../foreign';
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

/** Lets pages of the allowed origins read answers. */
export const shareWithAllowed = ({ allowedOrigins }: Config): Middleware =>
  cors({
    origin: (ctx) => (allowedOrigins.includes(ctx.get('Origin')) ? ctx.get('Origin') : ''),
  });

/** Whoever follows a link from another site comes to a page: `lost` shows the one that says there is none. */
export const showVisitorsPages =
  (config: Config, lost: Middleware): Middleware =>
  (ctx, next) =>
    isForeign(ctx.req, config)
      ? lost(ctx, () => {
          throw new Refusal('origin');
        })
      : next();
