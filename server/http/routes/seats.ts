import type Router from '@koa/router';
import type { Context } from 'koa';
import type { JoinAnswer } from '../../../shared/protocol/table';
import { bodies } from '../../gateway/messages';
import { Refusal } from '../../refusal';
import { newCredentials } from '../../tables/credentials';
import { close, commit, free, rename, seatBot, setReady, sit } from '../../tables/seating';
import { seatNumber, type TableRecord } from '../../tables/table';
import { bodyOf } from '../body';
import type { Access } from './access';

/** What is done to one seat: by who takes it, by its holder, and by the host. */
export function seatRoutes(router: Router, access: Access): void {
  const { limits, moduleOf, matchOf, changeAs, changeAsHost } = access;

  router.post('/games/:game/:id/join', async (ctx) => {
    const { playerID, playerName, nonceHash } = bodyOf(ctx, bodies.join);
    const match = await matchOf(ctx);
    const credentials = newCredentials();
    const { seat } = await match.change((table) =>
      sit(table, { name: playerName, credentials, nonceHash }, playerID),
    );
    ctx.body = { playerID: String(seat), playerCredentials: credentials } satisfies JoinAnswer;
  });

  router.post('/games/:game/:id/leave', async (ctx) => {
    const { erase, ...proof } = bodyOf(ctx, bodies.leave);
    if (erase) {
      const match = await matchOf(ctx);
      await limits.keys(ctx, () => match.eraseHolder(proof));
    } else
      await changeAs(ctx, proof, (table, seat) =>
        table.status === 'over' ? table : free(table, seat),
      );
    ctx.body = {};
  });

  router.post('/games/:game/:id/update', async (ctx) => {
    const { newName, nonceHash, ...proof } = bodyOf(ctx, bodies.update);
    await changeAs(ctx, proof, (table, seat) => {
      const isNew = newName !== undefined && newName !== table.seats[seat].name;
      if (isNew) limits.rename(table.id, seat);
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
}

function namedSeat(ctx: Context, table: TableRecord): number {
  const seat = seatNumber(table, ctx.params.seat);
  if (seat === null) throw new Refusal('noSeat');
  return seat;
}
