import { levels, type Hold } from './hold';
import type { Sea } from './sea';

// What things are worth to a player, in points.

/** How much a point next turn is worth now. */
export const NEXT_TURN_WORTH = 0.95;
/** What makes a VP tile worth more than its points, and an outpost more than its space: they bring the end of the match nearer. */
export type Taste = { vpTile: number; outpost: number; bonusTile: number };

/** Who is not ahead builds for later turns; who is ahead by much makes an end of it. */
const PATIENT: Taste = { vpTile: 7, outpost: 1.2, bonusTile: 4 };
const HASTY: Taste = { vpTile: 14, outpost: 0, bonusTile: 2 };
/** A lead of so many points is much. */
const BIG_LEAD = 20;

export function tasteFor(lead: number): Taste {
  const haste = Math.min(1, Math.max(0, lead / BIG_LEAD));
  const between = (key: keyof Taste) => PATIENT[key] + haste * (HASTY[key] - PATIENT[key]);
  return {
    vpTile: between('vpTile'),
    outpost: between('outpost'),
    bonusTile: between('bonusTile'),
  };
}

/** What a level of a cube is worth that serves no VP tile yet. */
const LEVEL_WORTH = 1;
/** Levels that a turn of trading gains, and how many it exchanges, roughly. */
const LEVELS_GAINED = 2.2;
const LEVELS_TRADED = 4;
/** How much of spare cubes comes out of a trade. */
const KEPT = 0.8;
/** Turns that each tile of the way to a port takes. */
const WAY = 0.35;

type Position = { tile: number; hold: Hold; claimed: number };

/** What the cubes promise: their levels, and the best VP tile they are on the way to. */
export function promise(sea: Sea, { tile, hold, claimed }: Position): number {
  if (sea.isLastTurn) return hold[1] + hold[2] + hold[3];
  let best = 0;
  for (const { at, points, cost, levels: spent } of sea.ports) {
    if (claimed & (1 << at)) continue;
    const far = Math.max(0, sea.steps[tile][at] - sea.free);
    const gain = points + sea.taste.vpTile - LEVEL_WORTH * spent;
    best = Math.max(best, gain * NEXT_TURN_WORTH ** (turnsTo(hold, cost) + WAY * far));
  }
  return best + LEVEL_WORTH * levels(hold);
}

/** A guess at the turns until these cubes have become those asked for. */
function turnsTo(hold: Hold, cost: Hold): number {
  let lacking = 0;
  let spare = 0;
  for (let at = 0; at < 4; at++) {
    const over = (hold[at] - cost[at]) * (at + 1);
    if (over < 0) lacking -= over;
    else spare += over;
  }
  const traded = Math.min(lacking, KEPT * spare);
  return traded / LEVELS_TRADED + (lacking - traded) / LEVELS_GAINED;
}
