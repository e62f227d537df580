import type { MoveContext } from '../../../engine/game';
import { inStep } from '../../../engine/inStep';
import { held, mayAnswer } from '../actionCardTiming';
import { refusedOffers } from '../offers';
import type { Answer, RevealedBuild, Rule, Sights, State } from '../state';
import { opponents } from '../table';
import { payRefusedOffers } from './payingRefusedOffers';
import { scoreWonder } from './scoringWonder';
import { finishTurn } from './turn';

// The question about a Triple Bonus, and what follows a build once nobody is asked any more.

/** Whoever holds an action card and was refused is asked about a Triple Bonus, or the question would tell who has one (R7.9). */
export function* ask(context: MoveContext<State>, build: RevealedBuild): Sights {
  const { G, ctx } = context;
  const refused = refusedOffers(build);
  const asked = opponents(ctx).filter((id) => refused.includes(id) && G.actionCards[id].length > 0);
  if (asked.length === 0) return yield* settle(context, build);
  G.table.step = 'answering';
  build.asked = asked;
}

/** Say, covered, whether a Triple Bonus is used for the refused offer (R7.9). */
export const answer: Rule<[answer: Answer]> = {
  secret: true,
  simultaneous: true,

  legal: (view, _ctx, playerID) =>
    mayAnswer(view.table, playerID)
      ? [['nothing'], ...(held(view, playerID, 'tripleBonus') ? [ANSWER_TRIPLE] : [])]
      : [],

  *play(context, said) {
    const { G, playerID } = context;
    const { build } = inStep(G.table, 'answering');
    const { asked, answered } = build;
    G.answers[playerID] = said;
    if (answered.includes(playerID)) return; // a change of mind is nobody else's business (R9.2)
    answered.push(playerID);
    yield { type: 'answered', playerID };
    if (answered.length === asked.length) yield* settle(context, build);
  },
};

const ANSWER_TRIPLE: [Answer] = ['tripleBonus'];

/** Pays the offers, scores the wonder if it is finished, and ends the turn (R6.1). */
function* settle(context: MoveContext<State>, build: RevealedBuild): Sights {
  const { G } = context;
  const paid = payRefusedOffers(context, build);
  G.table.step = 'ending'; // nobody is asked any more
  G.answers = {};
  if (paid.length > 0) yield paid; // all at once, each with the card that triples it
  yield* scoreWonder(context, build);
  yield* finishTurn(context);
}
