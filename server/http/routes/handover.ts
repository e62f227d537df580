import type Router from '@koa/router';
import type { ContinueAnswer, HandoverAnswer } from '../../../shared/protocol/table';
import { bodies } from '../../gateway/messages';
import { newCredentials } from '../../tables/credentials';
import { bodyOf } from '../body';
import type { Access } from './access';

/** How a seat comes to another device of its holder. */
export function handoverRoutes(router: Router, access: Access): void {
  const { handovers } = access.services;

  router.post('/games/:game/:id/handover', async (ctx) => {
    ctx.body = await access.asHolder(
      ctx,
      bodyOf(ctx, bodies.proof),
      (match, seat): HandoverAnswer => ({ token: handovers.offer(match.record(), seat) }),
    );
  });

  router.post('/games/:game/:id/continue', async (ctx) => {
    const { token, nonceHash, device } = bodyOf(ctx, bodies.continue);
    const match = await access.matchOf(ctx);
    const credentials = newCredentials();
    const { table, seat } = await access.limits.keys(ctx, () =>
      match.change((table) => handovers.accept(table, token, { credentials, nonceHash, device })),
    );
    ctx.body = {
      playerID: String(seat),
      playerCredentials: credentials,
      playerName: table.seats[seat].name!,
    } satisfies ContinueAnswer;
  });
}
