import type { PlayerID } from '../../shared/engine/game';
import { holds, type Holder } from '../players/holder';
import { withoutBanned } from '../tables/seats/bans';
import { claimTraces, isRemembered, withoutPastHolder } from '../tables/seats/traces';
import { provenSeat, withoutHolder } from '../tables/seats/seating';
import type { TableRecord } from '../tables/table';
import { broadcastTable, sendSyncs } from './screens/broadcast';
import { untilFirst, type MatchContext } from './context';
import type { Talk } from './talk';

/** What is known at a table of those who sat there. To be called from a job. */
export type Erasing = {
  /**
   * Empties the seat of who proves it, and erases all they have said here; who has no seat any more can still
   * have that erased. Throws where the proof is none.
   */
  holder(playerID: PlayerID, holder: Holder): Promise<void>;
  /** The same with every seat they have here. */
  traces(holder: Holder): Promise<void>;
  /** What is left here of who held a seat by plain credentials is known of their player from now on. */
  claim(holder: Holder, keyHash: string): Promise<void>;
};

type Rest = {
  talk: Talk;
  /** Stores a table in which somebody's name is erased, and tells everybody. */
  store(before: TableRecord, after: TableRecord, erased: string | null): Promise<void>;
  goOn(): Promise<void>;
};

export function createErasing(context: MatchContext, { talk, store, goOn }: Rest): Erasing {
  const { subscribers } = context;

  /** The seat of who proves it; `null` where they have left, and something of them is still here. */
  async function provenOrPast(playerID: PlayerID, holder: Holder) {
    try {
      return provenSeat(context.table, playerID, holder);
    } catch (error) {
      // they still sit here, at a seat of another number
      if (holder.isRemoved() || context.table.seats.some((seat) => holds(holder, seat.keyHash)))
        throw error;
      const left = await talk.pastSittings(holder.keys);
      if (left.length === 0 && !isRemembered(context.table, holder.keys)) throw error;
      return null;
    }
  }

  /** A seat of theirs; -1 where they have none any more. */
  const seatOf = (holder: Holder) =>
    context.table.seats.findIndex(({ keyHash }) => holds(holder, keyHash));

  async function eraseSeat(seat: number) {
    const { sitting } = context.table.seats[seat];
    await untilFirst(async () => {
      const before = context.table;
      // somebody else may have been quicker to free it
      if (before.seats.at(seat)?.sitting === sitting)
        await store(before, withoutHolder(before, seat), before.seats[seat].keyHash);
    });
    await goOn();
    // where this fails the sitting is a past one by now, and they can ask again
    if (sitting !== null) await talk.erase(sitting);
  }

  /** Erases what is left of who has left. */
  async function erasePast({ keys }: Holder, rest = (table: TableRecord) => table) {
    if (isRemembered(context.table, keys)) {
      await context.change((table) =>
        isRemembered(table, keys) ? rest(withoutPastHolder(table, keys)) : table,
      );
      // the log names who played then, and so does the table
      sendSyncs(subscribers, context);
      broadcastTable(subscribers, context.json());
    }
    for (const sitting of await talk.pastSittings(keys)) await talk.erase(sitting);
  }

  return {
    async holder(playerID, holder) {
      const seat = await provenOrPast(playerID, holder);
      if (seat !== null) await eraseSeat(seat);
      if (seatOf(holder) < 0) await erasePast(holder);
    },

    async traces(holder) {
      // others may change the table meanwhile: a seat may be somebody else's by then
      for (let seat = seatOf(holder); seat >= 0; seat = seatOf(holder)) await eraseSeat(seat);
      // who is a stranger from now on cannot be kept out either
      await erasePast(holder, (table) => withoutBanned(table, holder.keys));
    },

    async claim({ keys, device }, keyHash) {
      if (device !== null) return;
      await context.change((table) => claimTraces(table, keys, keyHash));
      await talk.claim(keys, keyHash);
    },
  };
}
