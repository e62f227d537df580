import type { Chance } from '../../engine/chance';
import type { PlayerID, PublicCtx } from '../../engine/game';
import { sum } from '../../engine/numbers';
import { ACTION_CARDS, ofKind, type ActionCardId } from './actionCards';
import { ALL_CARDS, cards, counted, drawn, minus, plus, size, type Cards } from './cards';
import { discsInPlay, type DiscId } from './discs';
import { possibleOffers, shares } from './offers';
import type { Answer, Build, Offer, State, View } from './state';
import { openDiscs } from './table';

/**
 * All that lies open, how much everybody holds, and the own things (R9): of a covered offer or answer others
 * see no more than that it is made (R9.2). The end shows everything (R9.6).
 */
export function view(G: State, _ctx: PublicCtx, playerID: PlayerID | null): View {
  const { table, hands, actionCards, discs } = G;
  const isSeen = (id: PlayerID) => id === playerID || table.over;
  return {
    table,
    holdings: mapped(hands, (hand, id) => ({
      cards: size(hand), // an offered card is in hand until it is discarded (R9.2)
      actionCards: actionCards[id].length,
      discs: discs[id].length,
    })),
    hands: mapped(hands, (hand, id) => (isSeen(id) ? hand : null)),
    actionCards: mapped(actionCards, (own, id) => (isSeen(id) ? own : null)),
    discs: mapped(discs, (own, id) => (isSeen(id) || table.options.openDiscs ? own : null)),
    offer: playerID === null ? null : (G.offers[playerID] ?? null),
    answer: playerID === null ? null : (G.answers[playerID] ?? null),
    supplySize: size(G.supply),
    actionSupplySize: G.actionSupply.length,
  };
}

/** A full state with a guess at everything that this viewer cannot see. */
export function determinize(
  seen: View,
  ctx: PublicCtx,
  playerID: PlayerID | null,
  random: Chance,
): State {
  const { hands, supply } = guessHands(seen, random);
  const { actionCards, actionSupply } = guessActionCards(seen, random);
  return {
    table: seen.table,
    hands,
    actionCards,
    discs: guessDiscs(seen, ctx, random),
    offers: guessOffers(seen, { playerID, hands, random }),
    answers: guessAnswers(seen, { playerID, actionCards, random }),
    supply,
    actionSupply,
  };
}

function guessHands({ table, hands, holdings }: View, random: Chance) {
  const known = mapped(hands, (hand, id) => hand ?? shownCards(table.build, id));
  const unseen = minus(ALL_CARDS, plus(table.discards, ...Object.values(known)));
  const unknown = mapped(known, (hand, id) => holdings[id].cards - size(hand));
  const others = drawn(unseen, sum(Object.values(unknown)), random);
  return {
    supply: minus(unseen, counted(others)),
    hands: mapped(known, (hand, id) => plus(hand, counted(others.splice(0, unknown[id])))),
  };
}

/** Cards that went back to a hand after everybody saw them, or will be played from it. */
function shownCards(build: Build | null, id: PlayerID): Cards {
  const offer = build?.offers?.[id];
  const isGone = build?.outcome === 'fulfilled' && build.accepted.includes(id);
  return offer && !isGone ? offer.cards : cards();
}

function guessActionCards(
  { table, actionCards, holdings, actionSupplySize }: View,
  random: Chance,
) {
  const seen = [...table.usedActionCards, ...visible(actionCards)];
  const supply = random.shuffle(ACTION_CARDS.filter((card) => !seen.includes(card)));
  return {
    actionCards: mapped(
      actionCards,
      (own, id) => own ?? supply.splice(0, holdings[id].actionCards),
    ),
    actionSupply: supply.slice(0, actionSupplySize),
  };
}

/** The disc that was taken in this turn is known to all, the others are not (R9.3). */
function guessDiscs({ table, discs, holdings }: View, ctx: PublicCtx, random: Chance) {
  const { build, options } = table;
  const named =
    build?.outcome === 'fulfilled'
      ? { disc: build.disc, taker: shares(build, ctx.currentPlayer).taker }
      : null;
  const seen = [...openDiscs(table), ...visible(discs), ...(named ? [named.disc] : [])];
  const taken = random.shuffle(
    discsInPlay(options.twoColouredDiscs).filter((disc) => !seen.includes(disc)),
  );
  return mapped(discs, (own, id): DiscId[] => {
    if (own) return own;
    const known = named?.taker === id ? [named.disc] : [];
    return [...taken.splice(0, holdings[id].discs - known.length), ...known];
  });
}

type Guess<T> = { playerID: PlayerID | null; random: Chance } & T;

function guessOffers(
  { table, offer }: View,
  { playerID, hands, random }: Guess<{ hands: Record<PlayerID, Cards> }>,
): Record<PlayerID, Offer> {
  if (table.step !== 'offering') return {};
  const { disc, offered } = table.build;
  const guess = (id: PlayerID): Offer =>
    (id === playerID ? offer : null) ?? random.pick(possibleOffers(disc, hands[id]));
  return Object.fromEntries(offered.map((id) => [id, guess(id)]));
}

function guessAnswers(
  { table, answer }: View,
  { playerID, actionCards, random }: Guess<{ actionCards: Record<PlayerID, ActionCardId[]> }>,
): Record<PlayerID, Answer> {
  if (table.step !== 'answering') return {};
  const guess = (id: PlayerID): Answer => {
    if (id === playerID && answer) return answer;
    const triples = ofKind(actionCards[id], 'tripleBonus');
    return random.pick<Answer>(triples.length > 0 ? ['tripleBonus', 'nothing'] : ['nothing']);
  };
  return Object.fromEntries(table.build.answered.map((id) => [id, guess(id)]));
}

const visible = <T>(lists: Record<PlayerID, T[] | null>): T[] =>
  Object.values(lists).flatMap((list) => list ?? []);

const mapped = <T, U>(
  of: Record<PlayerID, T>,
  change: (value: T, id: PlayerID) => U,
): Record<PlayerID, U> =>
  Object.fromEntries(Object.entries(of).map(([id, value]) => [id, change(value, id)]));
