import type { PlayerID, PublicCtx } from '../../engine/game';
import { legalMoves } from '../../engine/legal';
import { startMatch, type ScenarioMatch } from '../../testing/scenario';
import { centuryEasternWonders } from '.';
import type { BonusId } from './bonusTiles';
import type { TileID } from './map/chart';
import type { MarketId } from './markets';
import type { Move } from './moves';
import { newTurn } from './setup';
import { readCubes, writeCubes } from './spices';
import type { Event, State, View } from './state';
import type { VpTileId } from './vpTiles';

/**
 * A position for a scenario, on the printed map. Cubes are letters: `YYR` is two ginger and a chili. Unless
 * something else is said, tiles lie in printed order, holds are empty, and the boats are on 9, 22, 12 and 6.
 *
 *                 0 ginger2                     ports:  2 YYGGG   7 YYYBB   16 GGGG   21 RRBB
 *          3 ginger4     1 ginger3              pile:   RRRGG RRGB YGGB YRGB RRGGG closedPort YYRRGG ...
 *     (7)         4 ginger5      (2)
 *          8 chili3      5 ginger6
 *     12 tea2     9 chili4       6 chili2
 *          13 tea3       10 chili5
 *     17 tea6     14 tea4        11 chili6
 *          18 cloves2    15 tea5
 *     (21)        19 cloves3     (16)
 *          22 cloves5    20 cloves4
 *                 23 cloves6
 */
type Scene = {
  players?: number;
  options?: Record<string, string | boolean>;
  boats?: Record<PlayerID, TileID>;
  holds?: Record<PlayerID, string>;
  /** `step points6`. */
  bonuses?: Record<PlayerID, string>;
  markets?: Record<TileID, MarketId>;
  ports?: Record<TileID, VpTileId | 'closedPort'>;
  /** Owners' seats: `01`. */
  outposts?: Record<TileID, string>;
  water?: Record<TileID, string>;
  claimed?: Record<PlayerID, string>;
  pile?: string;
};

const BOATS: Record<PlayerID, TileID> = { 0: 9, 1: 22, 2: 12, 3: 6 };

/** A match, of two unless more are asked for, in which `0` takes the first turn. */
export const match = (scene: Scene = {}) =>
  startMatch<State>(centuryEasternWonders, {
    numPlayers: scene.players ?? 2,
    options: scene.options,
    arrange: (G) => arrange(G, scene),
  });

/** A match right after the deal: cubes and boats are still to be chosen. */
export const deal = (players: number, options: Scene['options'] = {}) =>
  startMatch<State>(centuryEasternWonders, { numPlayers: players, options });

function arrange(G: State, scene: Scene) {
  const { table } = G;
  table.step = 'sailing';
  table.starting = [];
  Object.assign(table.markets, scene.markets);
  Object.assign(table.ports, scene.ports);
  for (const [id, player] of Object.entries(table.players)) {
    player.boat = scene.boats?.[id] ?? BOATS[id];
    player.start = 'YYYY';
    player.hold = readCubes(scene.holds?.[id] ?? '');
    player.bonuses = words<BonusId>(scene.bonuses?.[id]);
    G.claimed[id] = words<VpTileId>(scene.claimed?.[id]);
  }
  for (const [tile, owners] of Object.entries(scene.outposts ?? {}))
    table.outposts[Number(tile)] = [...owners];
  for (const [tile, cubes] of Object.entries(scene.water ?? {}))
    table.water[Number(tile)] = readCubes(cubes);
  const gone: string[] = [...Object.values(table.ports), ...Object.values(G.claimed).flat()];
  G.pile = scene.pile ? words(scene.pile) : G.pile.filter((tile) => !gone.includes(tile));
  table.turn = newTurn([table.players['0'].boat!]);
}

const words = <T extends string>(text = ''): T[] => text.split(' ').filter(Boolean) as T[];

/** What a player sees of a match; `null` is a spectator. */
export const seen = ({ G, ctx }: ScenarioMatch<State>, playerID: PlayerID | null): View =>
  centuryEasternWonders.view(G, ctx, playerID);

export const awaited = (m: ScenarioMatch<State>): PlayerID[] =>
  centuryEasternWonders.awaited(seen(m, null), m.ctx as PublicCtx);

/** The legal arguments of a move, each list as text. */
export const legal = (m: ScenarioMatch<State>, playerID: PlayerID, move: Move['move']): string[] =>
  legalTo(m, playerID)
    .filter((one) => one.move === move)
    .map(({ args }) => args.join(' '));

/** The names of everything a player may do. */
export const deeds = (m: ScenarioMatch<State>, playerID: PlayerID): string[] => [
  ...new Set(legalTo(m, playerID).map(({ move }) => move)),
];

const legalTo = (m: ScenarioMatch<State>, playerID: PlayerID) =>
  legalMoves(centuryEasternWonders, seen(m, playerID), m.ctx, playerID);

export const hold = ({ G }: ScenarioMatch<State>, playerID: PlayerID): string =>
  writeCubes(G.table.players[playerID].hold);

/** What lies in the water: `9 YR, 14 B`. */
export const water = ({ G }: ScenarioMatch<State>): string =>
  Object.entries(G.table.water)
    .map(([tile, cubes]) => `${tile} ${writeCubes(cubes)}`)
    .join(', ');

export const points = ({ G }: ScenarioMatch<State>, playerID: PlayerID): Record<string, number> =>
  Object.fromEntries(
    centuryEasternWonders.score(G, playerID).map(({ key, points: worth }) => [key, worth]),
  );

/** What everybody saw, an event a line: its type and its values in the order of `Event`. */
export const story = (m: ScenarioMatch<State>): string[] => (m.events as Event[]).map(writeEvent);

const writeEvent = (event: Event): string =>
  Object.values(event)
    .filter((value) => value !== null)
    .map((value) => (typeof value === 'object' && value !== null ? writeCubes(value) : value))
    .join(' ');
