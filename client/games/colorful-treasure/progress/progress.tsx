import type { View } from '../../../../shared/games/colorful-treasure/state';
import {
  cellsOf,
  isLastRound,
  lastRoundAt,
  roundOf,
} from '../../../../shared/games/colorful-treasure/table';
import type { Message } from '../../../kit/contract';
import { Stakes } from './Stakes';
import type { OnTable, Title } from '../types';

/** How far the match has come; on a phone, what is still to be won as well. */
export function progress(scene: OnTable): Message<Title> {
  const { table, grid } = scene.view;
  return {
    key: `progress.${stageOf(scene.view)}`,
    values: { round: roundOf(scene.ctx), count: cellsOf(grid).length, last: lastRoundAt(table) },
    inlines: { stakes: { words: '', drawing: <Stakes {...scene} /> } },
  };
}

function stageOf({ table, grid }: View): 'over' | 'last' | 'going' | 'toTheLast' {
  if (table.over) return 'over';
  if (isLastRound(grid, table)) return 'last';
  return lastRoundAt(table) > 0 ? 'going' : 'toTheLast';
}
