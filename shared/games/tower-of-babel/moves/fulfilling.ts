import { inStep } from '../../../engine/inStep';
import { minus, size } from '../cards';
import { kindsOf } from '../discs';
import { JOKER_CARDS } from '../figures';
import { cardsOf, fillings, laidOut, missingCards, shares, suffices } from '../offers';
import { ownActionCards, ownHand } from '../own';
import type { Event, Rule } from '../state';
import { ask } from './answering';
import { isAsked } from './asked';
import { discard, useFirst } from './hands';

// The active player builds with the offers that are accepted, or gives up. Only now do cards, parts and the disc change hands.

/** Add what is missing and build: so many cards of each kind by Jokers, the others from the hand (R5.4, R7.5). */
export const fulfil: Rule<number[]> = {
  legal(view, ctx, playerID) {
    const { table } = view;
    if (!isAsked(table, ctx, { playerID, steps: ['selecting'] })) return [];
    const { build } = table;
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
  legal: (view, ctx, playerID) =>
    isAsked(view.table, ctx, { playerID, steps: ['selecting'] }) &&
    !suffices(view.table.build, ownHand(view, playerID))
      ? [[]]
      : [],

  *play(context) {
    const { G, playerID } = context;
    const { build: current } = inStep(G.table, 'selecting');
    current.outcome = 'failed';
    yield { type: 'failed', playerID, wonder: current.wonder };
    yield* ask(context, current);
  },
};
