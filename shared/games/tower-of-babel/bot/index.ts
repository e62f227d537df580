import type { PlayerID, PublicCtx } from '../../../engine/game';
import { inStep } from '../../../engine/inStep';
import { SENSELESS } from '../../../engine/rating';
import { KINDS, minus, size, type Cards } from '../cards';
import { DRAWN, REFUSED_POINTS, TRIPLED_POINTS } from '../figures';
import type { Move } from '../moves';
import { cardsOf } from '../offers';
import type { RevealedBuild, View } from '../state';
import { openDiscs } from '../table';
import { attempted, best, built, failed, offered } from './building';
import { ACTION_CARD, handWorth, mindOf, newCards, type Mind } from './worth';

/** More than any turn brings: what costs no turn comes first. */
const FREE = 100;
/** The least that makes a Card Trade worth while. */
const EXCHANGE = 1.5;
/** The points a move is expected to bring, those it brings to rivals taken off. */
export function rate(view: View, ctx: PublicCtx, me: PlayerID, move: Move): number {
  const mind = mindOf(view, ctx, me);
  switch (move.move) {
    case 'pass':
      return newCards(mind, 1);
    case 'build':
      return attempted(mind, move.args[0]);
    case 'offer':
      return offered(mind, move.args);
    case 'fulfil':
    case 'giveUp':
    case 'accept':
    case 'refuse':
      return selected(mind, inStep(mind.table, 'selecting').build, move);
    case 'answer':
      return move.args[0] === 'tripleBonus' ? tripled(mind) : 0;
    case 'cardDraw':
      return FREE + newCards(mind, DRAWN);
    case 'cardTrade':
      return exchanged(mind, move.args);
    case 'doubleTurn':
      return again(mind);
    case 'end':
      return 0;
  }
}

type Selecting = Extract<Move, { move: 'fulfil' | 'giveUp' | 'accept' | 'refuse' }>;

/** What becomes of a build when its offers are known. */
function selected(mind: Mind, build: RevealedBuild, { move, args }: Selecting): number {
  switch (move) {
    case 'fulfil':
      return built(mind, build, cardsOf(build.disc, args));
    case 'giveUp':
      return failed(mind, build);
    case 'accept':
      return best(mind, { ...build, accepted: [...build.accepted, String(args[0])] });
    case 'refuse':
      // what was accepted is not decided again: whoever looks on would take it for a fault
      return SENSELESS;
  }
}

/** A second turn, less what the card may bring later. */
const again = (mind: Mind): number =>
  Math.max(...openDiscs(mind.table).map((disc) => attempted(mind, disc))) - 2 * ACTION_CARD;

/** What a Triple Bonus adds now, less what it may add later. */
function tripled({ table, me }: Mind): number {
  const offer = table.build?.offers?.[me];
  const cards = offer ? size(offer.cards) : 0;
  return cards * (TRIPLED_POINTS - REFUSED_POINTS) - ACTION_CARD;
}

/** A Card Trade: only when it pays, and then first. */
function exchanged(
  mind: Mind,
  [, ...numbers]: Extract<Move, { move: 'cardTrade' }>['args'],
): number {
  const given = Object.fromEntries(KINDS.map((kind, i) => [kind, numbers[i]])) as Cards;
  const kept = minus(mind.hand, given);
  const gained =
    handWorth(mind, kept) + newCards(mind, size(given), kept) - handWorth(mind, mind.hand);
  return gained > EXCHANGE ? FREE + gained : SENSELESS;
}
