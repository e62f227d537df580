import type { MoveContext, PlayerID } from '../../../engine/game';
import { inStep } from '../../../engine/inStep';
import { size } from '../cards';
import { REFUSED_POINTS, TRIPLED_POINTS } from '../figures';
import { held, isAsked } from '../actionCardTiming';
import { refusedOffers } from '../offers';
import { wonderPoints } from '../scoring';
import type { Answer, Event, RevealedBuild, Rule, Sights, State } from '../state';
import { opponents, partCounts, rowInForce } from '../table';
import { useFirst } from './supply';
import { finishTurn } from './turn';

// What follows a build: refused offers are paid, and a finished wonder is scored.

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
    isAsked(view.table, playerID)
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
  const { G, ctx } = context;
  const paid = opponents(ctx).flatMap((id) => pay(context, build, id));
  G.table.step = 'ending'; // nobody is asked any more
  G.answers = {};
  if (paid.length > 0) yield paid; // all at once, each with the card that triples it
  yield* scoreWonder(context, build);
  yield* finishTurn(context);
}

/** Points for the needed cards of an offer that came to nothing (R5.10, R5.12, R7.8). */
function pay(
  context: MoveContext<State>,
  { offers, accepted, outcome }: RevealedBuild,
  playerID: PlayerID,
): Event[] {
  const { table, answers } = context.G;
  const cards = size(offers[playerID].cards);
  if (cards === 0 || (outcome === 'fulfilled' && accepted.includes(playerID))) return [];
  const tripled = answers[playerID] === 'tripleBonus';
  const used = tripled ? [useFirst(context, playerID, 'tripleBonus')] : [];
  const points = cards * (tripled ? TRIPLED_POINTS : REFUSED_POINTS);
  table.points[playerID].offers += points;
  return [...used, { type: 'paid', playerID, points }];
}

/** A wonder without discs is scored, its parts go back, and the active player draws an action card (R6.7, R6.8). */
function* scoreWonder({ G, ctx }: MoveContext<State>, { wonder, outcome }: RevealedBuild): Sights {
  const { table, actionSupply } = G;
  const site = table.wonders[wonder];
  if (outcome === 'failed' || site.discs.length > 0) return;
  const { parts } = site;
  const points = wonderPoints(partCounts(site), rowInForce(table));
  for (const id of ctx.playOrder) table.points[id].wonders += points[id] ?? 0;
  site.parts = [];
  table.finished.push({ wonder, parts, points });
  yield { type: 'wonderScored', wonder, points };
  const card = actionSupply.shift();
  if (!card) return;
  G.actionCards[ctx.currentPlayer].push(card);
  yield { type: 'earned', playerID: ctx.currentPlayer };
}
