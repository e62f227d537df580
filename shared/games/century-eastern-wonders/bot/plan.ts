import type { Sea } from './sea';
import { shortlist } from './shortlist';
import { turnsOf, type Ship } from './turns';

// A bot plans its next turns as if it were alone on the sea: a search that keeps the best few of all the ways.

/** How many turns it looks ahead, and how many ways it keeps after each. */
const DEPTH = 4;
const WIDTH = 6;

/** Where the best way through the next turns leads. */
export function bestPlan(sea: Sea, start: Ship, depth = DEPTH): Ship {
  let ships: readonly Ship[] = [start];
  for (let turn = 0; turn < depth; turn++) {
    const best = shortlist<Ship>(WIDTH, ({ tile, hold, outposts, claimed }) =>
      [tile, ...hold, outposts, claimed].join(),
    );
    for (const ship of ships) turnsOf(ship, { sea, turn, best });
    ships = best.list();
  }
  return ships[0];
}
