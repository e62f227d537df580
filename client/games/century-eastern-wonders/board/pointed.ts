import type { TileID } from '../../../../shared/games/century-eastern-wonders/map/chart';
import type { Event } from '../../../../shared/games/century-eastern-wonders/state';

/** The tiles that a line of the log speaks of. */
export const tilesIn = (events: readonly Event[]): TileID[] =>
  events.flatMap((event) => {
    if (event.type === 'sailed') return [event.from, event.to];
    return 'tile' in event ? [event.tile] : [];
  });
