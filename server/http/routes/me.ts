import type Router from '@koa/router';
import type {
  ClaimAnswer,
  CodeAnswer,
  DevicesAnswer,
  PlayersSeat,
  TablesAnswer,
} from '../../../shared/protocol/requests';
import { bodies } from '../../gateway/messages';
import { Refusal } from '../../refusal';
import { claim, provenSeat } from '../../tables/seats/seating';
import { bodyOf } from '../body';
import { newHolder, type Access } from './access';

/** What a player asks for about themselves, by the key of a device; never in an address, which a log may keep. */
export function meRoutes(router: Router, access: Access): void {
  const { services, matches, limits } = access;
  const { players } = services;

  router.post('/me/tables', async (ctx) => {
    const { key } = bodyOf(ctx, bodies.me);
    const { seats, devices, knownAs } = await limits.keys(ctx, () => players.seats(key));
    ctx.body = {
      seats: seats.map(({ match, game, seat, name }): PlayersSeat => ({
        gameName: game,
        matchID: match,
        playerID: String(seat),
        playerName: name ?? '',
      })),
      devices,
      ...(knownAs.name !== undefined && { playerName: knownAs.name, look: knownAs.look }),
    } satisfies TablesAnswer;
  });

  router.post('/me/claim', async (ctx) => {
    const { device, seats } = bodyOf(ctx, bodies.claim);
    const matchIDs: string[] = [];
    if (seats.length > 0) {
      const { keyHash } = await newHolder(access, ctx, device);
      for (const { gameName, matchID, playerID, credentials } of seats)
        try {
          const match = await limits.keys(ctx, () => matches.get(gameName, matchID));
          const holder = await players.holderOf(credentials);
          await limits.keys(ctx, async () => {
            await match.claimTraces(holder, keyHash);
            await match.change((table) => ({
              table: claim(table, provenSeat(table, playerID, holder), keyHash),
            }));
          });
          matchIDs.push(matchID);
        } catch (error) {
          if (!(error instanceof Refusal) || error.code === 'tooFast') throw error;
        }
    }
    ctx.body = { matchIDs } satisfies ClaimAnswer;
  });

  router.post('/me/devices', async (ctx) => {
    const { key } = bodyOf(ctx, bodies.me);
    ctx.body = (await limits.keys(ctx, () => players.devices(key))) satisfies DevicesAnswer;
  });

  router.post('/me/devices/remove', async (ctx) => {
    const { key, id } = bodyOf(ctx, bodies.removeDevice);
    await limits.keys(ctx, () => players.remove(key, id));
    ctx.body = {};
  });

  router.post('/me/link', async (ctx) => {
    const { key } = bodyOf(ctx, bodies.me);
    limits.secrets(ctx);
    const code = await limits.keys(ctx, () => players.link(key));
    ctx.body = { code } satisfies CodeAnswer;
  });

  router.post('/me/recovery', async (ctx) => {
    const { key } = bodyOf(ctx, bodies.me);
    limits.secrets(ctx);
    const code = await limits.keys(ctx, () => players.recovery(key));
    ctx.body = { code } satisfies CodeAnswer;
  });

  router.post('/me/join', async (ctx) => {
    const { device, code } = bodyOf(ctx, bodies.joinPlayer);
    await limits.playerCodes(ctx, () => players.join(code, device));
    ctx.body = {};
  });

  router.post('/me/erase', async (ctx) => {
    const { key } = bodyOf(ctx, bodies.me);
    limits.secrets(ctx);
    do {
      const holder = await players.holderOf(key);
      await players.dropKnownAs(holder);
      const pause = services.slices.begin();
      for (const { id, game } of await limits.keys(ctx, () => players.traces(key, pause)))
        await (await matches.get(game, id)).eraseTraces(holder);
      // somebody may have sat down with one of the devices meanwhile
    } while (!(await players.forget(key)));
    ctx.body = {};
  });
}
