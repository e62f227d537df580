import type { PlayerID } from './game';
import { total } from './score';
import type { Action, Deal, Position, Engine } from './engine';

/** Everybody's total after a turn; the first entry is the deal, the last the end. */
export type ScorePoint = {
  turn: number;
  /** How many actions stood by then: the moment of the replay that it is. */
  moment: number;
  totals: Record<PlayerID, number>;
};

/** How the score of a match that is over came about, turn by turn; yields after every action, which can be many. Before the end it could tell secrets. */
export function* scoreHistory(
  engine: Engine,
  deal: Deal,
  actions: readonly Action[],
): Generator<void, ScorePoint[]> {
  let position = engine.start(deal);
  let moment = 0;
  const point = (turn: number) => pointOf(engine, position, { turn, moment });
  const points = [point(0)];
  for (const action of actions) {
    const outcome = engine.act(position, action);
    if (!outcome.ok) throw new Error(`an action of the log is ${outcome.code}`);
    const { turn } = position.ctx;
    ({ position } = outcome);
    moment += action.type === 'undo' ? -1 : 1;
    // no step of a turn that is over can be taken back
    if (position.ctx.turn !== turn) points.push(point(turn));
    yield;
  }
  return [...points, point(position.ctx.turn)];
}

const pointOf = (
  { module }: Engine,
  { G, ctx }: Position,
  at: Pick<ScorePoint, 'turn' | 'moment'>,
): ScorePoint => ({
  ...at,
  totals: Object.fromEntries(ctx.playOrder.map((id) => [id, total(module.score(G, id))])),
});
