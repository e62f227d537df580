import type { PlayerID } from '../../../../shared/engine/game';
import { pointsOf } from '../../../../shared/games/ya-blew-it/scoring';
import type { Table } from '../../../../shared/games/ya-blew-it/state';
import type { PlateInfo } from '../../../kit/contract';
import { Pick } from '../art/Pick';
import type { OnTable } from '../types';

/** What a player is in this round, and their points so far. */
export function plate({ view: { table }, ctx, t }: OnTable, of: PlayerID): PlateInfo {
  const points = pointsOf(table.scoring[of], table.cursed[of], table.doubleGems);
  if (table.over) return { role: '', points };
  if (of === ctx.currentPlayer) {
    const sign = (
      <span data-hint="prospector">
        <Pick width={16} height={16} />
      </span>
    );
    return { role: t('role.prospector'), sign, points };
  }
  const isOut = table.out.includes(of);
  return { role: t(`role.${isOut ? 'out' : chanceOf(table, of)}`), isOut, points };
}

/** Whether a Miner who is still in may yet roll for the Claim that lies there. */
function chanceOf(
  { step, waiting, roll }: Table,
  of: PlayerID,
): 'asked' | 'waits' | 'passed' | 'miner' {
  const isRolling = step === 'rerolling' && roll?.purpose === 'steal';
  if (step !== 'mining' && !isRolling) return 'miner';
  const place = waiting.indexOf(of);
  if (place < 0) return 'passed';
  return place === 0 ? 'asked' : 'waits';
}
