import type Router from '@koa/router';
import type { CreateAnswer } from '../../../shared/protocol/requests';
import { callerOf } from '../../caller';
import { bodies } from '../../gateway/messages';
import { Refusal } from '../../refusal';
import { inSlices } from '../../matches/slices';
import { begunTable } from '../../tables/beginning';
import { beganBy, rematchOf } from '../../tables/rematch';
import {
  addSeat,
  admitNewcomers,
  renewCode,
  setOptions,
  setWaiting,
} from '../../tables/seats/arranging';
import { assertHost, provenSeat, seatBot, sit } from '../../tables/seats/seating';
import { assertOver, isEmpty, newTable } from '../../tables/table';
import { bodyOf } from '../body';
import { newHolder, type Access } from './access';

/** What is done to a table as a whole: opened, arranged and started by its host, opened once more. */
export function tableRoutes(router: Router, access: Access): void {
  const { services, matches, limits, moduleOf, changeAs, changeAsHost } = access;

  router.post('/games/:game/create', async (ctx) => {
    const module = moduleOf(ctx);
    const wish = bodyOf(ctx, bodies.create);
    limits.creation(ctx, wish.createKey);
    if (wish.playerName !== undefined && wish.start !== 'host')
      throw new Refusal('malformed', 'only a table that its host starts can seat its creator');
    let table = newTable(module, { ...wish, options: wish.setupData }, services.now());
    const answer: CreateAnswer = { matchID: table.id };
    let noted = () => Promise.resolve();
    if (wish.playerName !== undefined) {
      const { playerName: name, nonceHash, look } = wish;
      const { credentials, keyHash, nonceAt, seated } = await newHolder(access, ctx, wish.device);
      ({ table } = sit(table, { name, keyHash, nonceHash, nonceAt, look }));
      noted = () => seated({ name, look });
      Object.assign(answer, { playerID: '0', playerCredentials: credentials });
    }
    for (const strength of wish.bots) {
      const seat = table.seats.findLastIndex(isEmpty);
      if (seat < 0) throw new Refusal('full');
      table = seatBot(table, seat, strength);
    }
    await matches.add(table, callerOf(ctx.req, services.config.trustProxy));
    await noted();
    ctx.body = answer;
  });

  router.post('/games/:game/playOn', async (ctx) => {
    const { id } = moduleOf(ctx);
    const wish = bodyOf(ctx, bodies.playOn);
    limits.creation(ctx, wish.createKey);
    const engine = await services.loadEngine(id, wish.from.version);
    if (engine === null) throw new Refusal('otherRules');
    const begun = await inSlices(services.slices, begunTable(engine, wish.from, services.now()));
    const { playerName: name, playerID, nonceHash, look, strength } = wish;
    const { credentials, keyHash, nonceAt, seated } = await newHolder(access, ctx, wish.device);
    const guest = { name, keyHash, nonceHash, nonceAt, look };
    const sat = sit(begun.table, guest, playerID);
    let { table } = sat;
    if (strength)
      for (const other of table.seats.keys())
        if (isEmpty(table.seats[other])) table = seatBot(table, other, strength);
    await matches.add(table, callerOf(ctx.req, services.config.trustProxy), begun.log);
    await seated({ name, look });
    ctx.body = {
      matchID: table.id,
      playerID: String(sat.seat),
      playerCredentials: credentials,
    } satisfies CreateAnswer;
  });

  router.post('/games/:game/:id/options', async (ctx) => {
    const { setupData, ...proof } = bodyOf(ctx, bodies.options);
    const module = moduleOf(ctx);
    await changeAsHost(ctx, proof, (table) => setOptions(table, module, setupData));
    ctx.body = {};
  });

  router.post('/games/:game/:id/waiting', async (ctx) => {
    const { absence, clock, ...proof } = bodyOf(ctx, bodies.waiting);
    await changeAsHost(ctx, proof, (table) => setWaiting(table, { absence, clock }));
    ctx.body = {};
  });

  router.post('/games/:game/:id/watchersTalk', async (ctx) => {
    const { on, ...proof } = bodyOf(ctx, bodies.watchersTalk);
    await changeAsHost(ctx, proof, (table) => ({ ...table, watchersTalk: on }));
    ctx.body = {};
  });

  router.post('/games/:game/:id/newcomers', async (ctx) => {
    const { admit, ...proof } = bodyOf(ctx, bodies.newcomers);
    await changeAsHost(ctx, proof, (table) => admitNewcomers(table, admit));
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

  router.post('/games/:game/:id/start', async (ctx) => {
    const { playerID, credentials } = bodyOf(ctx, bodies.proof);
    const match = await access.matchOf(ctx);
    const holder = await services.players.holderOf(credentials);
    await limits.keys(ctx, () =>
      match.start((table) => assertHost(table, provenSeat(table, playerID, holder))),
    );
    ctx.body = {};
  });

  router.post('/games/:game/:id/playAgain', async (ctx) => {
    const { playerID, credentials, ...wish } = bodyOf(ctx, bodies.playAgain);
    const module = moduleOf(ctx);
    const table = await changeAs(ctx, { playerID, credentials }, async (table, seat) => {
      assertOver(table);
      if (table.nextMatch !== null) return table;
      limits.rematch(ctx);
      const caller = callerOf(ctx.req, services.config.trustProxy);
      const began = beganBy(await services.loadEngine(table.game, table.version), table);
      const again = rematchOf(module, table, { host: seat, began }, wish, services.now());
      const next = await matches.add(again, caller);
      return { ...table, nextMatch: next.id };
    });
    ctx.body = {
      nextMatchID: table.nextMatch,
      // at a host's table everybody is seated already
      ...(table.start === 'host' && { playerID, playerCredentials: credentials }),
    };
  });
}
