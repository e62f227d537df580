/** The move of a title by its name, with the arguments that go with it. */
export type MoveNamed<Move extends { move: string }, Name extends Move['move']> = Extract<
  Move,
  { move: Name }
>;

/** Picks the moves of one name out of the legal ones. */
export const isMove =
  <Name extends string>(name: Name) =>
  <Move extends { move: string }>(one: Move): one is Extract<Move, { move: Name }> =>
    one.move === name;
