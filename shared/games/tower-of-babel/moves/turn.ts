import type { MoveContext } from '../../../engine/game';
import { clockwise } from '../../../engine/clockwise';
import { KINDS } from '../cards';
import { held } from '../actionCardTiming';
import type { Rule, Sights, State, Table } from '../state';
import { discsToTake } from '../table';
import { isAsked } from './asked';
import { draw, useFirst } from './hands';

// How a turn begins and ends.

/** Draw a card instead of building (R3.2). */
export const pass: Rule = {
  simultaneous: true, // others may use a Card Draw at the same moment
  legal: ({ table }, ctx, playerID) =>
    isAsked(table, ctx, { playerID, steps: ['choosing'] }) ? [[]] : [],

  *play(context) {
    const { playerID } = context;
    yield { type: 'passed', playerID };
    yield* draw(context, [playerID]);
    yield* finishTurn(context);
  },
};

/** Take a second turn, and only then let everybody draw (R7.7). */
export const doubleTurn: Rule = {
  legal: (view, ctx, playerID) =>
    isAsked(view.table, ctx, { playerID, steps: ['ending'] }) && held(view, playerID, 'doubleTurn')
      ? [[]]
      : [],

  *play(context) {
    const { table } = context.G;
    Object.assign(table, { step: 'choosing', second: true, build: null } satisfies Partial<Table>);
    yield useFirst(context, context.playerID, 'doubleTurn');
  },
};

/** Let the turn be over. */
export const end: Rule = {
  legal: ({ table }, ctx, playerID) =>
    isAsked(table, ctx, { playerID, steps: ['ending'] }) ? [[]] : [],
  play: (context) => nextTurn(context),
};

/** What follows when the active player has passed or built: the end, a question, or the next turn (R8.1, R8.8, R7.7). */
export function* finishTurn(context: MoveContext<State>): Sights {
  const { G, ctx } = context;
  const { table } = G;
  const toTake = discsToTake(table);
  const kinds = KINDS.filter((kind) => toTake[kind] === 0);
  if (kinds.length > 0) {
    table.over = true;
    yield { type: 'exhausted', kinds };
    return;
  }
  // who holds any action card at all is asked, or the question would tell who holds a Double Turn
  if (!table.second && G.actionCards[ctx.currentPlayer].length > 0) table.step = 'ending';
  else yield* nextTurn(context);
}

/** Everybody draws a card, and the next player's turn begins (R3.3). */
function* nextTurn(context: MoveContext<State>): Sights {
  const { G, ctx, events } = context;
  Object.assign(G.table, { step: 'choosing', second: false, build: null } satisfies Partial<Table>);
  events.endTurn();
  yield* draw(context, clockwise(ctx));
}
