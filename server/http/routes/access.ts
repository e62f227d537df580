import type { Context } from 'koa';
import type { GameModule } from '../../../shared/engine/game';
import type { Proof } from '../../../shared/protocol/table';
import type { Match } from '../../matches/actor';
import type { MatchRegistry } from '../../matches/registry';
import type { Services } from '../../matches/services';
import { assertHost } from '../../tables/seating';
import type { TableRecord } from '../../tables/table';
import type { RateLimits } from '../rateLimits';

type Change = (table: TableRecord, seat: number) => TableRecord | Promise<TableRecord>;

/** How a request comes to what it is about: the title, the match, and the seat that it proves. */
export type Access = {
  services: Services;
  matches: MatchRegistry;
  limits: RateLimits;
  moduleOf(ctx: Context): GameModule;
  matchOf(ctx: Context): Promise<Match>;
  /** Does something in the name of a seat holder, in the very moment in which they are found to be that. */
  asHolder<T>(ctx: Context, proof: Proof, act: (match: Match, seat: number) => T): Promise<T>;
  /** Changes a table in the name of a seat holder. */
  changeAs(ctx: Context, proof: Proof, change: Change): Promise<TableRecord>;
  /** Changes a table in the name of its host. */
  changeAsHost(ctx: Context, proof: Proof, change: Change): Promise<TableRecord>;
};

export function createAccess(
  services: Services,
  matches: MatchRegistry,
  limits: RateLimits,
): Access {
  const { handovers } = services;
  const seatIn = (table: TableRecord, { playerID, credentials }: Proof): number =>
    handovers.provenSeat(table, playerID, credentials);

  const access: Access = {
    services,
    matches,
    limits,

    moduleOf: (ctx) => services.game(ctx.params.game),

    matchOf(ctx) {
      const { id } = access.moduleOf(ctx);
      return limits.keys(ctx, () => matches.get(id, ctx.params.id));
    },

    async asHolder(ctx, proof, act) {
      const match = await access.matchOf(ctx);
      return limits.keys(ctx, async () => act(match, seatIn(match.record(), proof)));
    },

    async changeAs(ctx, proof, change) {
      const match = await access.matchOf(ctx);
      const { table } = await limits.keys(ctx, () =>
        match.change(async (table) => ({ table: await change(table, seatIn(table, proof)) })),
      );
      return table;
    },

    changeAsHost: (ctx, proof, change) =>
      access.changeAs(ctx, proof, (table, seat) => {
        assertHost(table, seat);
        return change(table, seat);
      }),
  };
  return access;
}
