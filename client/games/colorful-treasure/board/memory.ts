import type { Grid, Treasure } from '../../../../shared/games/colorful-treasure/state';
import { recall, remember } from '../../../app/remembered';

/** What was seen of each card. */
export type Memory = Grid<Treasure>;

// What this browser has seen of the cards at its tables (option `memoryAid`). It never leaves the browser.

const NAME = 'memory';

/** At how many tables: those played at longest ago are forgotten. */
const KEPT = 20;

export const memoryAt = (table: string): Memory => everywhere()[table] ?? {};

export function keepMemory(table: string, memory: Memory) {
  const others = Object.entries(everywhere()).filter(([other]) => other !== table);
  const kept = [...others.slice(1 - KEPT), [table, memory]];
  remember(NAME, JSON.stringify(Object.fromEntries(kept)));
}

function everywhere(): Record<string, Memory> {
  try {
    return JSON.parse(recall(NAME) ?? '{}') as Record<string, Memory>;
  } catch {
    return {};
  }
}
