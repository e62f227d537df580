import type { ReactNode } from 'react';
import type { Event } from '../../../shared/games/century-eastern-wonders/state';
import { VP_TILES } from '../../../shared/games/century-eastern-wonders/vpTiles';
import { SmallVpTile } from './art/SmallVpTile';
import type { OnTable } from './types';

/** Deliveries are what turns a match, each of another tile: no event names it, but it lay at the port just before. */
export function turnSign(event: Event, { view }: OnTable): ReactNode {
  if (event.type !== 'claimed') return null;
  const tile = view.table.ports[event.tile];
  return tile !== 'closedPort' && <SmallVpTile {...VP_TILES[tile]} width={20} height={20} />;
}
