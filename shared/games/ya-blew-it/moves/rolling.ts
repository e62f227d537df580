import { inStep } from '../../../engine/inStep';
import type { MoveContext, PlayerID } from '../../../engine/game';
import type { Play, Purpose, Roll, Rule, State, Table } from '../state';
import { held, isHit } from '../table';
import { ifAsked } from './asked';
import { lose, mineOn, take } from './claim';
import { throwDie } from './dice';
import { burn, discard } from './fire';

/** What a roll is for now: as long as a Fire lies there all roll for it. */
const purposeOf = ({ fire, step }: Table): Purpose =>
  fire ? 'fire' : step === 'gambling' ? 'gamble' : 'steal';

/** Roll to steal the Claim (R3.5), to win a gamble (R4.2) or for a Fire (R6.3). */
export const roll: Rule = {
  legal: ifAsked(['mining', 'gambling', 'burning']),
  play: (context) => rollFor(context, purposeOf(context.G.table)),
};

/** Stay in for a later, larger Claim (R3.6). */
export const pass: Rule = {
  legal: ifAsked(['mining']),
  *play(context) {
    yield { type: 'passed', playerID: context.playerID };
    yield* mineOn(context);
  },
};

/** Discard a Faulty Detonator and roll again (R5.1). */
export const reroll: Rule = {
  legal: ifAsked(['rerolling']),

  *play(context) {
    const { G, playerID } = context;
    const { purpose } = inStep(G.table, 'rerolling').roll;
    const [card] = held(G.table, playerID, 'detonator');
    discard(G.table, playerID, card);
    yield { type: 'rerolled', playerID, card };
    yield* rollFor(context, purpose);
  },
};

/** Let the roll take effect (R5.3). */
export const stand: Rule = {
  legal: ifAsked(['rerolling']),
  play: (context) => settle(context, inStep(context.G.table, 'rerolling').roll),
};

/** Rolls; whoever has a Faulty Detonator is asked before anything comes of it (R5.2). */
function* rollFor(context: MoveContext<State>, purpose: Purpose): Play {
  const { G, playerID } = context;
  const roll = yield* throwDie(context, playerID, purpose);
  if (held(G.table, playerID, 'detonator').length === 0) yield* settle(context, roll);
  else G.table.step = 'rerolling';
}

/** What comes of the roll that stands. */
function settle(context: MoveContext<State>, roll: Roll): Play {
  const { claim, fire } = context.G.table;
  const { playerID, number, purpose } = roll;
  if (fire) return burn(context, roll, fire);
  const hit = isHit(claim, number);
  if (purpose === 'gamble') return hit ? lose(context) : take(context, playerID, 'won');
  return hit ? take(context, playerID, 'stolen') : dropOut(context, playerID);
}

/** A Miner who rolled and missed is out of the round (R3.5). */
function* dropOut(context: MoveContext<State>, playerID: PlayerID): Play {
  context.G.table.out.push(playerID);
  yield* mineOn(context);
}
