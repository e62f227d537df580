import { lazy } from 'react';
import { colorfulTreasure } from '../../../shared/games/colorful-treasure';
import type { View } from '../../../shared/games/colorful-treasure/state';
import type { LoadedTitle } from '../../kit/contract';
import { animate, deal } from './animation/animate';
import { counts } from './counts';
import { Board } from './board/Board';
import { coach } from './coach';
import { HINTS, rulesAt } from './hints';
import { Holdings } from './plate/Holdings';
import { Mark } from './Mark';
import { Note } from './rules/Note';
import { Own } from './own/Own';
import { Moment } from './prompt/Moment';
import { progress } from './progress/progress';
import { prompt } from './prompt/prompt';
import { Rules } from './rules/Rules';
import { ScoreSign } from './ScoreSign';
import { Settings } from './Settings';
import { plate } from './plate/plate';
import { Surface } from './Surface';
import { describeEvents } from './log/describe';
import type { Title } from './types';

/** A green cloth with posters of ten wonders. */
export const title: LoadedTitle<Title> = {
  module: colorfulTreasure,
  Mark,
  Surface,
  Board,
  Own,
  Holdings,
  Note,
  Rules,
  Announcement: Moment,
  ScoreSign,
  // two of ten sides of action tokens, of which five are in a match
  rareScores: ['sixthColor', 'points'],
  Tableau: lazy(async () => ({ default: (await import('./end/Tableau')).Tableau })),
  counts,
  Settings,
  rulesAt,
  hints: HINTS,
  coach,
  progress,
  plate,
  prompt,
  describe: describeEvents,
  animate,
  deal,
  toToday: {
    // every match went as far as the rule sheet says
    2: (view: View) => ({ ...view, table: { ...view.table, length: 'printed' } }),
  },
};
