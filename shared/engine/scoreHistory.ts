import type { PlayerID } from './game';
import { playLog } from './playLog';
import { present } from './present';
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
  const points: ScorePoint[] = [];
  let [turn, moment] = [0, 0];
  let end: Position | undefined;
  for (const { position, action } of playLog(engine, deal, actions)) {
    if (action !== null) moment += action.type === 'undo' ? -1 : 1;
    // no step of a turn that is over can be taken back
    if (position.ctx.turn !== turn) points.push(pointOf(engine, position, { turn, moment }));
    ({ turn } = position.ctx);
    end = position;
    yield;
  }
  return [...points, pointOf(engine, present(end), { turn, moment })];
}

const pointOf = (
  { module }: Engine,
  { G, ctx }: Position,
  at: Pick<ScorePoint, 'turn' | 'moment'>,
): ScorePoint => ({
  ...at,
  totals: Object.fromEntries(ctx.playOrder.map((id) => [id, total(module.score(G, id))])),
});
