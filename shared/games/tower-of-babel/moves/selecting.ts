import type { PlayerID } from '../../../engine/game';
import { inStep } from '../../../engine/inStep';
import { minus, plus, size, type Cards } from '../cards';
import { kindsOf } from '../discs';
import { JOKER_CARDS } from '../figures';
import { acceptable, cardsOf, fillings, laidOut, missingCards, shares, suffices } from '../offers';
import { ownActionCards, ownHand } from '../own';
import type { Event, Rule, State } from '../state';
import { active, isActive } from './active';
import { ask } from './answering';
import { useFirst } from './supply';

// The active player accepts offers, and builds or gives up.

/** Accept an offer, the whole of it (R5.1). */
export const accept: Rule<[seat: number]> = {
  undoable: true,

  legal(view, ctx, playerID) {
    if (!isActive(view, ctx, playerID, 'selecting')) return [];
    return acceptable(view.table.build, ctx).map((id) => [Number(id)]);
  },

  *play({ G, playerID }, seat) {
    const offerer = String(seat);
    inStep(G.table, 'selecting').build.accepted.push(offerer);
    yield { type: 'accepted', playerID, offerer };
  },
};

/** Refuse an offer that was accepted; whatever is not accepted in the end is refused without a word (R5.1). */
export const refuse: Rule<[seat: number]> = {
  undoable: true,
  takesBack: true,

  legal: (view, ctx, playerID) =>
    isActive(view, ctx, playerID, 'selecting')
      ? view.table.build.accepted.map((id) => [Number(id)])
      : [],

  *play({ G, playerID }, seat) {
    const offerer = String(seat);
    const { build: current } = inStep(G.table, 'selecting');
    current.accepted = current.accepted.filter((id) => id !== offerer);
    yield { type: 'refused', playerID, offerer };
  },
};

/** Add what is missing and build: so many cards of each kind by Jokers, the others from the hand (R5.4, R7.5). */
export const fulfil: Rule<number[]> = {
  legal(view, ctx, playerID) {
    if (!isActive(view, ctx, playerID, 'selecting')) return [];
    const { build } = view.table;
    const means = { hand: ownHand(view, playerID), actionCards: ownActionCards(view, playerID) };
    return fillings(build, means).map((joked) => kindsOf(build.disc).map((kind) => joked[kind]));
  },

  *play(context, ...numbers) {
    const { G, playerID } = context;
    const { build: current } = inStep(G.table, 'selecting');
    const joked = cardsOf(current.disc, numbers);
    const played = Array.from({ length: size(joked) / JOKER_CARDS }, () =>
      useFirst(context, playerID, 'joker'),
    );
    const { taker, parts } = shares(current, playerID);
    const site = G.table.wonders[current.wonder];
    discard(G, playerID, minus(missingCards(current), joked));
    for (const id of current.accepted) discard(G, id, current.offers[id].cards);
    site.parts.push(...laidOut(parts));
    site.discs = site.discs.filter((disc) => disc !== current.disc);
    G.discs[taker].push(current.disc);
    current.outcome = 'fulfilled';
    const fulfilled: Event = {
      type: 'fulfilled',
      playerID,
      wonder: current.wonder,
      builders: [...current.accepted],
      taker,
    };
    yield [...played, fulfilled];
    yield* ask(context, current);
  },
};

/** Leave the disc where it is, because own building cards do not suffice (R5.5, R5.12). */
export const giveUp: Rule = {
  legal: active(
    'selecting',
    (view, { currentPlayer }) => !suffices(view.table.build, ownHand(view, currentPlayer)),
  ),

  *play(context) {
    const { G, playerID } = context;
    const { build: current } = inStep(G.table, 'selecting');
    current.outcome = 'failed';
    yield { type: 'failed', playerID, wonder: current.wonder };
    yield* ask(context, current);
  },
};

/** Puts played building cards on the discard pile (R5.9). */
function discard(G: State, playerID: PlayerID, played: Cards) {
  G.hands[playerID] = minus(G.hands[playerID], played);
  G.table.discards = plus(G.table.discards, played);
}
