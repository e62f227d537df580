import type { Notes } from '../../../shared/games/colorful-treasure/mind';
import { recall, remember } from '../../remembered';

// What this browser has seen of the cards at its tables (option `memoryAid`). It never leaves the browser.

/** At how many tables: those played at longest ago are forgotten. */
const KEPT = 20;

export const seenAt = (table: string): Notes => everywhere()[table] ?? {};

export function noteSeen(table: string, notes: Notes) {
  const others = Object.entries(everywhere()).filter(([other]) => other !== table);
  const kept = [...others.slice(1 - KEPT), [table, notes]];
  remember('seen', JSON.stringify(Object.fromEntries(kept)));
}

function everywhere(): Record<string, Notes> {
  try {
    return JSON.parse(recall('seen') ?? '{}') as Record<string, Notes>;
  } catch {
    return {};
  }
}
