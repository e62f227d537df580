import type Router from '@koa/router';
import type { Context } from 'koa';
import type { ContinueAnswer, JoinAnswer, LinkAnswer } from '../../../shared/protocol/requests';
import { bodies } from '../../gateway/messages';
import type { Holder } from '../../players/holder';
import { Refusal } from '../../refusal';
import { close, swap } from '../../tables/seats/arranging';
import {
  assertHost,
  ban,
  commit,
  free,
  mute,
  rename,
  seatBot,
  setLook,
  setReady,
  sit,
} from '../../tables/seats/seating';
import { handHost } from '../../tables/hosting';
import { endStandIn, standIn } from '../../tables/seats/standIns';
import { sayBack } from '../../tables/seats/idling';
import { seatNumber, type TableRecord } from '../../tables/table';
import { vote } from '../../tables/votes';
import { bodyOf } from '../body';
import { newHolder, type Access } from './access';

/** What is done to one seat: by who takes it, by its holder, and by the host. */
export function seatRoutes(router: Router, access: Access): void {
  const { services, limits, moduleOf, matchOf, changeAs, changeAsHost } = access;
  const { players, hostLinks } = services;

  router.post('/games/:game/:id/join', async (ctx) => {
    const { playerID, playerName, device, ...guest } = bodyOf(ctx, bodies.join);
    const match = await matchOf(ctx);
    limits.join(ctx);
    const { credentials, isStill, seated, ...held } = await newHolder(access, ctx, device);
    const { seat } = await match.change((table) => {
      if (!isStill()) throw new Refusal('removed');
      const done = sit(table, { ...guest, ...held, name: playerName }, playerID);
      limits.rename(table.id, done.seat);
      return done;
    });
    await seated({ name: playerName, look: guest.look });
    ctx.body = { playerID: String(seat), playerCredentials: credentials } satisfies JoinAnswer;
  });

  router.post('/games/:game/:id/leave', async (ctx) => {
    const { erase, ...proof } = bodyOf(ctx, bodies.leave);
    if (erase) {
      const match = await matchOf(ctx);
      const holder = await players.holderOf(proof.credentials);
      await limits.keys(ctx, () => match.eraseHolder(proof.playerID, holder));
      await players.dropKnownAs(holder);
    } else
      await changeAs(ctx, proof, (table, seat) =>
        table.status === 'over' ? table : free(table, seat),
      );
    ctx.body = {};
  });

  router.post('/games/:game/:id/update', async (ctx) => {
    const { newName, nonceHash, look, ...proof } = bodyOf(ctx, bodies.update);
    let by: Holder | null = null;
    await changeAs(ctx, proof, (table, seat, holder) => {
      const isNew = newName !== undefined && newName !== table.seats[seat].name;
      by = isNew || look ? holder : null;
      if (isNew || look) limits.rename(table.id, seat);
      const named = isNew ? rename(table, seat, newName) : table;
      const shown = look ? setLook(named, seat, look) : named;
      return nonceHash === undefined ? shown : commit(shown, seat, nonceHash, holder.keys[0]);
    });
    if (by) await players.noteKnownAs(by, { name: newName, look });
    ctx.body = {};
  });

  router.post('/games/:game/:id/report', async (ctx) => {
    const proof = bodyOf(ctx, bodies.proof);
    limits.secrets(ctx);
    ctx.body = await access.asHolder(ctx, proof, (match) => match.report());
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
    const { ban: isForGood, ...proof } = bodyOf(ctx, bodies.free);
    await changeAsHost(ctx, proof, async (table) => {
      const seat = namedSeat(ctx, table);
      if (!isForGood) return free(table, seat);
      const { keyHash } = table.seats[seat];
      return ban(table, seat, keyHash === null ? [] : await players.keysWith(keyHash));
    });
    ctx.body = {};
  });

  router.post('/games/:game/:id/seats/:seat/mute', async (ctx) => {
    const { muted, ...proof } = bodyOf(ctx, bodies.mute);
    await changeAsHost(ctx, proof, (table) => mute(table, namedSeat(ctx, table), muted));
    ctx.body = {};
  });

  router.post('/games/:game/:id/seats/:seat/standIn', async (ctx) => {
    const { on, ...proof } = bodyOf(ctx, bodies.standIn);
    await changeAs(ctx, proof, (table, own, _, situation) => {
      const seat = namedSeat(ctx, table);
      if (!on && seat === own) {
        limits.vote(table.id, own);
        return sayBack(table, own, situation);
      }
      assertHost(table, own);
      return on ? standIn(table, seat, situation) : endStandIn(table, seat);
    });
    ctx.body = {};
  });

  router.post('/games/:game/:id/seats/:seat/host', async (ctx) => {
    await changeAs(ctx, bodyOf(ctx, bodies.proof), (table, own) => {
      const seat = namedSeat(ctx, table);
      // it passed on by itself: whose it was may take it back
      if (seat !== own || table.hostBefore !== own) assertHost(table, own);
      return handHost(table, seat);
    });
    ctx.body = {};
  });

  router.post('/games/:game/:id/vote', async (ctx) => {
    const { about, seat, agree, ...proof } = bodyOf(ctx, bodies.vote);
    await changeAs(ctx, proof, (table, voter, _, situation) => {
      limits.vote(table.id, voter);
      const of = seat === undefined ? null : seatNumber(table, seat);
      return vote(table, voter, { about, seat: of, agree }, situation);
    });
    ctx.body = {};
  });

  router.post('/games/:game/:id/seats/:seat/swap', async (ctx) => {
    const { with: other, ...proof } = bodyOf(ctx, bodies.swap);
    await changeAs(ctx, proof, (table, own) => swap(table, own, namedSeat(ctx, table), other));
    ctx.body = {};
  });

  router.post('/games/:game/:id/seats/:seat/link', async (ctx) => {
    const proof = bodyOf(ctx, bodies.proof);
    limits.secrets(ctx);
    let token = '';
    await changeAsHost(ctx, proof, async (table, _, holder) => {
      const offered = await hostLinks.offer(table, namedSeat(ctx, table), holder);
      token = offered.token;
      return offered.table;
    });
    ctx.body = { token } satisfies LinkAnswer;
  });

  router.post('/games/:game/:id/continue', async (ctx) => {
    const { token, device, nonceHash } = bodyOf(ctx, bodies.continue);
    const match = await matchOf(ctx);
    const { credentials, isStill, ...held } = await newHolder(access, ctx, device);
    const { table, seat } = await limits.keys(ctx, () =>
      match.change((table) => {
        if (!isStill()) throw new Refusal('removed');
        return hostLinks.accept(table, token, { ...held, nonceHash });
      }),
    );
    ctx.body = {
      playerID: String(seat),
      playerCredentials: credentials,
      playerName: table.seats[seat].name!,
    } satisfies ContinueAnswer;
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
