import type { LegalMove, PlayerID, PublicCtx } from '../../../core/module';
import { SENSELESS } from '../../../core/rating';
import { KINDS, minus, size, type Cards } from '../cards';
import type { DiscId } from '../discs';
import { DRAWN, REFUSED_POINTS, TRIPLED_POINTS } from '../figures';
import { cardsOf, type OfferArgs } from '../offers';
import type { View } from '../state';
import { openDiscs } from '../table';
import { attempted, best, built, failed, offered } from './building';
import { ACTION_CARD, handWorth, mindOf, newCards, type Mind } from './worth';

/** More than any turn brings: what costs no turn comes first. */
const FREE = 100;
/** The least that makes a Card Trade worth while. */
const EXCHANGE = 1.5;
/** The least that makes one take back what one has accepted: nobody dithers for less. */
const REGRET = 1.5;

/** The points a move is expected to bring, those it brings to rivals taken off. */
export function rate(view: View, ctx: PublicCtx, me: PlayerID, { move, args }: LegalMove): number {
  return RATINGS[move]?.(mindOf(view, ctx, me), args as never[]) ?? 0;
}

const RATINGS: Record<string, (mind: Mind, args: never[]) => number> = {
  pass: (mind) => newCards(mind, 1),
  build: (mind, [disc]: DiscId[]) => attempted(mind, disc),
  offer: (mind, args: OfferArgs) => offered(mind, args),
  fulfil: (mind, numbers: number[]) =>
    built(mind, mind.table.build!, cardsOf(mind.table.build!.disc, numbers)),
  giveUp: (mind) => failed(mind, mind.table.build!),
  accept(mind, [seat]: number[]) {
    const build = mind.table.build!;
    return best(mind, { ...build, accepted: [...build.accepted, String(seat)] });
  },
  refuse(mind, [seat]: number[]) {
    const build = mind.table.build!;
    const accepted = build.accepted.filter((id) => id !== String(seat));
    const without = best(mind, { ...build, accepted }, [String(seat)]);
    return without - best(mind, build) > REGRET ? without : SENSELESS;
  },
  answer: (mind, [said]: string[]) => (said === 'tripleBonus' ? tripled(mind) : 0),
  cardDraw: (mind) => FREE + newCards(mind, DRAWN),
  cardTrade: (mind, [, ...numbers]: number[]) => exchanged(mind, numbers),
  doubleTurn: (mind) =>
    Math.max(...openDiscs(mind.table).map((disc) => attempted(mind, disc))) - 2 * ACTION_CARD,
};

/** What a Triple Bonus adds now, less what it may add later. */
function tripled({ table, me }: Mind): number {
  const offer = table.build?.offers?.[me];
  const cards = offer ? size(offer.cards) : 0;
  return cards * (TRIPLED_POINTS - REFUSED_POINTS) - ACTION_CARD;
}

/** A Card Trade: only when it pays, and then first. */
function exchanged(mind: Mind, numbers: readonly number[]): number {
  const given = Object.fromEntries(KINDS.map((kind, i) => [kind, numbers[i]])) as Cards;
  const kept = minus(mind.hand, given);
  const gained =
    handWorth(mind, kept) + newCards(mind, size(given), kept) - handWorth(mind, mind.hand);
  return gained > EXCHANGE ? FREE + gained : SENSELESS;
}
