import type { Move } from '../types';

/** A move of one kind, with the arguments that go with it. */
export type MoveNamed<Name extends Move['move']> = Extract<Move, { move: Name }>;

/** Picks the moves of one kind out of the legal ones. */
export const isMove =
  <Name extends Move['move']>(name: Name) =>
  (one: Move): one is MoveNamed<Name> =>
    one.move === name;
