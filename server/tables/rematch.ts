import type { GameModule } from '../../shared/engine/game';
import { newSitting } from './ids';
import { EMPTY_SEAT, isPerson, newTable, optionsUnder, type TableRecord } from './table';

type Wish = {
  numPlayers?: number;
  setupData?: Record<string, unknown> | null;
  unlisted?: boolean;
};

/**
 * The table for a rematch. At a host's table everybody keeps name, look and credentials, every bot its
 * strength, and all move on by one seat, so that another one has the first; people are asked whether they are
 * ready, and who asked first is the host. A table that starts by itself begins empty, as the official lobby
 * has it.
 */
export function nextTable(
  module: GameModule,
  table: TableRecord,
  seat: number,
  wish: Wish,
  now: number,
): TableRecord {
  const next = newTable(
    module,
    {
      numPlayers:
        table.start === 'full' ? (wish.numPlayers ?? table.seats.length) : table.seats.length,
      options: { ...optionsUnder(module, table), ...wish.setupData },
      unlisted: wish.unlisted ?? table.unlisted,
      start: table.start,
      absence: table.absence,
      clock: table.clock,
    },
    now,
  );
  if (table.start === 'full') return next;
  return {
    ...next,
    host: seatInRematch(table, seat),
    noNewcomers: table.noNewcomers,
    visited: table.visited,
    banned: table.banned,
    watchersTalk: table.watchersTalk,
    seats: table.seats
      .map((_, i) => table.seats[(i + 1) % table.seats.length])
      .map((old) => ({
        ...EMPTY_SEAT,
        name: old.name,
        bot: old.bot,
        keyHash: old.keyHash,
        sitting: isPerson(old) ? newSitting() : null,
        muted: old.muted,
        ready: !isPerson(old) && old.bot !== null,
        look: old.look,
      })),
  };
}

/** Where whoever has a seat sits in the rematch. */
export const seatInRematch = ({ seats }: TableRecord, seat: number): number =>
  (seat + seats.length - 1) % seats.length;
