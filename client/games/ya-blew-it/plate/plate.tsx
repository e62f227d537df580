import type { PlayerID } from '../../../../shared/engine/game';
import { pointsOf } from '../../../../shared/games/ya-blew-it/scoring';
import type { Fire, Table } from '../../../../shared/games/ya-blew-it/state';
import type { PlateInfo } from '../../../kit/contract';
import { Pick } from '../art/Pick';
import { burningNow, rollersIn } from '../fire/fireStory';
import type { OnTable } from '../types';

/** What a player is in this round, or what a Fire still asks of them, and their points so far. */
export function plate(scene: OnTable, of: PlayerID): PlateInfo {
  const { view, ctx, t } = scene;
  const { table } = view;
  const points = pointsOf(table.scoring[of], table.cursed[of], table.doubleGems);
  if (table.over) return { role: '', points };
  const sign = of === ctx.currentPlayer && (
    <span data-hint="prospector">
      <Pick width={16} height={16} />
    </span>
  );
  if (table.fire) return { role: t(`role.${fateIn(table.fire, scene, of)}`), sign, points };
  if (sign) return { role: t('role.prospector'), sign, points };
  const isOut = table.out.includes(of);
  return { role: t(`role.${isOut ? 'out' : chanceOf(table, of)}`), isOut, points };
}

/** Whether a Fire still asks something of a player: whoever is out of the round rolls for it as well. */
function fateIn(fire: Fire, scene: OnTable, of: PlayerID): 'idle' | 'rolled' | 'toRoll' | 'waits' {
  if (scene.view.table.step === 'securing') return 'waits';
  if (!rollersIn(fire, scene).includes(of)) return 'idle';
  const hasRolled = burningNow(scene)?.playerID === of || !fire.waiting.includes(of);
  return hasRolled ? 'rolled' : 'toRoll';
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
