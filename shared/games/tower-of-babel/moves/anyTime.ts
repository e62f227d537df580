import type { ActionCardId } from '../actionCards';
import { choices, KINDS, size, type Cards } from '../cards';
import { DRAWN, TRADED_AT_MOST } from '../figures';
import { held, isAnyTime } from '../actionCardTiming';
import { ownHand } from '../own';
import type { Rule } from '../state';
import { discard, draw, use } from './hands';

// Action cards that may be used out of turn (R7.2). The card is named, so that a second click cannot use a second one.

/** Discard up to five building cards, of each kind so many, and draw as many (R7.3). */
export const cardTrade: Rule<[card: ActionCardId, ...discarded: number[]]> = {
  simultaneous: true,

  legal(view, ctx, playerID) {
    const card = held(view, playerID, 'cardTrade');
    if (!card || !isAnyTime(view.table, ctx, playerID)) return [];
    return choices(ownHand(view, playerID), TRADED_AT_MOST)
      .filter((chosen) => size(chosen) > 0)
      .map((chosen) => [card, ...KINDS.map((kind) => chosen[kind])]);
  },

  *play(context, card, ...numbers) {
    const { G, playerID } = context;
    const cards = Object.fromEntries(KINDS.map((kind, i) => [kind, numbers[i]])) as Cards;
    yield use(context, playerID, card);
    discard(G, playerID, cards);
    const drawers = Array.from({ length: size(cards) }, () => playerID);
    yield { type: 'discarded', playerID, cards };
    yield* draw(context, drawers);
  },
};

/** Draw three building cards (R7.4). */
export const cardDraw: Rule<[card: ActionCardId]> = {
  simultaneous: true,

  legal(view, ctx, playerID) {
    const card = held(view, playerID, 'cardDraw');
    return card && isAnyTime(view.table, ctx, playerID) ? [[card]] : [];
  },

  *play(context, card) {
    const { playerID } = context;
    const drawers = Array.from({ length: DRAWN }, () => playerID);
    yield use(context, playerID, card);
    yield* draw(context, drawers);
  },
};
