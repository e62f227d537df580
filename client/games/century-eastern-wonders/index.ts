import { lazy } from 'react';
import { centuryEasternWonders } from '../../../shared/games/century-eastern-wonders';
import type { View } from '../../../shared/games/century-eastern-wonders/state';
import type { LoadedTitle } from '../../kit/contract';
import { animate, deal } from './animation/animate';
import { counts } from './counts';
import { Board } from './board/Board';
import { Cubes } from './end/Cubes';
import { partsOf } from './end/partsOf';
import { joins } from './discards';
import { coach } from './coach';
import { HINTS, rulesAt } from './hints';
import { Holdings } from './plate/Holdings';
import { Mark } from './Mark';
import { Note } from './rules/Note';
import { OwnHoldings } from './plate/OwnHoldings';
import { Delivery } from './prompt/Delivery';
import { besideStory, prompt } from './prompt/prompt';
import { Rules } from './rules/Rules';
import { beforeFirst, progress } from './progress';
import { ScoreSign } from './ScoreSign';
import { plate } from './plate/plate';
import { Surface } from './Surface';
import { turnSign } from './turnSign';
import { describeEvents } from './log/describe';
import type { Title } from './types';

/** A sea chart of the spice islands. */
export const title: LoadedTitle<Title> = {
  module: centuryEasternWonders,
  Mark,
  Surface,
  Board,
  // the hold stands in the prompt, where it is decided what to do with it
  Own: () => null,
  Holdings,
  OwnHoldings,
  Note,
  Rules,
  Announcement: Delivery,
  ScoreSign,
  Tableau: lazy(async () => ({ default: (await import('./end/Tableau')).Tableau })),
  Confetti: Cubes,
  counts,
  partsOf,
  turnSign,
  rulesAt,
  hints: HINTS,
  coach,
  progress,
  plate,
  prompt,
  besideStory,
  describe: describeEvents,
  animate,
  joins,
  deal,
  first: ({ view }) => view.table.first,
  beforeFirst,
  toToday: {
    // every match went on to a fourth VP tile
    1: (view: View) => ({ ...view, table: { ...view.table, length: 'printed' } }),
  },
};
