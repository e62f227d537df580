import type { Chance } from '../../shared/engine/chance';
import type { Action, Engine } from '../../shared/engine/engine';
import type { MatchModel } from '../matches/model';

type Hostile = {
  engine: Engine;
  model: MatchModel;
  /** How many changes of mind a seat may make in a turn. */
  changes: number;
  random: Chance;
};

/** How many ways to go on are compared. */
const COMPARED = 12;

/**
 * What somebody who has all seats does to make the log as long as can be: a change of mind while there is
 * one left, else what can be taken back, else what keeps the turn from ending.
 */
export function worstAction({ engine, model, changes, random }: Hostile): Action {
  const position = model.position();
  const others: Action[] = [];
  for (const playerID of random.shuffle(position.ctx.playOrder)) {
    const undo: Action[] = engine.view(position, playerID).canUndo
      ? [{ type: 'undo', playerID }]
      : [];
    const legal = engine.legal(position, playerID);
    const all = [...undo, ...legal.map((move): Action => ({ type: 'move', playerID, ...move }))];
    const minded = all.filter(model.isChange);
    if (minded.length > 0 && model.changes(playerID) < changes) return random.pick(minded);
    others.push(...all.filter((action) => !model.isChange(action)));
  }

  const length = (action: Action): number => {
    const outcome = engine.act(position, action);
    if (!outcome.ok || outcome.position.ctx.turn !== position.ctx.turn) return 0;
    return outcome.position.undo.length > 0 ? 2 : 1;
  };
  const [longest] = random
    .shuffle(others)
    .slice(0, COMPARED)
    .map((action) => ({ action, length: length(action) }))
    .sort((a, b) => b.length - a.length);
  return longest.action;
}
