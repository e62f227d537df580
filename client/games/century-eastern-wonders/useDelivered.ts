import { useState } from 'react';
import { sum } from '../../../shared/engine/numbers';
import type { View } from '../../../shared/games/century-eastern-wonders/state';
import type { VpTileId } from '../../../shared/games/century-eastern-wonders/vpTiles';
import type { OnTable, Title } from './types';

type Claimed = Extract<Title['event'], { type: 'claimed' }>;

type Kept = { view: View; claimed: Claimed | undefined; delivered: VpTileId | null };

/**
 * Which VP tile is being delivered, while that is seen: everybody saw it lie at the port. No event names it, and
 * it is known no longer afterwards.
 */
export function useDelivered(scene: OnTable): VpTileId | null {
  const { view } = scene;
  const claimed = deliveredNow(scene);
  const [kept, setKept] = useState<Kept>({ view, claimed: undefined, delivered: null });
  if (kept.claimed !== claimed)
    setKept({ view, claimed, delivered: claimed ? tileOf(claimed, kept.view, view) : null });
  else if (kept.view.table !== view.table) setKept({ ...kept, view });
  return kept.delivered;
}

/** The delivery that is seen, or stays in sight. */
export const deliveredNow = ({ happening, resting }: OnTable): Claimed | undefined =>
  [...happening, ...resting].find((event) => event.type === 'claimed');

/** What lay at the port before, whatever else has happened since: where that was another delivery, it may have lain elsewhere. */
function tileOf({ tile }: Claimed, before: View, after: View): VpTileId | null {
  const id = before.table.ports[tile];
  return id !== 'closedPort' && claimsIn(after) - claimsIn(before) === 1 ? id : null;
}

const claimsIn = ({ claims }: View): number => sum(Object.values(claims));
