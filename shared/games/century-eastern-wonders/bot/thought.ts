import type { PlayerID } from 'boardgame.io';
import { tilesOf } from '../map/chart';
import type { View } from '../state';
import { uncovered } from '../table';
import { holdOf } from './hold';
import { bestPlan } from './plan';
import { seaOf, type Sea } from './sea';
import type { Plan, Ship } from './turns';

/** What a bot thinks of a view: what it is going to do, and before it starts, what each place is worth. */
export type Thought = { sea: Sea; plan: Plan | null; places: Map<number, number> };

/** A view is rated move by move, and thought about once. */
const thoughts = new WeakMap<View, Map<PlayerID, Thought>>();

export function thoughtOf(view: View, playerID: PlayerID): Thought {
  const byPlayer = thoughts.get(view) ?? new Map<PlayerID, Thought>();
  thoughts.set(view, byPlayer);
  const thought = byPlayer.get(playerID) ?? think(view, playerID);
  byPlayer.set(playerID, thought);
  return thought;
}

/** Places are compared by fewer turns: there are twenty of them. */
const PLACING_DEPTH = 3;

function think(view: View, playerID: PlayerID): Thought {
  const { table } = view;
  const sea = seaOf(view, playerID);
  const { boat } = table.players[playerID];
  if (boat !== null) {
    const depth = sea.isLastTurn ? 1 : undefined;
    return {
      sea,
      plan: bestPlan(sea, shipOf(view, playerID, boat), depth).first,
      places: new Map(),
    };
  }
  const places = tilesOf(table.chart, 'market').map((tile): [number, number] => [
    tile,
    bestPlan(sea, shipOf(view, playerID, tile), PLACING_DEPTH).worth,
  ]);
  return { sea, plan: null, places: new Map(places) };
}

function shipOf({ table }: View, playerID: PlayerID, tile: number): Ship {
  const mine = tilesOf(table.chart, 'market').filter((at) => table.outposts[at].includes(playerID));
  return {
    tile,
    hold: holdOf(table.players[playerID].hold),
    outposts: mine.reduce((bits, at) => bits | (1 << at), 0),
    claimed: 0,
    collected: 0,
    rows: holdOf(uncovered(table, playerID)),
    gained: 0,
    worth: 0,
    first: null,
  };
}
