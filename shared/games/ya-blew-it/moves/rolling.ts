import { present } from '../../../engine/present';
import type { MoveContext, PlayerID } from '../../../engine/game';
import type { Play, Purpose, Rule, State, Step } from '../state';
import { held, isHit } from '../table';
import { asked } from './asked';
import { lose, mineOn, take } from './claim';
import { throwDie } from './dice';
import { burn, discard } from './fire';

/** What a roll is for in each step that has one. */
const PURPOSES: Partial<Record<Step, Purpose>> = {
  mining: 'steal',
  gambling: 'gamble',
  burning: 'fire',
};

/** Roll to steal the Claim (R3.5), to win a gamble (R4.2) or for a Fire (R6.3). */
export const roll: Rule = {
  legal: asked(Object.keys(PURPOSES) as Step[]),
  play: (context) => rollFor(context, present(PURPOSES[context.G.table.step])),
};

/** Stay in for a later, larger Claim (R3.6). */
export const pass: Rule = {
  legal: asked(['mining']),
  *play(context) {
    yield { type: 'passed', playerID: context.playerID };
    yield* mineOn(context);
  },
};

/** Discard a Faulty Detonator and roll again (R5.1). */
export const reroll: Rule = {
  legal: asked(['rerolling']),

  *play(context) {
    const { G, playerID } = context;
    const [card] = held(G.table, playerID, 'detonator');
    discard(G.table, playerID, card);
    yield { type: 'rerolled', playerID, card };
    yield* rollFor(context, present(G.table.roll).purpose);
  },
};

/** Let the roll take effect (R5.3). */
export const stand: Rule = {
  legal: asked(['rerolling']),
  play: (context) => settle(context),
};

/** Rolls; whoever has a Faulty Detonator is asked before anything comes of it (R5.2). */
function* rollFor(context: MoveContext<State>, purpose: Purpose): Play {
  const { G, playerID } = context;
  yield* throwDie(context, playerID, purpose);
  if (held(G.table, playerID, 'detonator').length === 0) yield* settle(context);
  else G.table.step = 'rerolling';
}

/** What comes of the roll that stands. */
function settle(context: MoveContext<State>): Play {
  const { claim, roll } = context.G.table;
  const { playerID, number, purpose } = present(roll);
  if (purpose === 'fire') return burn(context);
  const hit = isHit(claim, number);
  if (purpose === 'gamble') return hit ? lose(context) : take(context, playerID, 'won');
  return hit ? take(context, playerID, 'stolen') : dropOut(context, playerID);
}

/** A Miner who rolled and missed is out of the round (R3.5). */
function* dropOut(context: MoveContext<State>, playerID: PlayerID): Play {
  context.G.table.out.push(playerID);
  yield* mineOn(context);
}
