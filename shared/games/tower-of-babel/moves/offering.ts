import type { MoveContext } from '../../../engine/game';
import { inStep } from '../../../engine/inStep';
import { size } from '../cards';
import { possibleOffers, readOffer, writeOffer, type OfferArgs } from '../offers';
import { ownHand } from '../own';
import type { Rule, Sights, Stage, State } from '../state';
import { opponents } from '../table';

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
