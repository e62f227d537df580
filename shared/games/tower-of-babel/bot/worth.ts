import type { PlayerID, PublicCtx } from '../../../engine/game';
import { sum } from '../../../engine/numbers';
import {
  ALL_CARDS,
  byKind,
  cards,
  KINDS,
  minus,
  plus,
  size,
  type Cards,
  type Kind,
} from '../cards';
import { kindsOf, type DiscId } from '../discs';
import { LIGHT_ROW } from '../figures';
import { discGain, rowInForce, wonderPoints } from '../scoring';
import { ownHand } from '../own';
import type { Table, View, Wonder } from '../state';
import { discsToTake, partCounts } from '../table';

// What things are worth to a bot, in points. The figures are estimates.

/** The position as one player sees it. */
export type Mind = {
  view: View;
  table: Table;
  ctx: PublicCtx;
  me: PlayerID;
  hand: Cards;
  /** Discs of each kind that can still be taken before the match ends. */
  toTake: Cards;
};

export const mindOf = (view: View, ctx: PublicCtx, me: PlayerID): Mind => ({
  view,
  table: view.table,
  ctx,
  me,
  hand: ownHand(view, me),
  toTake: discsToTake(view.table),
});

/** An action card that is drawn or kept. */
export const ACTION_CARD = 3;

/** The first, second ... card of a kind in hand: one alone builds nothing, more than a disc needs are idle. */
const CARD = [0.6, 0.8, 1, 1, 1, 0.8, 0.5];
const IDLE = 0.3;
/** What is left of that when one disc more ends the match. */
const LATE = 0.6;

/** How much of the present lead on a wonder lasts, with 0, 1, 2, 3 discs to be taken from it. */
const LASTING = [1, 0.8, 0.6, 0.5];

/** How much of what the disc after the next adds is counted already. */
const PROSPECT = 0.4;

/** A disc in the hands of somebody whose discs are unknown. */
const RIVAL_DISC = 6;

/** What a hand is worth; cards are idle when the match is about to end. */
export function handWorth({ toTake }: Mind, hand: Cards): number {
  const late = KINDS.some((kind) => toTake[kind] === 1) ? LATE : 1;
  return late * sum(KINDS.map((kind) => pileWorth(hand[kind])));
}

const pileWorth = (count: number): number =>
  sum(CARD.slice(0, count)) + IDLE * Math.max(0, count - CARD.length);

/** What it costs to play these cards. */
export const cost = (mind: Mind, played: Cards): number =>
  handWorth(mind, mind.hand) - handWorth(mind, minus(mind.hand, played));

/** What a number of cards from the supply adds to a hand. */
export function newCards(mind: Mind, count: number, hand: Cards = mind.hand): number {
  const chances = unseenShares(mind);
  const before = handWorth(mind, hand);
  const gains = KINDS.map((kind) => handWorth(mind, plus(hand, cards({ [kind]: 1 }))) - before);
  return count * sum(KINDS.map((kind, i) => chances[kind] * gains[i]));
}

/** Which share of the cards that a player cannot see is of each kind. */
export function unseenShares({ table, hand }: Mind): Record<Kind, number> {
  const unseen = minus(ALL_CARDS, plus(table.discards, hand));
  const all = Math.max(1, size(unseen));
  return byKind((kind) => unseen[kind] / all);
}

/** How good it is for me that somebody scores: a rival's gain is my loss, shared with the other rivals. */
export const gain = ({ me, ctx }: Mind, scorer: PlayerID, points: number): number =>
  scorer === me ? points : -points / (ctx.numPlayers - 1);

/** How good it is for me that somebody takes a disc. */
export function discWorth(mind: Mind, taker: PlayerID, disc: DiscId): number {
  const own = mind.view.discs[taker];
  if (!own) return gain(mind, taker, RIVAL_DISC);
  const prospects = kindsOf(disc).map((kind) => {
    const next: DiscId = `${kind}-3`;
    return mind.toTake[kind] > 1 ? discGain([...own, disc], next) : 0;
  });
  return gain(mind, taker, discGain(own, disc) + PROSPECT * Math.max(...prospects));
}

/** How good it is for me that these parts come to a wonder, with so many discs left on it afterwards. */
export function partsWorth(
  mind: Mind,
  wonder: Wonder,
  { parts, left }: { parts: Record<PlayerID, number>; left: number },
): number {
  const before = partCounts(mind.table.wonders[wonder]);
  const after = Object.fromEntries(
    mind.ctx.playOrder.map((id) => [id, (before[id] ?? 0) + (parts[id] ?? 0)]),
  );
  return outlook(mind, after, left) - outlook(mind, before, left);
}

function outlook(mind: Mind, parts: Record<PlayerID, number>, left: number): number {
  const points = wonderPoints(parts, left < 2 ? rowInForce(mind.table) : LIGHT_ROW);
  return LASTING[left] * sum(Object.keys(points).map((id) => gain(mind, id, points[id])));
}
