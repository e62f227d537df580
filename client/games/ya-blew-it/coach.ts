import { CARDS } from '../../../shared/games/ya-blew-it/cards';
import type { CoachNote } from '../../kit/contract';
import type { OnTable, Title } from './types';

const may = ({ legal }: OnTable, move: Title['move']['move']) =>
  legal.some((one) => one.move === move);

/** What is told of this title to whoever plays it for the first time. */
export const coach: readonly CoachNote<Title>[] = [
  {
    key: 'coach.goal',
    line: 'coachLine.goal',
    when: (scene) => ['draw', 'roll'].some((move) => may(scene, move as 'draw' | 'roll')),
  },
  { key: 'coach.fire', line: 'coachLine.fire', when: ({ view }) => view.table.fire !== null },
  // what can be done comes before what it costs
  {
    key: 'coach.roll',
    line: 'coachLine.roll',
    when: (scene) => may(scene, 'roll') && may(scene, 'pass'),
  },
  {
    key: 'coach.cursed',
    line: 'coachLine.cursed',
    when: ({ view: { table }, playerID }) =>
      playerID !== null &&
      table.claim.some((id) => {
        const card = CARDS[id];
        return card.kind === 'gem' && card.color === table.cursed[playerID];
      }),
  },
  { key: 'coach.keep', line: 'coachLine.keep', when: (scene) => may(scene, 'keep') },
];
