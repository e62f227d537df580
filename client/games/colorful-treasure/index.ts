import { colorfulTreasure } from '../../../shared/games/colorful-treasure';
import type { View } from '../../../shared/games/colorful-treasure/state';
import { cellsOf, isLastRound, roundOf } from '../../../shared/games/colorful-treasure/table';
import { LAST_ROUND } from '../../../shared/games/colorful-treasure/figures';
import type { LoadedTitle } from '../../kit/contract';
import { animate } from './animate';
import { Board } from './Board';
import { Holdings } from './Holdings';
import { Mark } from './Mark';
import { Note } from './Note';
import { Own } from './Own';
import { prompt } from './prompt';
import { Rules } from './Rules';
import { ScoreSign } from './ScoreSign';
import { Settings } from './Settings';
import { plate } from './plate';
import { Surface } from './Surface';
import { describeEvents } from './describe';
import english from './text/en.json';
import french from './text/fr.json';
import type { Title } from './types';

/** How far the match has come. */
function stageOf({ table, grid }: View): 'over' | 'junior' | 'last' | 'going' {
  if (table.over) return 'over';
  if (table.variant === 'junior') return 'junior';
  return isLastRound(grid, table) ? 'last' : 'going';
}

/** A green cloth with posters of ten wonders. */
export const title: LoadedTitle<Title> = {
  module: colorfulTreasure,
  texts: { en: english, fr: french },
  Mark,
  Surface,
  Board,
  Own,
  Holdings,
  Note,
  Rules,
  ScoreSign,
  Settings,
  progress({ view: { table, grid }, ctx }) {
    return {
      key: `progress.${stageOf({ table, grid })}`,
      values: { round: roundOf(ctx), count: cellsOf(grid).length, last: LAST_ROUND.value },
    };
  },
  plate,
  prompt,
  describe: describeEvents,
  animate,
};
