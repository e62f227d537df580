import { lazy } from 'react';
import { yaBlewIt } from '../../../shared/games/ya-blew-it';
import type { View } from '../../../shared/games/ya-blew-it/state';
import type { LoadedTitle } from '../../kit/contract';
import { Board } from './board/Board';
import { animate, deal } from './animation/animate';
import { coach } from './coach';
import { counts } from './counts';
import { HINTS, rulesAt } from './hints';
import { Holdings } from './plate/Holdings';
import { Mark } from './Mark';
import { Note } from './rules/Note';
import { Own } from './own/Own';
import { prompt } from './prompt/prompt';
import { Rules } from './rules/Rules';
import { ScoreSign } from './ScoreSign';
import { progress } from './progress';
import { plate } from './plate/plate';
import { turnSign } from './turnSign';
import { Surface } from './Surface';
import { describeEvents } from './log/describe';
import type { Title } from './types';

/** A mine at dusk. */
export const title: LoadedTitle<Title> = {
  module: yaBlewIt,
  Mark,
  Surface,
  Board,
  Own,
  Holdings,
  Note,
  Rules,
  ScoreSign,
  Tableau: lazy(async () => ({ default: (await import('./end/Tableau')).Tableau })),
  counts,
  turnSign,
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
    // every match was played with the whole deck
    1: (view: View) => ({ ...view, table: { ...view.table, length: 'printed' } }),
  },
};
