import type { PlayerID } from '../../../engine/game';
import { tilesOf, type TileID } from '../map/chart';
import type { View } from '../state';
import { boatOf, uncovered } from '../table';
import { holdOf } from './hold';
import { optionsOf, worthOf, type Option } from './plan';
import { seaOf, type Sea } from './sea';
import type { Ship } from './turns';

/** What a bot thinks of a view: each question is answered once, and only when it is asked. */
export type Thought = {
  sea: Sea;
  /** What could be done in this turn, the best first. */
  options(): readonly Option[];
  /** What starting on a tile promises. */
  starting(tile: TileID): number;
};

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
const STARTING_DEPTH = 3;

function think(view: View, playerID: PlayerID): Thought {
  const sea = seaOf(view, playerID);
  let options: readonly Option[] | undefined;
  return {
    sea,
    options: () =>
      (options ??= optionsOf(
        sea,
        shipOf(view, playerID, boatOf(view.table, playerID)),
        sea.isLastTurn ? 1 : undefined,
      )),
    starting: (tile) => worthOf(sea, shipOf(view, playerID, tile), STARTING_DEPTH),
  };
}

function shipOf({ table }: View, playerID: PlayerID, tile: TileID): Ship {
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
