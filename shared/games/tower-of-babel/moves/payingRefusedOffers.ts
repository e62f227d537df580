import type { MoveContext, PlayerID } from '../../../engine/game';
import { size } from '../cards';
import { REFUSED_POINTS, TRIPLED_POINTS } from '../figures';
import type { Event, RevealedBuild, State } from '../state';
import { opponents } from '../table';
import { useFirst } from './hands';

/** Pays every offer that came to nothing, each with the card that triples it (R5.10, R7.8). */
export const payRefusedOffers = (context: MoveContext<State>, build: RevealedBuild): Event[] =>
  opponents(context.ctx).flatMap((id) => pay(context, build, id));

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
