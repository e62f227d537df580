import { KINDS } from '../../../shared/games/colorful-treasure/state';
import type { CoachNote } from '../../kit/contract';
import { AidSwitch } from './board/AidSwitch';
import type { OnTable, Title } from './types';

const isReaders = ({ ctx, playerID }: OnTable) => ctx.currentPlayer === playerID;

/** Whether somebody has revealed cards that were hidden again. */
const wasHidden = ({ events, view }: OnTable) =>
  view.table.revealed.length === 0 && events.some(({ type }) => type === 'revealed');

/** What is told of this title to whoever plays it for the first time. */
export const coach: readonly CoachNote<Title>[] = [
  {
    key: 'coach.theft',
    line: 'coachLine.theft',
    when: (scene) => scene.view.table.stealing && isReaders(scene),
  },
  {
    key: 'coach.key',
    line: 'coachLine.key',
    when: ({ view: { table, grid } }) =>
      table.revealed.some((cell) => KINDS.some((kind) => kind === grid[cell])),
  },
  {
    key: 'coach.reveal',
    line: 'coachLine.reveal',
    when: (scene) => scene.view.table.step === 'revealing' && isReaders(scene),
  },
  {
    key: 'coach.aid',
    line: 'coachLine.aid',
    when: (scene) => scene.view.table.memoryAid && wasHidden(scene),
    Choice: AidSwitch,
  },
  {
    key: 'coach.memory',
    line: 'coachLine.memory',
    when: (scene) => !scene.view.table.memoryAid && wasHidden(scene),
  },
];
