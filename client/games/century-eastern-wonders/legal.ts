import type { OnTable, Title } from './types';

type Move = Title['move'];
type Named<Name> = Extract<Move, { move: Name }>;

/** The moves of one kind that may be played now. */
export const legalOf = <Name extends Move['move']>({ legal }: OnTable, name: Name): Named<Name>[] =>
  legal.filter((move): move is Named<Name> => move.move === name);
