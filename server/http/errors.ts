import type { Middleware } from 'koa';
import type { Logger } from 'pino';
import type { ErrorAnswer, RefusalCode } from '../../shared/protocol/refusals';
import { Refusal } from '../refusal';
import { isLost } from '../storage/database/problems';

const STATUS: Partial<Record<RefusalCode, number>> = {
  unknownGame: 404,
  unknownMatch: 404,
  unknownCode: 404,
  noSeat: 404,
  notFound: 404,
  createKey: 403,
  wrongCreateKey: 403,
  credentials: 403,
  removed: 403,
  notHost: 403,
  origin: 403,
  malformed: 400,
  badOptions: 400,
  badPlayers: 400,
  tooLarge: 413,
  tooFast: 429,
  tooMany: 429,
  failed: 500,
  noStorage: 503,
  closing: 503,
};

/** Turns what is thrown into an answer with a code; only a fault of ours is logged, and never told. */
export const answerErrors =
  (log: Logger): Middleware =>
  async (ctx, next) => {
    try {
      await next();
    } catch (error) {
      const refusal = asRefusal(error);
      // the route's pattern: an address may hold the key of a match
      if (refusal.code === 'failed' || refusal.code === 'noStorage')
        log.error({ err: error, route: ctx._matchedRoute }, 'request failed');
      ctx.status = STATUS[refusal.code] ?? 409;
      ctx.body = { code: refusal.code, message: refusal.message } satisfies ErrorAnswer;
    }
  };

function asRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  const { status: told, code } = (error ?? {}) as { status?: unknown; code?: unknown };
  const status = Number(told);
  if (status === 413) return new Refusal('tooLarge');
  // an address that cannot be read is found out by whoever reads it first
  if ((status >= 400 && status < 500) || code === 'ERR_INVALID_URL')
    return new Refusal('malformed');
  return new Refusal(isLost(error) ? 'noStorage' : 'failed');
}
