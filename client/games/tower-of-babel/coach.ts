import type { CoachNote } from '../../kit/contract';
import type { Title } from './types';

/** What is told of this title to whoever plays it for the first time. */
export const coach: readonly CoachNote<Title>[] = [
  {
    key: 'coach.offer',
    line: 'coachLine.offer',
    when: ({ legal }) => legal.some(({ move }) => move === 'offer'),
  },
  {
    key: 'coach.build',
    line: 'coachLine.build',
    when: ({ legal }) => legal.some(({ move }) => move === 'build'),
  },
  {
    key: 'coach.parts',
    line: 'coachLine.parts',
    when: ({ view }) => Object.values(view.table.wonders).some(({ parts }) => parts.length > 0),
  },
];
