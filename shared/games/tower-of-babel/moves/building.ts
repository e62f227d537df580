import type { MoveContext } from '../../../engine/game';
import { inStep } from '../../../engine/inStep';
import { size } from '../cards';
import type { DiscId } from '../discs';
import { possibleOffers, readOffer, writeOffer, type OfferArgs } from '../offers';
import { ownHand } from '../own';
import type { Rule, Sights, Stage, State } from '../state';
import { openDiscs, opponents, wonderOf } from '../table';
import { isAsked } from './asked';

// A build begins: the choice of a disc, and what the opponents offer for it.

/** Choose one of the discs of a wonder (R4.1). */
export const build: Rule<[disc: DiscId]> = {
  simultaneous: true, // others may use a Card Draw at the same moment
  undoable: true,

  legal: ({ table }, ctx, playerID) =>
    isAsked(table, ctx, { playerID, steps: ['choosing'] })
      ? openDiscs(table).map((disc) => [disc])
      : [],

  *play({ G: { table }, playerID }, disc) {
    const wonder = wonderOf(table, disc);
    Object.assign(table, {
      step: 'offering',
      build: {
        wonder,
        disc,
        offered: [],
        offers: null,
        accepted: [],
        outcome: null,
        asked: [],
        answered: [],
      },
    } satisfies Stage);
    yield { type: 'chose', playerID, wonder };
  },
};

/** Put down a covered offer, perhaps an empty one; it can be changed until the last one is in (R4.2, R4.5). */
export const offer: Rule<OfferArgs> = {
  secret: true,
  simultaneous: true,

  legal(view, ctx, playerID) {
    const { table } = view;
    if (table.step !== 'offering' || playerID === ctx.currentPlayer) return [];
    const { disc } = table.build;
    return possibleOffers(disc, ownHand(view, playerID)).map((one) => writeOffer(disc, one));
  },

  *play(context, ...args) {
    const { G, ctx, playerID } = context;
    const { disc, offered } = inStep(G.table, 'offering').build;
    G.offers[playerID] = readOffer(disc, args);
    if (offered.includes(playerID)) return; // a change of mind is nobody else's business (R9.2)
    offered.push(playerID);
    yield { type: 'offered', playerID };
    if (offered.length === opponents(ctx).length) yield* reveal(context);
  },
};

/** All offers are turned over together (R4.6). */
function* reveal({ G, ctx }: MoveContext<State>): Sights {
  const offers = Object.fromEntries(opponents(ctx).map((id) => [id, G.offers[id]]));
  const { build } = inStep(G.table, 'offering');
  Object.assign(G.table, { step: 'selecting', build: { ...build, offers } } satisfies Stage);
  G.offers = {};
  const sizes = Object.entries(offers).map(([id, { cards, trade }]) => [
    id,
    { cards: size(cards), trade },
  ]);
  yield { type: 'revealed', offers: Object.fromEntries(sizes) };
}
