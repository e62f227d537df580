import { present } from '../../../engine/present';
import { inRows, key, neighbours, type Hex } from './hex';

export const TILE_KINDS = ['market', 'port'] as const;
export type TileKind = (typeof TILE_KINDS)[number];

export const NUMBER_OF: Readonly<Record<TileKind, number>> = { market: 20, port: 4 };

/** A hex and what belongs on it. */
export type Site = { readonly hex: Hex; readonly kind: TileKind };

/** A tile's number on its chart: 0 to 23, row by row. */
export type TileID = number;

export type Tile = Site & { readonly id: TileID };

/** The shape of a map: where markets and ports lie. What the markets trade is drawn in set-up. */
export type Chart = { readonly tiles: readonly Tile[] };

/** A chart of the sites, numbered row by row, in whatever order they come. */
export const chartOf = (sites: readonly Site[]): Chart => ({
  tiles: [...sites]
    .sort((a, b) => inRows(a.hex, b.hex))
    .map(({ hex, kind }, id) => ({ id, hex, kind })),
});

export const tilesOf = (chart: Chart, kind: TileKind): TileID[] =>
  chart.tiles.filter((tile) => tile.kind === kind).map(({ id }) => id);

/** The tiles that touch a tile. */
export const neighboursOf = (chart: Chart, id: TileID): TileID[] => knownOf(chart).neighbours[id];

/** How many steps lead from a tile to each one, in their order. */
export const stepsFrom = (chart: Chart, from: TileID): readonly number[] =>
  (knownOf(chart).steps[from] ??= chart.tiles.map(
    ({ id }) => present(pathsFrom(chart, from).get(id)).length - 1,
  ));

/** A shortest way from a tile to each one, with both ends, the nearest first. */
export const pathsFrom = (chart: Chart, from: TileID): Paths =>
  (knownOf(chart).paths[from] ??= search(chart, from));

type Paths = ReadonlyMap<TileID, readonly TileID[]>;

function search(chart: Chart, from: TileID): Paths {
  const paths = new Map<TileID, readonly TileID[]>([[from, [from]]]);
  for (const [tile, path] of paths) {
    for (const next of neighboursOf(chart, tile))
      if (!paths.has(next)) paths.set(next, [...path, next]);
  }
  return paths;
}

/** What was found out about a chart, by tile. */
type Known = {
  neighbours: readonly TileID[][];
  paths: Paths[];
  steps: (readonly number[])[];
};

/** Charts never change, and a search asks a thousand times for the same. */
const known = new WeakMap<Chart, Known>();

function knownOf(chart: Chart): Known {
  let all = known.get(chart);
  if (all === undefined) {
    all = { neighbours: neighboursOn(chart), paths: [], steps: [] };
    known.set(chart, all);
  }
  return all;
}

function neighboursOn({ tiles }: Chart): readonly TileID[][] {
  const at = new Map(tiles.map(({ hex, id }) => [key(hex), id]));
  return tiles.map(({ hex }) => neighbours(hex).flatMap((next) => at.get(key(next)) ?? []));
}
