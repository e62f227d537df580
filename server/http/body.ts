import { bodyParser } from '@koa/bodyparser';
import type { Context, Middleware } from 'koa';
import type { z } from 'zod';
import { BODY, MATCH_BODY } from '../limits';
import { Refusal } from '../refusal';

const reader = (jsonLimit: string) =>
  bodyParser({ enableTypes: ['json'], jsonLimit }) as Middleware;
const all = reader(BODY);
const matches = reader(MATCH_BODY);

/** Where a match is brought along, which is longer than what one says. */
const PLAY_ON = /^\/games\/[^/]+\/playOn$/;

/**
 * Reads JSON bodies and no others: a form on somebody's page must not be able to post, and nothing so
 * small needs to come compressed, where a few bytes may stand for millions.
 */
export const jsonBodies = (): Middleware[] => [
  (ctx, next) => {
    if (ctx.method === 'POST' && !ctx.is('json'))
      throw new Refusal('malformed', 'the body must be application/json');
    if (ctx.get('content-encoding') !== '')
      throw new Refusal('malformed', 'the body must not be compressed');
    return next();
  },
  (ctx, next) => (PLAY_ON.test(ctx.path) ? matches : all)(ctx, next),
];

/** The request's body, checked; refused when it is not as the schema says. */
export function bodyOf<S extends z.ZodType>(ctx: Context, schema: S): z.output<S> {
  const read = schema.safeParse((ctx.request as { body?: unknown }).body);
  if (read.success) return read.data;
  const { path, message } = read.error.issues[0];
  throw new Refusal('malformed', `${path.join('.') || 'body'}: ${message}`.slice(0, 200));
}
