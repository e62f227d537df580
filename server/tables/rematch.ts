import { whoBegan } from '../../shared/engine/firstPlayer';
import type { Engine } from '../../shared/engine/engine';
import type { GameModule, PlayerID } from '../../shared/engine/game';
import { newSitting } from './ids';
import { dealOf, EMPTY_SEAT, isPerson, newTable, optionsUnder, type TableRecord } from './table';

type Wish = {
  numPlayers?: number;
  setupData?: Record<string, unknown> | null;
  unlisted?: boolean;
};

/**
 * The table for a rematch. At a host's table everybody keeps seat, name, look and credentials, every bot its
 * strength, and the next one clockwise begins; people are asked whether they are ready, and who asked first is
 * the host. A table that starts by itself begins empty, as the official lobby has it.
 */
export function rematchOf(
  module: GameModule,
  table: TableRecord,
  /** Whose it is; and who began the match before, where that is known. */
  { host, began }: { host: number; began: PlayerID | null },
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
    host,
    first: began === null ? null : (Number(began) + 1) % table.seats.length,
    noNewcomers: table.noNewcomers,
    visited: table.visited,
    banned: table.banned,
    watchersTalk: table.watchersTalk,
    seats: table.seats.map((old) => ({
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

/** Who began a match, by the rules that dealt it; `null` where those are not at hand. */
export function beganBy(engine: Engine | null, table: TableRecord): PlayerID | null {
  if (engine === null) return null;
  return whoBegan(engine.module, engine.start(dealOf(table)));
}
