import type { MarketId } from '../../../../shared/games/century-eastern-wonders/markets';
import { cubes, type Spice } from '../../../../shared/games/century-eastern-wonders/spices';
import type { VpTileId } from '../../../../shared/games/century-eastern-wonders/vpTiles';

/** A voyage along three islands, to where the boat of somebody else lies. */
export const VOYAGE = {
  ana: cubes({ ginger: 2, chili: 1, tea: 1 }),
  bo: cubes({ ginger: 1 }),
  islands: ['cloves1', 'tea4', 'cloves3'] satisfies MarketId[],
  /** What each step is paid with; `null` is free. */
  drops: [null, 'ginger'] satisfies (Spice | null)[],
  pays: 'chili' satisfies Spice,
} as const;

/** A tile of which all is in the hold, and something else. */
export const DELIVERY = {
  ana: cubes({ chili: 2, tea: 1, cloves: 2 }),
  tile: 'RRBB' satisfies VpTileId,
} as const;
