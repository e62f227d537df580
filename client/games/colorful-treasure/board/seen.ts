import type { Grid, Treasure } from '../../../../shared/games/colorful-treasure/state';
import { recall, remember } from '../../../app/remembered';

/** What was seen of each card. */
export type Seen = Grid<Treasure>;

// What this browser has seen of the cards at its tables (option `memoryAid`). It never leaves the browser.

/** At how many tables: those played at longest ago are forgotten. */
const KEPT = 20;

export const seenAt = (table: string): Seen => everywhere()[table] ?? {};

export function noteSeen(table: string, seen: Seen) {
  const others = Object.entries(everywhere()).filter(([other]) => other !== table);
  const kept = [...others.slice(1 - KEPT), [table, seen]];
  remember('seen', JSON.stringify(Object.fromEntries(kept)));
}

function everywhere(): Record<string, Seen> {
  try {
    return JSON.parse(recall('seen') ?? '{}') as Record<string, Seen>;
  } catch {
    return {};
  }
}
