import type { TileID } from '../../../../shared/games/century-eastern-wonders/map/chart';
import type { PlayerID } from '../../../../shared/engine/game';
import type { Event } from '../../../../shared/games/century-eastern-wonders/state';

/** The tiles that a line of the log speaks of. */
export const tilesIn = (events: readonly Event[]): TileID[] =>
  events.flatMap((event) => {
    if (event.type === 'sailed') return [event.from, event.to];
    return 'tile' in event ? [event.tile] : [];
  });

/** Where something is seen to be done right now, and by whom; `null` when nothing is, or what is has no place. */
export function deedIn(seen: readonly Event[]): { tile: TileID; by: PlayerID } | null {
  const deed = seen.findLast((event) => 'playerID' in event && tilesIn([event]).length > 0);
  return deed && 'playerID' in deed ? { tile: tilesIn([deed]).at(-1)!, by: deed.playerID } : null;
}
