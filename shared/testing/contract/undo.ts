import { isDeepStrictEqual } from 'node:util';
import type { Chance } from '../../engine/chance';
import type { Action, Position } from '../../engine/engine';
import type { Playout } from './properties';
import { areSame, isSame, textOf } from './text';
import { allViews, dream, viewOf } from './views';

/** What can be undone showed nothing, drew nothing, and leaves nothing. */
export function checkUndo(
  { module, engine, fault }: Playout,
  step: {
    position: Position;
    /** What everybody saw before the step, as JSON; `null` where the step cannot be undone. */
    before: string[] | null;
    after: Position;
    action: Action & { type: 'move' };
    random: Chance;
  },
) {
  const { position, before, after, action, random } = step;
  const { playerID } = action;
  const undone = engine.act(after, { type: 'undo', playerID });
  const mayUndo = module.moves[action.move].undoable === true;
  if (undone.ok && !mayUndo) return fault('undoHidesNothing', `${action.move} was undone`);
  if (!undone.ok || before === null) return;
  if (
    !isSame(textOf(undone.position.G), textOf(position.G)) ||
    !areSame(allViews(module, undone.position), before)
  )
    fault('undoRestores', action.move);
  if (!isDeepStrictEqual(after.chance, position.chance))
    fault('undoHidesNothing', `${action.move} draws chance`);
  const own = { viewer: playerID, view: textOf(viewOf(module, position, playerID)) };
  const dreamt = engine.act(dream(module, position, own, random), action);
  if (
    !dreamt.ok ||
    !isSame(
      textOf(viewOf(module, dreamt.position, playerID)),
      textOf(viewOf(module, after, playerID)),
    )
  )
    fault('undoHidesNothing', `${action.move} shows something`);
}
