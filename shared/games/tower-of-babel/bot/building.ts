import type { PlayerID } from '../../../engine/game';
import { inStep } from '../../../engine/inStep';
import { sum } from '../../../engine/numbers';
import { ofKind } from '../actionCards';
import { common, KINDS, minus, size, type Cards } from '../cards';
import { DISCS, type DiscId } from '../discs';
import { JOKER_CARDS, REFUSED_POINTS } from '../figures';
import {
  acceptable,
  fillings,
  missingCards,
  readOffer,
  refusedOffers,
  shares,
  suffices,
  type OfferArgs,
} from '../offers';
import { ownActionCards } from '../own';
import type { RevealedBuild, Wonder } from '../state';
import { opponents, wonderOf } from '../table';
import { ACTION_CARD, cost, discWorth, gain, partsWorth, unseenShares, type Mind } from './worth';

// What a build is expected to bring: before it is chosen, as an opponent, and once all offers are known.

/** How likely an offer is to be accepted, without and with a trading card. */
const ACCEPTED = { cards: 0.5, trade: 0.35 };
/** How likely the active player is to build without the own offer. */
const BUILT_ANYWAY = 0.5;
/** How much of what opponents hold is expected to be offered, and to fit. */
const HELPFUL = 0.4;
/** How likely a build is to be fulfilled when even the expected help leaves it this short. */
const likely = (short: number): number => (short <= 0 ? 0.9 : short <= 1 ? 0.4 : 0.1);

/** A build of this disc, as far as it can be foreseen before the offers. */
export function attempted(mind: Mind, disc: DiscId): number {
  const { view, table, hand, me } = mind;
  const wonder = wonderOf(table, disc);
  const needed = DISCS[disc];
  const own = common(hand, needed);
  const jokers = ofKind(ownActionCards(view, me), 'joker').length;
  const unseen = unseenShares(mind);
  const held = sum(opponents(mind.ctx).map((id) => view.holdings[id].cards));
  const short = KINDS.map((kind) => {
    const help = HELPFUL * held * unseen[kind];
    return Math.max(0, needed[kind] - own[kind] - help);
  });
  const chance = likely(sum(short) - JOKER_CARDS * jokers);
  const won =
    discWorth(mind, me, disc) +
    partsWorth(mind, wonder, { parts: { [me]: size(needed) }, left: discsAfter(mind, wonder) }) +
    earned(mind, wonder) -
    cost(mind, own);
  return chance * won - (1 - chance) * REFUSED_POINTS;
}

const discsAfter = ({ table }: Mind, wonder: Wonder): number =>
  table.wonders[wonder].discs.length - 1;

/** The action card for the last disc of a wonder. */
const earned = (mind: Mind, wonder: Wonder): number =>
  discsAfter(mind, wonder) === 0 && mind.view.actionSupplySize > 0 ? ACTION_CARD : 0;

/** An offer: accepted for parts or the disc, or refused for points. */
export function offered(mind: Mind, args: OfferArgs): number {
  const { table, ctx, me } = mind;
  const { disc, wonder } = inStep(table, 'offering').build;
  const active = ctx.currentPlayer;
  const offer = readOffer(disc, args);
  const count = size(offer.cards);
  const left = discsAfter(mind, wonder);
  const all = size(DISCS[disc]);
  const without =
    BUILT_ANYWAY *
    (discWorth(mind, active, disc) + partsWorth(mind, wonder, { parts: { [active]: all }, left }));
  if (count === 0) return without;
  const chance = offer.trade ? ACCEPTED.trade : ACCEPTED.cards;
  const parts = offer.trade ? { [active]: all } : { [me]: count, [active]: all - count };
  const accepted =
    discWorth(mind, offer.trade ? me : active, disc) +
    partsWorth(mind, wonder, { parts, left }) -
    cost(mind, offer.cards);
  return chance * accepted + (1 - chance) * (without + count * REFUSED_POINTS);
}

/** The best that can come of a build when these offers stay accepted and perhaps more are. */
export function best(mind: Mind, build: RevealedBuild): number {
  const further = acceptable(build, mind.ctx);
  const means = { hand: mind.hand, actionCards: ownActionCards(mind.view, mind.me) };
  return Math.max(
    ...further.map((id) => best(mind, { ...build, accepted: [...build.accepted, id] })),
    ...fillings(build, means).map((joked) => built(mind, build, joked)),
    ...(suffices(build, mind.hand) ? [] : [failed(mind, build)]),
  );
}

/** A build that is fulfilled now, with so many cards by Jokers. */
export function built(mind: Mind, build: RevealedBuild, joked: Cards): number {
  const { taker, parts } = shares(build, mind.me);
  const refused = refusedOffers(build);
  return (
    discWorth(mind, taker, build.disc) +
    partsWorth(mind, build.wonder, { parts, left: discsAfter(mind, build.wonder) }) +
    earned(mind, build.wonder) +
    paid(mind, build, refused) -
    cost(mind, minus(missingCards(build), joked)) -
    (ACTION_CARD * size(joked)) / JOKER_CARDS
  );
}

/** A build that is given up: every offer is paid. */
export const failed = (mind: Mind, build: RevealedBuild): number =>
  paid(mind, build, Object.keys(build.offers));

const paid = (mind: Mind, { offers }: RevealedBuild, refused: readonly PlayerID[]): number =>
  sum(refused.map((id) => gain(mind, id, size(offers[id].cards) * REFUSED_POINTS)));
