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
export const neighboursOf = (chart: Chart, id: TileID): TileID[] => allNeighbours(chart)[id];

/** How many steps lead from a tile to every other; a tile out of reach has none. */
export function stepsFrom(chart: Chart, from: TileID): ReadonlyMap<TileID, number> {
  const steps = new Map([[from, 0]]);
  for (const [id, far] of steps) {
    for (const next of neighboursOf(chart, id)) if (!steps.has(next)) steps.set(next, far + 1);
  }
  return steps;
}

/** Charts never change, and a search asks a thousand times for the same neighbours. */
const known = new WeakMap<Chart, readonly TileID[][]>();

function allNeighbours(chart: Chart): readonly TileID[][] {
  let all = known.get(chart);
  if (all === undefined) {
    const at = new Map(chart.tiles.map(({ hex, id }) => [key(hex), id]));
    all = chart.tiles.map(({ hex }) => neighbours(hex).flatMap((next) => at.get(key(next)) ?? []));
    known.set(chart, all);
  }
  return all;
}
