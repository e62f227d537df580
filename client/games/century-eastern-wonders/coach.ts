import type { CoachNote } from '../../kit/contract';
import { isSeated } from '../../kit/isSeated';
import type { OnTable, Title } from './types';

const may = ({ legal }: OnTable, move: Title['move']['move']) =>
  legal.some((one) => one.move === move);

/** Whether the reader's boat has come to a tile where they may build or trade. */
const isAtMarket = (scene: OnTable) =>
  isSeated(scene) && (may(scene, 'build') || may(scene, 'trade'));

/** What is told of this title to whoever plays it for the first time. */
export const coach: readonly CoachNote<Title>[] = [
  { key: 'coach.goal', line: 'coachLine.goal', when: (scene) => may(scene, 'stock') },
  { key: 'coach.sail', line: 'coachLine.sail', when: (scene) => may(scene, 'sail') },
  { key: 'coach.trade', line: 'coachLine.trade', when: isAtMarket },
];
