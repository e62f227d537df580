import type { PlayerID } from '../../../engine/game';
import { total } from '../../../engine/score';
import { stepsFrom } from '../map/chart';
import { MARKETS } from '../markets';
import { freeLeft, hasMoved, toPay } from '../movement';
import { SPICES } from '../spices';
import { scoreSeen, spicePoints } from '../scoring';
import type { Table, View } from '../state';
import {
  bonusCount,
  freeSteps,
  harvestOf,
  holdLimit,
  isLastRound,
  isMarket,
  outpostCost,
} from '../table';
import { VP_TILES } from '../vpTiles';
import { holdOf, levels, type Hold } from './hold';
import { tasteFor, type Taste } from './worth';

type Market = { symbol: number; gives: Hold; gets: Hold; cost: number };
type Port = { at: number; points: number; cost: Hold; levels: number };

type Site = {
  /** Boats whose owners are to be paid for ending the movement here. */
  pays: number;
  lying: Hold | null;
  market: Market | null;
  port: Port | null;
};

/** What a player plans with: all that stays as it is while they look ahead. */
export type Sea = {
  /** How far this turn has come: the boat may sail, an action may be performed, or only trades are left. */
  stage: 'sailing' | 'acting' | 'trading';
  /** The boat has moved: cubes that lie below it may be picked up. */
  collects: boolean;
  /** There is no turn of theirs after this one. */
  isLastTurn: boolean;
  taste: Taste;
  sites: readonly Site[];
  ports: readonly Port[];
  /** `steps[a][b]`: how far it is. */
  steps: readonly (readonly number[])[];
  /** Free steps in this turn, and in later ones. */
  freeNow: number;
  free: number;
  limit: number;
  harvest: Hold;
  upgrades: number;
};

/** The sea as this player sees it. */
export function seaOf(view: View, playerID: PlayerID): Sea {
  const { table, claims } = view;
  const sites = table.chart.tiles.map(({ id }) => siteOf(table, id, playerID));
  return {
    stage: STAGES[table.step] ?? 'acting',
    collects: hasMoved(table),
    isLastTurn: isLastRound(table, claims),
    taste: tasteFor(leadOf(view, playerID)),
    sites,
    ports: sites.flatMap(({ port }) => port ?? []),
    steps: table.chart.tiles.map(({ id }) => stepsFrom(table.chart, id)),
    freeNow: freeLeft(table, playerID),
    free: freeSteps(table, playerID),
    limit: holdLimit(table, playerID),
    harvest: holdOf(harvestOf(table, playerID)),
    upgrades: bonusCount(table, playerID, 'upgrade'),
  };
}

/** What a VP tile that one cannot see is worth, roughly. */
const UNSEEN_TILE = 14;

/** How many points this player is ahead of the best of the others, as far as they can see, cubes among them. */
function leadOf(view: View, playerID: PlayerID): number {
  const points = (id: PlayerID) =>
    total(scoreSeen(view, id)) +
    spicePoints(view.table, id) +
    (view.claimed[id] ? 0 : UNSEEN_TILE * view.claims[id]);
  const others = Object.keys(view.claims).filter((id) => id !== playerID);
  return points(playerID) - Math.max(...others.map(points));
}

const STAGES: Partial<Record<Table['step'], Sea['stage']>> = {
  placing: 'sailing',
  sailing: 'sailing',
  trading: 'trading',
};

function siteOf(table: Table, tile: number, playerID: PlayerID): Site {
  const route = tile === table.players[playerID].boat ? [] : [tile];
  const lying = table.water[tile];
  return {
    pays: toPay(table, playerID, route).length,
    lying: lying ? holdOf(lying) : null,
    market: marketAt(table, tile),
    port: portAt(table, tile),
  };
}

function marketAt(table: Table, tile: number): Market | null {
  if (!isMarket(table, tile)) return null;
  const { symbol, trade } = MARKETS[table.markets[tile]];
  const [gives, gets] = [holdOf(trade.gives), holdOf(trade.gets)];
  return { symbol: SPICES.indexOf(symbol), gives, gets, cost: outpostCost(table, tile) };
}

function portAt({ ports }: Table, at: number): Port | null {
  const vpTile = ports[at];
  if (!vpTile || vpTile === 'closedPort') return null;
  const cost = holdOf(VP_TILES[vpTile].cost);
  return { at, points: VP_TILES[vpTile].points, cost, levels: levels(cost) };
}
