import type { PlayerID } from '../../../shared/engine/game';
import { pointsOf } from '../../../shared/games/ya-blew-it/scoring';
import type { PlateInfo } from '../../kit/contract';
import { Pick } from './art/Pick';
import type { OnTable } from './types';

/** What a player is in this round, and their points so far. */
export function plate({ view: { table }, ctx, t }: OnTable, of: PlayerID): PlateInfo {
  const points = pointsOf(table.scoring[of], table.cursed[of], table.doubleGems);
  if (table.over) return { role: '', points };
  if (of === ctx.currentPlayer)
    return { role: t('role.prospector'), sign: <Pick width={16} height={16} />, points };
  const isOut = table.out.includes(of);
  return { role: t(isOut ? 'role.out' : 'role.miner'), isOut, points };
}
