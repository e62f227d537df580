import type { PlayerID, PublicCtx } from '../../engine/game';
import { upTo } from '../../engine/numbers';
import { ofKind, type ActionCardId } from './actionCards';
import {
  cards,
  choices,
  common,
  covers,
  KINDS,
  minus,
  plus,
  size,
  type Cards,
  type Kind,
} from './cards';
import { DISCS, kindsOf, type DiscId } from './discs';
import { JOKER_CARDS } from './figures';
import type { Offer, RevealedBuild } from './state';
import { opponents } from './table';

// What can be offered, what fits, and what is still missing.

/** An offer as a move's arguments: how many of each kind the disc shows, then perhaps `trade`. */
export type OfferArgs = (number | 'trade')[];

/** Every offer that a hand allows: needed cards only, and a trading card only with a card (R4.2, R4.3, R4.4). */
export const possibleOffers = (disc: DiscId, hand: Cards): Offer[] =>
  choices(common(hand, DISCS[disc])).flatMap((offered) => [
    { cards: offered, trade: false },
    ...(size(offered) > 0 ? [{ cards: offered, trade: true }] : []),
  ]);

export const writeOffer = (disc: DiscId, offer: Offer): OfferArgs => [
  ...kindsOf(disc).map((kind) => offer.cards[kind]),
  ...(offer.trade ? (['trade'] as const) : []),
];

export const readOffer = (disc: DiscId, args: OfferArgs): Offer => ({
  cards: cardsOf(
    disc,
    args.filter((arg) => arg !== 'trade'),
  ),
  trade: args.includes('trade'),
});

/** Numbers in the order of the disc's kinds as cards. */
export const cardsOf = (disc: DiscId, numbers: readonly number[]): Cards =>
  cards(Object.fromEntries(kindsOf(disc).map((kind, i) => [kind, numbers[i]])));

/** The sum of the accepted offers, kind by kind. */
export const acceptedCards = ({ offers, accepted }: RevealedBuild): Cards =>
  plus(...accepted.map((id) => offers[id].cards));

/** What the active player has to add from their own hand (R5.4). */
export const missingCards = (build: RevealedBuild): Cards =>
  minus(DISCS[build.disc], acceptedCards(build));

/** Why an offer cannot be accepted now. */
export type Obstacle =
  | { why: 'empty' }
  /** The sum of this kind would be too great, by so many cards (R5.2). */
  | { why: 'tooMany'; kind: Kind; over: number }
  /** This player's offer with a trading card is accepted already (R5.3). */
  | { why: 'secondTrade'; offerer: PlayerID };

/** What keeps an offer that was not accepted from being accepted; `null` when it fits. */
export function obstacle(build: RevealedBuild, offerer: PlayerID): Obstacle | null {
  const offer = build.offers[offerer];
  if (size(offer.cards) === 0) return { why: 'empty' };
  const missing = missingCards(build);
  const kind = KINDS.find((one) => offer.cards[one] > missing[one]);
  if (kind) return { why: 'tooMany', kind, over: offer.cards[kind] - missing[kind] };
  const trader = tradePartner(build);
  return offer.trade && trader !== null ? { why: 'secondTrade', offerer: trader } : null;
}

/** Whose offers can be accepted now, clockwise (R5.1). */
export const acceptable = (build: RevealedBuild, ctx: PublicCtx): PlayerID[] =>
  opponents(ctx).filter((id) => !build.accepted.includes(id) && obstacle(build, id) === null);

/** Whose accepted offer holds a trading card. */
export const tradePartner = ({ offers, accepted }: RevealedBuild): PlayerID | null =>
  accepted.find((id) => offers[id].trade) ?? null;

/** Opponents whose offer of at least one card is not accepted. */
export const refusedOffers = ({ offers, accepted }: RevealedBuild): PlayerID[] =>
  Object.keys(offers).filter((id) => size(offers[id].cards) > 0 && !accepted.includes(id));

/** The active player's own things that can go into a build. */
export type Means = { hand: Cards; actionCards: readonly ActionCardId[] };

/** Every way to fill what is missing, by the cards that Jokers stand for; own building cards are the rest (R7.5, R7.6). */
export function fillings(build: RevealedBuild, { hand, actionCards }: Means): Cards[] {
  const missing = missingCards(build);
  return upTo(ofKind(actionCards, 'joker').length).flatMap((jokers) =>
    choices(missing, jokers * JOKER_CARDS).filter(
      (joked) => size(joked) === jokers * JOKER_CARDS && covers(hand, minus(missing, joked)),
    ),
  );
}

/** Whether own building cards alone fill what is missing: then there is no giving up (R5.5). */
export const suffices = (build: RevealedBuild, hand: Cards): boolean =>
  covers(hand, missingCards(build));

/** Who would have how many parts, and who the disc, if the build were fulfilled now (R5.6, R5.7, R5.8): by all cards that are missing, or as many as the active player has. */
export type Shares = { taker: PlayerID; parts: Record<PlayerID, number> };

/** These parts as they are put on a wonder, player by player. */
export const laidOut = (parts: Record<PlayerID, number>): PlayerID[] =>
  Object.entries(parts).flatMap(([id, count]) => Array<PlayerID>(count).fill(id));

/** Whose parts the cards of an accepted offer become: the active player's, where its owner takes the disc (R5.8). */
export const builderOf = (build: RevealedBuild, active: PlayerID, offerer: PlayerID): PlayerID =>
  offerer === tradePartner(build) ? active : offerer;

export function shares(
  build: RevealedBuild,
  active: PlayerID,
  added: number = size(missingCards(build)),
): Shares {
  const parts: Record<PlayerID, number> = { [active]: added };
  for (const id of build.accepted) {
    const builder = builderOf(build, active, id);
    parts[builder] = (parts[builder] ?? 0) + size(build.offers[id].cards);
  }
  return { taker: tradePartner(build) ?? active, parts };
}
