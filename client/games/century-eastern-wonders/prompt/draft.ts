import type { TileID } from '../../../../shared/games/century-eastern-wonders/map/chart';
import type { Spice } from '../../../../shared/games/century-eastern-wonders/spices';

/** A decision half made. */
export type Draft = {
  /** Where the boat is to sail, tile by tile; or the one tile it is to start from. */
  route?: readonly TileID[];
  /** Cubes the reader would rather give than others, the latest wish first. */
  picks?: readonly Spice[];
  /** What is being prepared, where it is not a route. */
  doing?: 'building' | 'trading';
  /** How often to trade. */
  times?: number;
};
