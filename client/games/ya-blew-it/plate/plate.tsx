import type { PlayerID } from '../../../../shared/engine/game';
import { pointsOf } from '../../../../shared/games/ya-blew-it/scoring';
import type { Event, Fire, Table } from '../../../../shared/games/ya-blew-it/state';
import type { PlateInfo } from '../../../kit/contract';
import { Pick } from '../art/Pick';
import { burningNow, rollersIn } from '../fire/fireStory';
import { rolling } from '../freshRoll';
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
  const done = doneBy(scene, of);
  const isOut = !table.fire && table.out.includes(of);
  const state = isOut ? 'out' : chanceOf(table, of);
  const part = table.fire ? fateIn(table.fire, scene, of) : sign ? 'prospector' : state;
  return {
    role: t(`role.${deedOf(scene, done) ?? part}`),
    isBusy: done.length > 0,
    sign,
    isOut,
    points,
  };
}

/** What of all that is seen, or was just now, somebody has done. */
const doneBy = ({ happening, resting }: OnTable, of: PlayerID): readonly Event[] =>
  [...happening, ...resting].filter((event) => 'playerID' in event && event.playerID === of);

/** What they are seen to do, where their part in the round does not say it. */
function deedOf(
  { happening }: OnTable,
  done: readonly Event[],
): 'rolls' | 'rolled' | 'passed' | 'takes' | undefined {
  const has = (type: Event['type']) => done.some((event) => event.type === type);
  if (has('passed')) return 'passed';
  if (has('taken')) return 'takes';
  // with a Faulty Detonator the next roll begins
  if (has('rerolled')) return 'rolls';
  if (has('rolled')) return rolling(happening) ? 'rolls' : 'rolled';
  return undefined;
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
