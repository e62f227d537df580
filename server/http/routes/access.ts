import type { Context } from 'koa';
import type { GameModule } from '../../../shared/engine/game';
import type { NewDevice, Proof } from '../../../shared/protocol/requests';
import type { Match } from '../../matches/match';
import type { MatchRegistry } from '../../matches/registry';
import type { Services } from '../../matches/services';
import type { Holder } from '../../players/holder';
import type { KnownAs } from '../../storage/knownAs';
import type { Situation } from '../../tables/seats/presence';
import { assertHost, provenSeat } from '../../tables/seats/seating';
import { hashCredentials, newCredentials } from '../../tables/credentials';
import type { TableRecord } from '../../tables/table';
import type { RateLimits } from '../rateLimits';

type Change = (
  table: TableRecord,
  seat: number,
  holder: Holder,
  situation: Situation,
) => TableRecord | Promise<TableRecord>;

/** How a request comes to what it is about: the title, the match, and the seat that it proves. */
export type Access = {
  services: Services;
  matches: MatchRegistry;
  limits: RateLimits;
  moduleOf(ctx: Context): GameModule;
  matchOf(ctx: Context): Promise<Match>;
  /** Does something in the name of a seat holder, in the very moment in which they are found to be that. */
  asHolder<T>(
    ctx: Context,
    proof: Proof,
    act: (match: Match, seat: number, holder: Holder) => T,
  ): Promise<T>;
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
  const { players } = services;

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
      const { playerID, credentials } = proof;
      const match = await access.matchOf(ctx);
      const holder = await players.holderOf(credentials);
      return limits.keys(ctx, async () =>
        act(match, provenSeat(match.table(), playerID, holder), holder),
      );
    },

    async changeAs(ctx, proof, change) {
      const match = await access.matchOf(ctx);
      const holder = await players.holderOf(proof.credentials);
      const { table } = await limits.keys(ctx, () =>
        match.change(async (table, situation) => ({
          table: await change(table, provenSeat(table, proof.playerID, holder), holder, situation),
        })),
      );
      return table;
    },

    changeAsHost: (ctx, proof, change) =>
      access.changeAs(ctx, proof, (table, seat, holder, situation) => {
        assertHost(table, seat);
        return change(table, seat, holder, situation);
      }),
  };
  return access;
}

/** What whoever sits down will hold their seat by: their player, where their browser has a device's key, else new credentials. */
export async function newHolder(
  { services: { players, log }, limits }: Access,
  ctx: Context,
  device: NewDevice | undefined,
): Promise<{
  keyHash: string;
  /** All that they may hold seats by. */
  keys?: readonly string[];
  credentials: string;
  /** The device itself, by the hash of its key. */
  nonceAt?: string;
  isStill(): boolean;
  /** Notes for all their devices what they have sat down as. */
  seated(as: KnownAs): Promise<void>;
}> {
  if (device === undefined) {
    const credentials = newCredentials();
    return {
      keyHash: hashCredentials(credentials),
      credentials,
      isStill: () => true,
      seated: async () => undefined,
    };
  }
  if (!(await players.isKnown(device))) limits.newPlayer(ctx);
  const holder = await players.enter(device);
  return {
    keyHash: holder.keys[1],
    keys: holder.keys,
    credentials: device.key,
    nonceAt: holder.keys[0],
    isStill: () => !holder.isRemoved(),
    // they hold the seat by now, and must hear so whatever becomes of this
    seated: (as) =>
      players
        .noteKnownAs(holder, as)
        .catch((error: unknown) => log.error({ err: error }, 'name and picture not noted')),
  };
}
