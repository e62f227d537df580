import { inStep } from '../../../engine/inStep';
import { acceptable } from '../offers';
import type { Rule } from '../state';
import { isAsked } from './asked';

// The active player says which offers they accept; nothing changes hands before they build: see `fulfilling.ts`.

/** Accept an offer, the whole of it (R5.1). */
export const accept: Rule<[seat: number]> = {
  undoable: true,

  legal: ({ table }, ctx, playerID) =>
    isAsked(table, ctx, { playerID, steps: ['selecting'] })
      ? acceptable(table.build, ctx).map((id) => [Number(id)])
      : [],

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

  legal: ({ table }, ctx, playerID) =>
    isAsked(table, ctx, { playerID, steps: ['selecting'] })
      ? table.build.accepted.map((id) => [Number(id)])
      : [],

  *play({ G, playerID }, seat) {
    const offerer = String(seat);
    const { build: current } = inStep(G.table, 'selecting');
    current.accepted = current.accepted.filter((id) => id !== offerer);
    yield { type: 'refused', playerID, offerer };
  },
};
