import Router from '@koa/router';
import type { Context } from 'koa';
import type { GameModule } from '../../shared/engine/game';
import type {
  ContinueAnswer,
  CreateAnswer,
  HandoverAnswer,
  JoinAnswer,
  Proof,
} from '../../shared/protocol/table';
import { readCode } from '../tables/codes';
import { newCredentials } from '../tables/credentials';
import { nextTable } from '../tables/rematch';
import {
  addSeat,
  admitNewcomers,
  assertHost,
  close,
  commit,
  free,
  rename,
  renewCode,
  seatBot,
  setOptions,
  setReady,
  sit,
} from '../tables/seating';
import { isEmpty, newTable, seatNumber, type TableRecord } from '../tables/table';
import type { Match } from '../matches/actor';
import type { Matches } from '../matches/registry';
import type { Services } from '../matches/services';
import { callerOf } from '../gateway/address';
import { bodies } from '../gateway/messages';
import { Refusal } from '../refusal';
import { tableByCode } from '../storage/codes';
import { bodyOf } from './body';
import type { RateLimits } from './rateLimits';
import { toEntries } from './log';

/** How old a public table may be to be listed, in milliseconds. */
const LISTED = 24 * 60 * 60 * 1000;

/** The lobby over HTTP: what boardgame.io's `LobbyClient` asks for, and ours. */
export function lobbyRoutes(services: Services, matches: Matches, guard: RateLimits): Router {
  const router = new Router();
  const { handovers } = services;

  const moduleOf = (ctx: Context): GameModule => services.game(ctx.params.game);

  const matchOf = async (ctx: Context): Promise<Match> => {
    const { id } = moduleOf(ctx);
    return guard.keys(ctx, () => matches.get(id, ctx.params.id));
  };

  /** Changes a table in the name of a seat holder. */
  async function changeAs(
    ctx: Context,
    proof: Proof,
    change: (table: TableRecord, seat: number) => TableRecord | Promise<TableRecord>,
  ): Promise<TableRecord> {
    const match = await matchOf(ctx);
    return guard.keys(ctx, () =>
      match.change((table) =>
        change(table, handovers.provenSeat(table, proof.playerID, proof.credentials)),
      ),
    );
  }

  async function forgetHolder(ctx: Context, proof: Proof): Promise<void> {
    const match = await matchOf(ctx);
    await guard.keys(ctx, () => match.forget(proof));
  }

  /** Changes a table in the name of its host. */
  const changeAsHost: typeof changeAs = (ctx, proof, change) =>
    changeAs(ctx, proof, (table, seat) => {
      assertHost(table, seat);
      return change(table, seat);
    });

  /** One table that cannot be read must not take the list with it. */
  const damaged = (error: unknown): null => {
    services.log.error({ err: error }, 'table not listed');
    return null;
  };

  const namedSeat = (ctx: Context, table: TableRecord): number => {
    const seat = seatNumber(table, ctx.params.seat);
    if (seat === null) throw new Refusal('noSeat');
    return seat;
  };

  router.get('/games', (ctx) => {
    ctx.body = services.games.map(({ id }) => id);
  });

  router.get('/games/:game', async (ctx) => {
    const { id } = moduleOf(ctx);
    const { isGameover, updatedAfter } = ctx.query;
    const since = Math.max(services.now() - LISTED, Number(updatedAfter) || 0);
    const ids = isGameover === 'true' ? [] : await matches.listed(id, since);
    const open = await Promise.all(ids.map((match) => matches.get(id, match).catch(damaged)));
    ctx.body = {
      matches: open.flatMap((match) => (match ? [{ ...match.json(), code: null }] : [])),
    };
  });

  router.get('/games/:game/:id', async (ctx) => {
    ctx.body = (await matchOf(ctx)).json();
  });

  router.get('/games/:game/:id/log', async (ctx) => {
    const match = await matchOf(ctx);
    const { before, playerID } = ctx.query;
    const viewer = typeof playerID === 'string' ? playerID : null;
    const bearer = /^Bearer (\S{1,64})$/.exec(ctx.get('Authorization'))?.[1] ?? '';
    if (viewer !== null)
      await guard.keys(ctx, async () => handovers.provenSeat(match.record(), viewer, bearer));
    ctx.body = { entries: toEntries(await match.logBefore(viewer, Number(before) || 0)) };
  });

  router.get('/games/:game/:id/scores', async (ctx) => {
    ctx.body = { points: await (await matchOf(ctx)).scores() };
  });

  router.get('/games/:game/:id/record', async (ctx) => {
    ctx.body = await (await matchOf(ctx)).matchRecord();
  });

  router.post('/games/:game/create', async (ctx) => {
    const module = moduleOf(ctx);
    const wish = bodyOf(ctx, bodies.create);
    guard.creation(ctx, wish.createKey);
    if (wish.playerName !== undefined && wish.start !== 'host')
      throw new Refusal('malformed', 'only a table that its host starts can seat its creator');
    let table = newTable(module, { ...wish, options: wish.setupData }, services.now());
    const answer: CreateAnswer = { matchID: table.id };
    if (wish.playerName !== undefined) {
      const credentials = newCredentials();
      const guest = { name: wish.playerName, credentials, nonceHash: wish.nonceHash };
      ({ table } = sit(table, guest));
      Object.assign(answer, { playerID: '0', playerCredentials: credentials });
    }
    for (const strength of wish.bots) {
      const seat = table.seats.findLastIndex(isEmpty);
      if (seat < 0) throw new Refusal('full');
      table = seatBot(table, seat, strength);
    }
    await matches.add(table, callerOf(ctx.req, services.config.trustProxy));
    ctx.body = answer;
  });

  router.post('/games/:game/:id/join', async (ctx) => {
    const { playerID, playerName, nonceHash } = bodyOf(ctx, bodies.join);
    const match = await matchOf(ctx);
    const credentials = newCredentials();
    let seat = 0;
    await match.change((table) => {
      const seated = sit(table, { name: playerName, credentials, nonceHash }, playerID);
      ({ seat } = seated);
      return seated.table;
    });
    ctx.body = { playerID: String(seat), playerCredentials: credentials } satisfies JoinAnswer;
  });

  router.post('/games/:game/:id/handover', async (ctx) => {
    const { playerID, credentials } = bodyOf(ctx, bodies.proof);
    const match = await matchOf(ctx);
    ctx.body = await guard.keys(ctx, async (): Promise<HandoverAnswer> => {
      const table = match.record();
      const seat = handovers.provenSeat(table, playerID, credentials);
      return { token: handovers.offer(table, seat) };
    });
  });

  router.post('/games/:game/:id/continue', async (ctx) => {
    const { token, nonceHash, device } = bodyOf(ctx, bodies.continue);
    const match = await matchOf(ctx);
    const credentials = newCredentials();
    let seat = 0;
    const { seats } = await guard.keys(ctx, () =>
      match.change((table) => {
        const accepted = handovers.accept(table, token, { credentials, nonceHash, device });
        ({ seat } = accepted);
        return accepted.table;
      }),
    );
    ctx.body = {
      playerID: String(seat),
      playerCredentials: credentials,
      playerName: seats[seat].name!,
    } satisfies ContinueAnswer;
  });

  router.post('/games/:game/:id/leave', async (ctx) => {
    const { erase, ...proof } = bodyOf(ctx, bodies.leave);
    if (erase) await forgetHolder(ctx, proof);
    else
      await changeAs(ctx, proof, (table, seat) =>
        table.status === 'over' ? table : free(table, seat),
      );
    ctx.body = {};
  });

  router.post('/games/:game/:id/update', async (ctx) => {
    const { newName, nonceHash, ...proof } = bodyOf(ctx, bodies.update);
    await changeAs(ctx, proof, (table, seat) => {
      const isNew = newName !== undefined && newName !== table.seats[seat].name;
      if (isNew) guard.rename(table.id, seat);
      const named = isNew ? rename(table, seat, newName) : table;
      return nonceHash === undefined ? named : commit(named, seat, nonceHash);
    });
    ctx.body = {};
  });

  router.post('/games/:game/:id/ready', async (ctx) => {
    const { ready, ...proof } = bodyOf(ctx, bodies.ready);
    await changeAs(ctx, proof, (table, seat) => setReady(table, seat, ready));
    ctx.body = {};
  });

  router.post('/games/:game/:id/options', async (ctx) => {
    const { setupData, ...proof } = bodyOf(ctx, bodies.options);
    const module = moduleOf(ctx);
    await changeAsHost(ctx, proof, (table) => setOptions(table, module, setupData));
    ctx.body = {};
  });

  router.post('/games/:game/:id/newcomers', async (ctx) => {
    const { admit, ...proof } = bodyOf(ctx, bodies.newcomers);
    await changeAsHost(ctx, proof, (table) => admitNewcomers(table, admit));
    ctx.body = {};
  });

  router.post('/games/:game/:id/start', async (ctx) => {
    const { playerID, credentials } = bodyOf(ctx, bodies.proof);
    const match = await matchOf(ctx);
    await guard.keys(ctx, () =>
      match.start((table) => assertHost(table, handovers.provenSeat(table, playerID, credentials))),
    );
    ctx.body = {};
  });

  router.post('/games/:game/:id/code', async (ctx) => {
    await changeAsHost(ctx, bodyOf(ctx, bodies.proof), (table) => renewCode(table, services.now()));
    ctx.body = {};
  });

  router.post('/games/:game/:id/seats', async (ctx) => {
    const module = moduleOf(ctx);
    await changeAsHost(ctx, bodyOf(ctx, bodies.proof), (table) => addSeat(table, module));
    ctx.body = {};
  });

  router.post('/games/:game/:id/seats/:seat/bot', async (ctx) => {
    const { strength, ...proof } = bodyOf(ctx, bodies.bot);
    await changeAsHost(ctx, proof, (table) => seatBot(table, namedSeat(ctx, table), strength));
    ctx.body = {};
  });

  router.post('/games/:game/:id/seats/:seat/free', async (ctx) => {
    await changeAsHost(ctx, bodyOf(ctx, bodies.proof), (table) =>
      free(table, namedSeat(ctx, table)),
    );
    ctx.body = {};
  });

  router.post('/games/:game/:id/seats/:seat/close', async (ctx) => {
    const module = moduleOf(ctx);
    await changeAsHost(ctx, bodyOf(ctx, bodies.proof), (table) =>
      close(table, namedSeat(ctx, table), module),
    );
    ctx.body = {};
  });

  router.post('/games/:game/:id/playAgain', async (ctx) => {
    const { playerID, credentials, ...wish } = bodyOf(ctx, bodies.playAgain);
    const module = moduleOf(ctx);
    const { nextMatch, start } = await changeAs(
      ctx,
      { playerID, credentials },
      async (table, seat) => {
        if (table.status !== 'over') throw new Refusal('notOver');
        if (table.nextMatch !== null) return table;
        guard.rematch(ctx);
        const caller = callerOf(ctx.req, services.config.trustProxy);
        const again = nextTable(module, table, seat, wish, services.now());
        const next = await matches.add(again, caller);
        return { ...table, nextMatch: next.id };
      },
    );
    ctx.body = {
      nextMatchID: nextMatch,
      // at a host's table everybody keeps seat and credentials
      ...(start === 'host' && { playerID, playerCredentials: credentials }),
    };
  });

  router.post('/codes', async (ctx) => {
    const { code } = bodyOf(ctx, bodies.code);
    const found = await guard.codes(ctx, () =>
      tableByCode(services.db, readCode(code), services.now()),
    );
    ctx.body = { gameName: found.game, matchID: found.id };
  });

  return router;
}
