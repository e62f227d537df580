import { yaBlewIt } from '../../../shared/games/ya-blew-it';
import type { View } from '../../../shared/games/ya-blew-it/state';
import type { LoadedTitle } from '../../kit/contract';
import { Board } from './Board';
import { animate, deal } from './animate';
import { coach } from './coach';
import { counts } from './counts';
import { HINTS, rulesAt } from './hints';
import { Holdings } from './Holdings';
import { Mark } from './Mark';
import { Note } from './Note';
import { Own } from './Own';
import { prompt } from './prompt';
import { Rules } from './Rules';
import { ScoreSign } from './ScoreSign';
import { plate } from './plate';
import { turnSign } from './turnSign';
import { Surface } from './Surface';
import { describeEvents } from './describe';
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
  counts,
  turnSign,
  rulesAt,
  hints: HINTS,
  coach,
  progress: ({ view }) => ({
    key: 'progress',
    values: { round: view.table.round, count: view.deckSize },
  }),
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
