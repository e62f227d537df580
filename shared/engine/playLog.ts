import type { Action, Deal, Engine, Outcome } from './engine';
import type { Played } from './reducer';

/** A position that a log was played to, and what led to it: to the deal, no action. */
export type Replayed = Played & { action: Action | null };

/** The deal, and then what every action of a log led to; throws before one that the rules do not allow. */
export function* playLog(
  engine: Engine,
  deal: Deal,
  actions: Iterable<Action>,
): Generator<Replayed, void> {
  let position = engine.start(deal);
  let seq = 0;
  yield { position, events: [], eventsByFrame: [], action: null };
  for (const action of actions) {
    const played = allowed(engine.act(position, action), ++seq);
    ({ position } = played);
    yield { ...played, action };
  }
}

/** What came of an action of a log, counted from 1; throws where the rules do not allow it. */
export function allowed<Allowed extends { ok: true }>(
  outcome: Allowed | Extract<Outcome, { ok: false }>,
  seq: number,
): Allowed {
  if (!outcome.ok) throw new Error(`action ${seq} of the log is ${outcome.code}`);
  return outcome;
}
