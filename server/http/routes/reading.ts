import type Router from '@koa/router';
import type { Context } from 'koa';
import { readCode } from '../../tables/codes';
import { bodies } from '../../gateway/messages';
import { tableByCode } from '../../storage/tableCodes';
import { bodyOf } from '../body';
import { toEntries } from '../log';
import { queryOf } from '../query';
import type { Access } from './access';

/** How old a public table may be to be listed, in milliseconds. */
const LISTED = 24 * 60 * 60 * 1000;

/** What can be looked up: the titles, their public tables, one table, and what is kept of its match. */
export function readingRoutes(router: Router, access: Access): void {
  const { services, matches, limits, moduleOf } = access;

  /** A match as whoever asks may know it already: a screen hears of a move before the end it brings is stored. */
  async function matchOf(ctx: Context) {
    const match = await access.matchOf(ctx);
    await match.settled();
    return match;
  }

  /** One table that cannot be read must not take the list with it. */
  const damaged = (error: unknown): null => {
    services.log.error({ err: error }, 'table not listed');
    return null;
  };

  router.get('/games', (ctx) => {
    ctx.body = services.games.map(({ id }) => id);
  });

  router.get('/games/:game', async (ctx) => {
    const { id } = moduleOf(ctx);
    const query = queryOf(ctx);
    const since = Math.max(services.now() - LISTED, momentOf(query.get('updatedAfter')));
    const ids = query.get('isGameover') === 'true' ? [] : await matches.listed(id, since);
    const open = await Promise.all(ids.map((match) => matches.get(id, match).catch(damaged)));
    ctx.body = {
      matches: open.flatMap((match) => (match ? [{ ...match.json(), code: null }] : [])),
    };
  });

  router.get('/games/:game/:id', async (ctx) => {
    ctx.body = (await matchOf(ctx)).json();
  });

  router.get('/games/:game/:id/log', async (ctx) => {
    const query = queryOf(ctx);
    const viewer = query.get('playerID') ?? null;
    const match =
      viewer === null
        ? await matchOf(ctx)
        : await access.asHolder(
            ctx,
            { playerID: viewer, credentials: bearerOf(ctx) },
            (proven) => proven,
          );
    ctx.body = {
      entries: toEntries(await match.logBefore(viewer, Number(query.get('before')) || 0)),
    };
  });

  router.get('/games/:game/:id/missed', async (ctx) => {
    const playerID = String(queryOf(ctx).get('playerID'));
    const match = await access.asHolder(ctx, { playerID, credentials: bearerOf(ctx) }, (it) => it);
    limits.secrets(ctx);
    ctx.body = { missed: await match.missed(playerID) };
  });

  router.get('/games/:game/:id/scores', async (ctx) => {
    ctx.body = { points: await (await matchOf(ctx)).scores() };
  });

  router.get('/games/:game/:id/record', async (ctx) => {
    ctx.body = await (await matchOf(ctx)).matchRecord();
  });

  router.get('/games/:game/:id/file', async (ctx) => {
    const match = await matchOf(ctx);
    limits.file(ctx);
    ctx.body = await match.matchFile();
    ctx.attachment(`${match.id}.wonder`);
    ctx.type = 'application/json';
  });

  router.post('/codes', async (ctx) => {
    const { code } = bodyOf(ctx, bodies.code);
    const found = await limits.codes(ctx, () =>
      tableByCode(services.db, readCode(code), services.now()),
    );
    ctx.body = { gameName: found.game, matchID: found.id };
  });
}

/** A moment that somebody asks for, as any database can compare with: a whole number, and none too large. */
const momentOf = (asked: unknown): number =>
  Math.min(Math.floor(Number(asked) || 0), Number.MAX_SAFE_INTEGER);

/** The credentials of a request that has no body. */
const bearerOf = (ctx: Context): string =>
  /^Bearer (\S{1,64})$/.exec(ctx.get('Authorization'))?.[1] ?? '';
