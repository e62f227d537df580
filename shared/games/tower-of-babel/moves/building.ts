import { present } from '../../../engine/present';
import type { MoveContext } from '../../../engine/game';
import { size } from '../cards';
import type { DiscId } from '../discs';
import { possibleOffers, readOffer, writeOffer, type OfferArgs } from '../offers';
import type { Rule, Sights, State } from '../state';
import { openDiscs, opponents, wonderOf } from '../table';
import { isActive } from './active';

// A build begins: the choice of a disc, and what the opponents offer for it.

/** Choose one of the discs of a wonder (R4.1). */
export const build: Rule<[disc: DiscId]> = {
  simultaneous: true, // others may use a Card Draw at the same moment
  undoable: true,

  legal: (view, ctx, playerID) =>
    isActive(view, ctx, playerID, 'choosing') ? openDiscs(view.table).map((disc) => [disc]) : [],

  *play({ G: { table }, playerID }, disc) {
    const wonder = wonderOf(table, disc);
    table.step = 'offering';
    table.build = {
      wonder,
      disc,
      offered: [],
      offers: null,
      accepted: [],
      outcome: null,
      asked: [],
      answered: [],
    };
    yield { type: 'chose', playerID, wonder };
  },
};

/** Put down a covered offer, perhaps an empty one; it can be changed until the last one is in (R4.2, R4.5). */
export const offer: Rule<OfferArgs> = {
  secret: true,
  simultaneous: true,

  legal({ table, hands }, ctx, playerID) {
    if (table.step !== 'offering' || playerID === ctx.currentPlayer) return [];
    const { disc } = present(table.build);
    return possibleOffers(disc, present(hands[playerID])).map((one) => writeOffer(disc, one));
  },

  *play(context, ...args) {
    const { G, ctx, playerID } = context;
    const { disc, offered } = present(G.table.build);
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
  present(G.table.build).offers = offers;
  G.table.step = 'selecting';
  G.offers = {};
  const sizes = Object.entries(offers).map(([id, { cards, trade }]) => [
    id,
    { cards: size(cards), trade },
  ]);
  yield { type: 'revealed', offers: Object.fromEntries(sizes) };
}
