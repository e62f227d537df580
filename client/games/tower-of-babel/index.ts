import { lazy } from 'react';
import { towerOfBabel } from '../../../shared/games/tower-of-babel';
import type { View } from '../../../shared/games/tower-of-babel/state';
import type { LoadedTitle } from '../../kit/contract';
import { animate, deal } from './animation/animate';
import { Board } from './board/Board';
import { withFinished, withOrder } from './earlierViews';
import { Rosette } from './end/Rosette';
import { partsOf } from './end/partsOf';
import { coach } from './coach';
import { HINTS, rulesAt } from './hints';
import { Holdings } from './plate/Holdings';
import { Mark } from './Mark';
import { Note } from './rules/Note';
import { OffersAlone } from './own/OffersAlone';
import { Own } from './own/Own';
import { OwnHoldings } from './plate/OwnHoldings';
import { progress } from './progress';
import { prompt } from './prompt/prompt';
import { Rules } from './rules/Rules';
import { ScoreSign } from './ScoreSign';
import { plate } from './plate/plate';
import { Surface } from './Surface';
import { counts } from './counts';
import { describeEvents } from './log/describe';
import type { Title } from './types';

/** Sandstone and lapis. */
export const title: LoadedTitle<Title> = {
  module: towerOfBabel,
  Mark,
  Surface,
  Board,
  Own,
  WithoutOwn: OffersAlone,
  Holdings,
  OwnHoldings,
  Note,
  Rules,
  ScoreSign,
  Tableau: lazy(async () => ({ default: (await import('./end/Tableau')).Tableau })),
  Confetti: Rosette,
  counts,
  partsOf,
  rulesAt,
  hints: HINTS,
  coach,
  progress,
  plate,
  prompt,
  describe: describeEvents,
  animate,
  deal,
  first: ({ view }) => view.table.first,
  toToday: {
    // every match went on to the last disc of a kind
    1: ({ table, ...view }: View) =>
      withFinished({
        ...view,
        table: { ...table, options: { ...table.options, length: 'printed' } },
      }),
    2: withFinished,
    3: withOrder,
  },
};
