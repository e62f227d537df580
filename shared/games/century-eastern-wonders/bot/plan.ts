import type { Sea } from './sea';
import { shortlist, type Shortlist } from './shortlist';
import { turnsOf, type Plan, type Sailed, type Ship } from './turns';

// A bot plans its next turns as if it were alone on the sea: a search that keeps the best few of all the ways.

/** A turn that could be played now, and the points that it promises. */
export type Option = { plan: Plan; worth: number };

/** How many turns it looks ahead, and how many ways it keeps after each. */
const DEPTH = 4;
const WIDTH = 6;
/** Of ways that promise the same, the first one gains earlier: nobody may take that away any more. */
const EARLIER = 0.1;
/** More turns than there ever are. */
const ALL = 1000;

/** Every turn that could be played now, the best first. */
export function optionsOf(sea: Sea, start: Ship, depth = DEPTH): readonly Option[] {
  const all = shortlist<Sailed>(ALL, ({ first }) => nameOf(first));
  turnsOf(start, { sea, turn: 0, best: all });
  const ships = all.list();
  const kept = waysOn(sea, ships.slice(0, WIDTH), { from: 1, depth });
  // what was not followed to the end stays as far behind as it is at first sight
  const least = kept[kept.length - 1].worth - ships[0].worth;
  const found = new Map<string, Option>();
  for (const { first, worth } of kept) offer(found, { plan: first, worth });
  for (const { first, worth } of ships) offer(found, { plan: first, worth: least + worth });
  const options = [...found.values()].sort((a, b) => b.worth - a.worth);
  options[0].worth += EARLIER;
  return options;
}

/** The points that the best way through so many turns promises. */
export const worthOf = (sea: Sea, start: Ship, depth: number): number =>
  waysOn(sea, [start], { from: 0, depth })[0].worth;

/** Where the best ways through the turns from one to another lead, the best first. */
function waysOn<S extends Ship>(
  sea: Sea,
  start: readonly S[],
  { from, depth }: { from: number; depth: number },
): readonly (S | Sailed)[] {
  let ships: readonly (S | Sailed)[] = start;
  for (let turn = from; turn < depth; turn++) {
    const best: Shortlist<Sailed> = shortlist(WIDTH, ({ tile, hold, outposts, claimed }) =>
      [tile, ...hold, outposts, claimed].join(),
    );
    for (const ship of ships) turnsOf(ship, { sea, turn, best });
    ships = best.list();
  }
  return ships;
}

/** Of the ways that begin with the same turn the best one comes first. */
function offer(found: Map<string, Option>, option: Option) {
  const name = nameOf(option.plan);
  if (!found.has(name)) found.set(name, option);
}

const nameOf = ({ to, deed, trades }: Plan): string => [to, deed, trades].join();
