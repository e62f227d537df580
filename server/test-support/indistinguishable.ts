import { isDeepStrictEqual } from 'node:util';
import type { Chance } from '../../shared/engine/chance';
import type { LegalMove, PlayerID } from '../../shared/engine/game';
import type { Action, Position, Engine } from '../../shared/engine/engine';

/** Something done in two positions after which one viewer sees the same in both, as far as their view goes. */
export type Indistinguishable = {
  /** `null` where nothing is done. */
  actions: [Action, Action | null];
  positions: [Position, Position];
};

type With = { engine: Engine; random: Chance };
type Both = readonly [Position, Position];

/** What could happen next in two positions that look the same to a viewer, so that they go on looking the same. */
export function alikeFor(
  viewer: PlayerID | null,
  both: Both,
  { engine, random }: With,
): Indistinguishable | null {
  for (const actions of pairs(viewer, both, { engine, random })) {
    const positions = actions.map((action, i) => after(engine, both[i], action));
    const [first, second] = positions.map(
      (position) => position && JSON.stringify(engine.view(position, viewer)),
    );
    if (first !== null && first === second)
      return { actions, positions: positions as [Position, Position] };
  }
  return null;
}

function after(engine: Engine, position: Position, action: Action | null): Position | null {
  if (action === null) return position;
  const outcome = engine.act(position, action);
  return outcome.ok ? outcome.position : null;
}

/**
 * An open move is the same in both positions, a covered one of somebody else differs as it likes; a
 * covered one of who is not awaited is set against none at all. With the last of several covered
 * moves all are turned over: that tells everybody something, and is left out.
 */
function* pairs(
  viewer: PlayerID | null,
  [truth, twin]: Both,
  { engine, random }: With,
): Generator<Indistinguishable['actions']> {
  const awaited = engine.awaited(truth);
  for (const playerID of random.shuffle(truth.ctx.playOrder)) {
    const actionsIn = (position: Position) =>
      random.shuffle(engine.legal(position, playerID)).map(toAction(playerID));
    const others = actionsIn(twin);
    for (const action of actionsIn(truth).slice(0, 6)) {
      const isSecret = engine.module.moves[action.move].secret === true;
      if (isSecret && !staysCovered(engine, truth, action)) continue;
      const differs = isSecret && playerID !== viewer;
      if (differs && !awaited.includes(playerID) && tellsNothing(engine, truth, action))
        yield [action, null];
      const same = others.find(
        (other) =>
          other.move === action.move &&
          (differs
            ? staysCovered(engine, twin, other)
            : isDeepStrictEqual(other.args, action.args)),
      );
      if (same) yield [action, same];
    }
  }
}

type Move = Action & { type: 'move' };

const toAction =
  (playerID: PlayerID) =>
  (move: LegalMove): Move => ({ type: 'move', playerID, ...move });

/** Whether somebody else is still awaited after a secret move, so that it is not turned over yet. */
function staysCovered(engine: Engine, position: Position, action: Move): boolean {
  const outcome = engine.act(position, action);
  const others = engine.awaited(position).filter((id) => id !== action.playerID);
  return outcome.ok && engine.awaited(outcome.position).some((id) => others.includes(id));
}

/** Whether an action is nobody's business but its player's: no event, and awaited as before. */
function tellsNothing(engine: Engine, position: Position, action: Move): boolean {
  const outcome = engine.act(position, action);
  return (
    outcome.ok &&
    outcome.events.length === 0 &&
    isDeepStrictEqual(engine.awaited(outcome.position), engine.awaited(position))
  );
}
