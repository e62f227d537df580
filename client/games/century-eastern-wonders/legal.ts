import { isMove, type MoveNamed } from '../../kit/isMove';
import type { OnTable, Title } from './types';

type Move = Title['move'];

/** The moves of one kind that may be played now. */
export const legalOf = <Name extends Move['move']>(
  { legal }: OnTable,
  name: Name,
): MoveNamed<Move, Name>[] => legal.filter(isMove(name));
