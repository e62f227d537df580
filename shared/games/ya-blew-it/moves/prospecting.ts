import type { Rule } from '../state';
import { held, minersIn } from '../table';
import { ifAsked } from './asked';
import { drawGem, startMining, take } from './claim';
import { discard } from './fire';

// What the Prospector does.

/** Draw until a gem appears: at the start of a round, and on after a Fire (R3.1). */
export const draw: Rule = {
  legal: ifAsked(['prospecting']),
  play: drawGem,
};

/** Play a Claim Jumper: take the Claim before a Miner can (R3.3). */
export const jump: Rule = {
  legal: ifAsked(['jumping']),

  *play(context) {
    const { G, playerID } = context;
    discard(G.table, playerID, held(G.table, playerID, 'jumper')[0]);
    yield* take(context, playerID, 'jumped');
  },
};

/** Leave the Claim Jumper where it is. */
export const decline: Rule = {
  legal: ifAsked(['jumping']),
  undoable: true,

  *play(context) {
    startMining(context);
    yield { type: 'declined', playerID: context.playerID };
  },
};

/** Keep the Claim that nobody stole (R3.7). */
export const keep: Rule = {
  legal: ifAsked(['deciding']),
  play: (context) => take(context, context.playerID, 'kept'),
};

/** Draw to a larger Claim, for which every Miner still in may roll (R3.8). */
export const add: Rule = {
  legal: ifAsked(['deciding'], (table, ctx) => minersIn(table, ctx).length > 0),
  play: drawGem,
};

/** With all Miners out, draw a gem and stake the Claim (R3.9), or draw a second one (R4.1). */
export const gamble: Rule = {
  legal: ifAsked(['deciding', 'gambling'], (table, ctx) =>
    table.step === 'deciding'
      ? minersIn(table, ctx).length === 0
      : table.gambled === 1 && table.last === null,
  ),

  *play(context) {
    yield { type: 'gambled', playerID: context.playerID };
    yield* drawGem(context);
  },
};
