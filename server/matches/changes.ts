import type { Action, Position, Engine } from '../../shared/engine/engine';

/** How often a seat has changed its mind within a turn. */
export type Changes = { turn: number; count: number };

export const NO_CHANGES: Changes = { turn: 0, count: 0 };

/**
 * Whether an action takes back, or replaces, what the same player has decided. Nothing of a match gets
 * any further by it, so without a limit it could go on for ever; all else uses up what there is.
 */
export function isChange({ module, awaited }: Engine, position: Position, action: Action) {
  if (action.type === 'undo') return true;
  if (!Object.hasOwn(module.moves, action.move)) return false;
  const { takesBack, secret } = module.moves[action.move];
  // who is no longer waited for has chosen already, and chooses anew
  return takesBack || (secret === true && !awaited(position).includes(action.playerID));
}

/** How often it was in this turn, which no undo leads out of. */
export const countIn = ({ ctx }: Position, { turn, count }: Changes): number =>
  turn === ctx.turn ? count : 0;
