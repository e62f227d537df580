import { firstPlayer } from '../../engine/firstPlayer';
import type { SetupContext } from '../../engine/game';
import { clockwiseFrom, eachPlayer } from '../../engine/clockwise';
import type { Options } from '../../engine/options';
import type { centuryEasternWondersInfo } from './info';
import { CLOSED_PORT_AMONG, REMOVED } from './figures';
import { tilesOf, type TileID } from './map/chart';
import { chosenChart } from './mapOption';
import { marketsOf } from './markets';
import { cubes, SPICES } from './spices';
import type { Player, State, Turn } from './state';
import { VP_TILE_IDS } from './vpTiles';

type Chosen = Options<(typeof centuryEasternWondersInfo)['options']>;

/** Markets and VP tiles lie out; cubes and boats are chosen in the first turns (R2). */
export function setup(context: SetupContext, { map, openScores, length }: Chosen): State {
  const {
    ctx: { playOrder },
    chance,
  } = context;
  const chart = chosenChart(map, chance);
  const markets = chance.shuffle(
    SPICES.flatMap((symbol) =>
      chance.shuffle(marketsOf(symbol), `markets.${symbol}`).slice(REMOVED.value),
    ), // R2.3
    'marketPlaces',
  );
  const ports = tilesOf(chart, 'port');
  const vpTiles = chance.shuffle(VP_TILE_IDS, 'vpTiles');
  const laid = vpTiles.splice(0, ports.length);
  const among = chance.shuffle(
    [...vpTiles.splice(0, CLOSED_PORT_AMONG.value), 'closedPort' as const],
    'closedPort',
  );
  const first = firstPlayer(context); // R2.7

  return {
    table: {
      step: 'stocking',
      first,
      starting: clockwiseFrom(playOrder, first).reverse(), // R2.8
      chart,
      markets: byTile(tilesOf(chart, 'market'), markets),
      ports: byTile(ports, laid),
      outposts: byTile(
        tilesOf(chart, 'market'),
        markets.map(() => []),
      ),
      water: {},
      players: eachPlayer(playOrder, newPlayer),
      turn: newTurn([]),
      openScores,
      length,
      over: false,
    },
    pile: [...among, ...vpTiles], // R2.5
    claimed: eachPlayer(playOrder, () => []),
  };
}

const newPlayer = (): Player => ({ boat: null, start: null, hold: cubes(), bonuses: [] });

/** A turn of which nothing has happened yet. */
export const newTurn = (route: TileID[]): Turn => ({
  route,
  drops: [],
  paid: [],
  upgrades: 0,
});

const byTile = <T>(tiles: readonly TileID[], things: readonly T[]): Record<TileID, T> =>
  Object.fromEntries(tiles.map((tile, i) => [tile, things[i]]));
