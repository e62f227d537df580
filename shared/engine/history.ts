import type { PlayerID } from './game';
import { total } from './score';
import type { Action, Deal, Position, Referee } from './engine';

/** Everybody's total after a turn; the first entry is the deal, the last the end. */
export type ScorePoint = { turn: number; totals: Record<PlayerID, number> };

/** How the score of a match that is over came about, turn by turn; yields after every action, which can be many. Before the end it could tell secrets. */
export function* scoreHistory(
  referee: Referee,
  deal: Deal,
  actions: readonly Action[],
): Generator<void, ScorePoint[]> {
  let position = referee.start(deal);
  const points = [pointOf(referee, position, 0)];
  for (const action of actions) {
    const outcome = referee.act(position, action);
    if (!outcome.ok) throw new Error(`an action of the log is ${outcome.code}`);
    const { turn } = position.ctx;
    ({ position } = outcome);
    if (position.ctx.turn !== turn) points.push(pointOf(referee, position, turn));
    yield;
  }
  return [...points, pointOf(referee, position, position.ctx.turn)];
}

const pointOf = ({ module }: Referee, { G, ctx }: Position, turn: number): ScorePoint => ({
  turn,
  totals: Object.fromEntries(ctx.playOrder.map((id) => [id, total(module.score(G, id))])),
});
