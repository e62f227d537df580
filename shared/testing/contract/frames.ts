import type { Chance } from '../../engine/chance';
import { createEngine, type Action, type Outcome, type Position } from '../../engine/engine';
import type { GameModule } from '../../engine/game';
import type { Playout } from './properties';
import { isSame, textOf } from './text';
import { dream, viewOf } from './views';

/** A move shows the same each time it is played, and hides on the way what it hides at its end. */
export function checkFrames(
  { module, engine, fault }: Playout,
  step: {
    position: Position;
    action: Action & { type: 'move' };
    outcome: Outcome & { ok: true };
    random: Chance;
  },
) {
  const { position, action, outcome, random } = step;
  const frames = engine.frames(position, action, outcome);
  if (textOf(sightsAsYielded(module, position, action)) !== textOf(outcome.eventsByFrame))
    fault('playsAlike', action.move);
  for (const { G } of frames.slice(0, -1))
    for (const viewer of [...position.ctx.playOrder, null]) {
      const moment = { ...position, G };
      const view = textOf(viewOf(module, moment, viewer));
      const dreamt = dream(module, moment, { viewer, view }, random);
      if (!isSame(textOf(viewOf(module, dreamt, viewer)), view))
        fault('hidesOnTheWay', `${action.move}, to ${viewer ?? 'a spectator'}`);
    }
}

/** What a move shows, each sight as it is when it is yielded. */
function sightsAsYielded(
  module: GameModule,
  position: Position,
  action: Action & { type: 'move' },
): unknown[] {
  const rule = module.moves[action.move];
  const yielded: unknown[] = [];
  const watched: typeof rule = {
    ...rule,
    *play(...asked) {
      for (const sight of rule.play(...asked)) {
        yielded.push(JSON.parse(textOf([sight].flat())));
        yield sight;
      }
    },
  };
  const moves = { ...module.moves, [action.move]: watched };
  createEngine({ ...module, moves }).play(position, action);
  return yielded;
}
