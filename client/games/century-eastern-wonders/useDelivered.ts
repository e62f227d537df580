import { useState } from 'react';
import { minus, SPICES, type Cubes } from '../../../shared/games/century-eastern-wonders/spices';
import type { Table } from '../../../shared/games/century-eastern-wonders/state';
import {
  VP_TILE_IDS,
  VP_TILES,
  type VpTileId,
} from '../../../shared/games/century-eastern-wonders/vpTiles';
import type { OnTable, Title } from './types';

type Claimed = Extract<Title['event'], { type: 'claimed' }>;

type Kept = { table: Table; claimed: Claimed | undefined; delivered: VpTileId | null };

/**
 * Which VP tile is being delivered, while that is seen: everybody saw it lie at the port. No event names it, and
 * it is known no longer afterwards; it is the one that asks for what has left the hold.
 */
export function useDelivered(scene: OnTable): VpTileId | null {
  const { table } = scene.view;
  const claimed = deliveredNow(scene);
  const [kept, setKept] = useState<Kept>({ table, claimed: undefined, delivered: null });
  if (kept.claimed !== claimed)
    setKept({ table, claimed, delivered: claimed ? tileOf(claimed, kept.table, table) : null });
  else if (kept.table !== table) setKept({ ...kept, table });
  return kept.delivered;
}

/** The delivery that is seen, or stays in sight. */
export const deliveredNow = ({ happening, resting }: OnTable): Claimed | undefined =>
  [...happening, ...resting].find((event) => event.type === 'claimed');

function tileOf({ playerID }: Claimed, before: Table, after: Table): VpTileId | null {
  const holdOf = ({ players }: Table) => players[playerID].hold;
  const gone = minus(holdOf(before), holdOf(after));
  return VP_TILE_IDS.find((id) => isSame(VP_TILES[id].cost, gone)) ?? null;
}

const isSame = (a: Cubes, b: Cubes): boolean => SPICES.every((spice) => a[spice] === b[spice]);
