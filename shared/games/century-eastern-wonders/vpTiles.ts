import { readCubes, type Cubes } from './spices';

// The VP tiles by their points: 11 to 20 and their number are printed, the costs are derived (R1.4).
// A tile is called by its cost, which no other tile has.
// prettier-ignore
const COSTS = {
  11: ['YYGGG', 'YYYBB'],
  12: ['GGGG', 'RRBB', 'RRRGG', 'RRGB', 'YGGB', 'YRGB'],
  13: ['RRGGG', 'YYRRGG'],
  14: ['GGBB', 'RRRBB', 'YYBBB', 'YYYRGB'],
  15: ['GGGGG', 'YYRRBB'],
  16: ['BBBB', 'RRBBB', 'YRRRGB'],
  17: ['GGGBB', 'YYGGBB'],
  18: ['GGBBB', 'YRGGGB'],
  19: ['RRGGBB'],
  20: ['BBBBB', 'YRGBBB'],
} as const;

export type VpTileId = (typeof COSTS)[keyof typeof COSTS][number];

type VpTile = { points: number; cost: Cubes };

export const VP_TILES = Object.fromEntries(
  Object.entries(COSTS).flatMap(([points, ids]) =>
    ids.map((id): [VpTileId, VpTile] => [id, { points: Number(points), cost: readCubes(id) }]),
  ),
) as Record<VpTileId, VpTile>;

export const VP_TILE_IDS = Object.keys(VP_TILES) as VpTileId[];
