import type { GameModule } from '../../shared/engine/game';
import { newSitting } from './ids';
import { EMPTY_SEAT, isPerson, newTable, optionsUnder, type TableRecord } from './table';

type Wish = {
  numPlayers?: number;
  setupData?: Record<string, unknown> | null;
  unlisted?: boolean;
};

/**
 * The table for a rematch. At a host's table everybody keeps seat, bot and credentials, and is asked
 * whether they are ready; who asked first is the host. A table that starts by itself begins empty, as
 * the official lobby has it.
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
    },
    now,
  );
  if (table.start === 'full') return next;
  return {
    ...next,
    host: seat,
    noNewcomers: table.noNewcomers,
    visited: table.visited,
    seats: table.seats.map((old) => ({
      ...EMPTY_SEAT,
      name: old.name,
      bot: old.bot,
      keyHash: old.keyHash,
      sitting: isPerson(old) ? newSitting() : null,
      ready: !isPerson(old) && old.bot !== null,
    })),
  };
}
