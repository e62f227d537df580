import { sum } from '../../../engine/numbers';
import { SPACE_POINTS } from '../figures';
import { dropsIn } from '../movement';
import { add, covers, take, upgrade, without, type Hold } from './hold';
import type { Sea } from './sea';
import type { Shortlist } from './shortlist';
import { NEXT_TURN_WORTH, promise } from './worth';

// Everything a player could do in a turn, if the others did nothing.

export type Deed = 'claim' | 'build' | 'trade' | 'harvest' | 'rest';

/** A turn: where the movement ends, what is done there, and how often is traded. */
export type Plan = { to: number; deed: Deed; trades: number };

/** A player after some turns of a plan. */
export type Ship = {
  tile: number;
  hold: Hold;
  /** Tiles with an outpost of theirs, ports where this plan claimed and tiles where it picked up, a bit each. */
  outposts: number;
  claimed: number;
  collected: number;
  /** Uncovered spaces by row. */
  rows: readonly number[];
  /** Points of the turns so far, and with what the position promises; later ones count less. */
  gained: number;
  worth: number;
  /** The turn that the plan begins with; `null` before there is one. */
  first: Plan | null;
};

/** A player after at least one turn of a plan. */
export type Sailed = Ship & { first: Plan };

type Ahead = { sea: Sea; turn: number; best: Shortlist<Sailed> };

/** A ship whose movement is over. */
type Visit = { ship: Ship; tile: number; collected: number; ahead: Ahead };

/** Puts what a turn can lead to on the shortlist. */
export function turnsOf(ship: Ship, ahead: Ahead) {
  const { sea, turn } = ahead;
  const here = { ship, tile: ship.tile, collected: ship.collected, ahead };
  if (turn > 0) return sailOut(ship, sea.free, ahead);
  if (sea.stage === 'trading') return trade(here, ship.hold, { deed: 'rest', gain: 0 });
  if (sea.stage === 'acting') return arrive(here, { mayHarvest: true });
  sailOut(ship, sea.freeNow, ahead);
}

/** Cubes that a bot is willing to lose by a movement. */
const MOST_LOST = 2;

function sailOut(ship: Ship, free: number, ahead: Ahead) {
  const { sea, turn } = ahead;
  const cubes = sum(ship.hold);
  const steps = sea.steps[ship.tile];
  // whoever stays pays nobody: in this turn the site knows, as the boat may have moved already
  const owners = (to: number) => (turn > 0 && to === ship.tile ? 0 : sea.sites[to].pays);
  const prices = steps.map((n, to) => dropsIn(n, free) + owners(to));
  // among many boats no movement may end for less
  const needed = Math.min(...prices);
  for (let to = 0; to < steps.length; to++) {
    const { lying } = sea.sites[to];
    const stays = to === ship.tile;
    const lost = prices[to];
    if (lost > cubes || lost > Math.max(MOST_LOST, needed)) continue;
    const hold = lost > 0 ? without(ship.hold, lost) : ship.hold;
    const collects =
      lying !== null && (stays ? turn === 0 && sea.collects : !(ship.collected & bit(to)));
    const collected = collects ? ship.collected | bit(to) : ship.collected;
    act({ ship, tile: to, collected, ahead }, collects ? add(hold, lying) : hold, {
      // nobody gives cubes away for a Harvest elsewhere
      mayHarvest: lost === 0 || stays,
    });
  }
}

/** Every action where the movement of this turn has ended, with what lies there. */
function arrive(visit: Visit, what: { mayHarvest: boolean }) {
  const { ship, tile, ahead } = visit;
  const { lying } = ahead.sea.sites[tile];
  if (!ahead.sea.collects || !lying) return act(visit, ship.hold, what);
  act({ ...visit, collected: ship.collected | bit(tile) }, add(ship.hold, lying), what);
}

/** Every action where the boat is now. */
function act(visit: Visit, hold: Hold, { mayHarvest }: { mayHarvest: boolean }) {
  const { ship, tile, ahead } = visit;
  const { sea } = ahead;
  const { market, port } = sea.sites[tile];
  if (port && !(ship.claimed & bit(tile)) && covers(hold, port.cost)) {
    const gain = port.points + sea.taste.vpTile;
    finish(visit, take(hold, port.cost), {
      deed: 'claim',
      gain,
      claimed: ship.claimed | bit(tile),
    });
  }
  if (market && ship.outposts & bit(tile)) trade(visit, hold, { deed: 'trade', gain: 0 });
  else if (market && market.cost <= sum(hold)) build(visit, hold, market);
  if (!mayHarvest) return;
  // into a full hold nothing is harvested
  if (sum(hold) < sea.limit) finish(visit, add(hold, sea.harvest), { deed: 'harvest', gain: 0 });
  else finish(visit, hold, { deed: 'rest', gain: 0 });
}

function build(visit: Visit, hold: Hold, { cost, symbol }: { cost: number; symbol: number }) {
  const { ship, tile, ahead } = visit;
  const { taste, upgrades } = ahead.sea;
  const rows = ship.rows.map((n, row) => (row === symbol ? n + 1 : n));
  const emptied = Math.min(...rows) > Math.min(...ship.rows);
  const space = SPACE_POINTS.value[ship.rows[symbol]];
  trade(visit, upgrade(without(hold, cost), upgrades), {
    deed: 'build',
    gain: taste.outpost + space + (emptied ? taste.bonusTile : 0),
    rows,
    outposts: ship.outposts | bit(tile),
  });
}

/** An action, and what it changes beside the hold. */
type Done = { deed: Deed; gain: number } & Partial<Pick<Ship, 'claimed' | 'outposts' | 'rows'>>;

/** Trades as often as there are cubes for, or less; a trade that is the action itself at least once. */
function trade(visit: Visit, before: Hold, done: Done) {
  const { market } = visit.ahead.sea.sites[visit.tile];
  if (done.deed !== 'trade') finish(visit, before, done);
  if (!market) return;
  let hold = before;
  for (let trades = 1; covers(hold, market.gives); trades++) {
    hold = add(take(hold, market.gives), market.gets);
    finish(visit, hold, done, trades);
  }
}

/** The end of the turn: what does not fit into the hold is lost. */
function finish({ ship, tile, collected, ahead }: Visit, full: Hold, done: Done, trades = 0) {
  const { sea, turn, best } = ahead;
  const { deed, gain, claimed = ship.claimed } = done;
  const over = sum(full) - sea.limit;
  const hold = over > 0 ? without(full, over) : full;
  const gained = ship.gained + gain * NEXT_TURN_WORTH ** turn;
  const worth = gained + promise(sea, { tile, hold, claimed }) * NEXT_TURN_WORTH ** (turn + 1);
  if (worth <= best.floor()) return;
  const { outposts = ship.outposts, rows = ship.rows } = done;
  const first = ship.first ?? { to: tile, deed, trades };
  best.add({ tile, hold, outposts, claimed, collected, rows, gained, worth, first });
}

const bit = (tile: number): number => 1 << tile;
