import type { Kind, Cards } from '../../../../shared/games/tower-of-babel/cards';
import { cards, common, minus, size } from '../../../../shared/games/tower-of-babel/cards';
import { DISCS } from '../../../../shared/games/tower-of-babel/discs';
import { TRADED_AT_MOST } from '../../../../shared/games/tower-of-babel/figures';
import { ownHand } from '../../../../shared/games/tower-of-babel/own';
import type { Offer, RevealedBuild } from '../../../../shared/games/tower-of-babel/state';
import { fateOf, isLarge } from '../moments/fates';
import type { Draft, Why } from './draft';
import type { Seated } from '../types';

// What the reader's hand shows, and what pressing a card in it does.

const NOTHING: Offer = { cards: cards(), trade: false };

/** Whether the reader can make an offer, or change their own. */
export const isOffering = ({ legal }: Pick<Seated, 'legal'>): boolean =>
  legal.some(({ move }) => move === 'offer');

/** What the disc needs, where the reader can make an offer for it or change their own. */
export const askedFor = ({ view: { table }, legal }: Pick<Seated, 'view' | 'legal'>) =>
  table.step === 'offering' && isOffering({ legal }) ? DISCS[table.build.disc] : null;

/** The cards that lie in the reader's own offer, covered or turned, and not in the hand. */
export function laid(scene: Seated): Offer {
  const { view, draft, playerID } = scene;
  if (draft?.offer) return NOTHING;
  const { build } = view.table;
  const lies = build?.offers && playerID in build.offers && liesStill(build, scene);
  return view.offer ?? (lies ? build.offers[playerID] : NOTHING);
}

/** Whether a turned offer lies there: one that comes to nothing until all have seen it, and then it is in the hand again. */
const liesStill = (build: RevealedBuild, scene: Seated): boolean =>
  build.outcome === null || (isLarge(scene) && fateOf(build, scene.playerID) === 'refused');

/** The reader's building cards, but for those that lie in their offer. */
export const inHand = (scene: Seated): Cards =>
  minus(ownHand(scene.view, scene.playerID), laid(scene).cards);

/** The cards of the hand that are raised: for an offer, or to exchange them. */
export const raised = ({ draft }: Pick<Seated, 'draft'>): Offer =>
  draft?.trading ? { cards: draft.trading, trade: false } : (draft?.offer ?? NOTHING);

/** Which cards of a kind are raised, by their places; where nothing was pressed, the rightmost. */
export function placesUp(scene: Seated, kind: Kind): number[] {
  const own = Array.from({ length: inHand(scene)[kind] }, (_, place) => place);
  const pressed = (scene.draft?.up?.[kind] ?? []).filter((place) => own.includes(place));
  const others = own.filter((place) => !pressed.includes(place)).reverse();
  return [...pressed, ...others].slice(0, raised(scene).cards[kind]);
}

/** Whether the reader has any card that a trading card could go with. */
export function hasNeeded({ view, playerID }: Pick<Seated, 'view' | 'playerID'>): boolean {
  const { build } = view.table;
  return build !== null && size(common(ownHand(view, playerID), DISCS[build.disc])) > 0;
}

/** What pressing a card does: another draft, with the reason in it when nothing can be done. */
export type Pressed = Draft;

/** The card at this place among its kind is raised, or put back. */
export function pressCard(scene: Seated, kind: Kind, place: number): Pressed {
  const { draft, view } = scene;
  const places = placesUp(scene, kind);
  const isRaised = places.includes(place);
  const up = {
    ...draft?.up,
    [kind]: isRaised ? places.filter((other) => other !== place) : [...places, place],
  };
  const step = isRaised ? -1 : 1;
  if (draft?.trading) {
    if (!isRaised && size(draft.trading) >= TRADED_AT_MOST)
      return no(draft, 'why.tradeFull', { count: TRADED_AT_MOST });
    return {
      ...draft,
      up,
      why: undefined,
      trading: { ...draft.trading, [kind]: draft.trading[kind] + step },
    };
  }
  const needs = askedFor(scene);
  if (!needs) return { ...draft, why: whyNotOffer(scene) };
  const offer = draft?.offer ?? view.offer ?? NOTHING;
  const count = offer.cards[kind] + step;
  if (needs[kind] === 0) return no({ ...draft, offer }, 'why.otherKind');
  if (count > needs[kind]) return no({ ...draft, offer }, 'why.enough', { count: needs[kind] });
  const chosen = { ...offer.cards, [kind]: count };
  return { up, offer: { cards: chosen, trade: offer.trade && size(chosen) > 0 } };
}

/** One more card of a kind is raised, or one is put back. */
export function pressPile(scene: Seated, kind: Kind, by: 1 | -1): Pressed {
  const places = placesUp(scene, kind);
  const free = inHand(scene)[kind] - 1;
  const next =
    by < 0 ? places[0] : [...Array(free + 1).keys()].findLast((i) => !places.includes(i));
  return next === undefined ? { ...scene.draft } : pressCard(scene, kind, next);
}

/** So many cards of a kind are raised for an offer, or as many as there are and the disc takes. */
export function raiseTo(scene: Seated, kind: Kind, wanted: number): Pressed {
  const { draft, view, playerID } = scene;
  const needs = askedFor(scene);
  if (!needs) return { ...draft, why: whyNotOffer(scene) };
  const offer = draft?.offer ?? view.offer ?? NOTHING;
  const count = Math.min(wanted, needs[kind], ownHand(view, playerID)[kind]);
  const chosen = { ...offer.cards, [kind]: count };
  return { offer: { cards: chosen, trade: offer.trade && size(chosen) > 0 } };
}

/** The trading card is raised, or put back. */
export function pressTrade(scene: Seated): Pressed {
  const { draft, view } = scene;
  if (!isOffering(scene)) return { ...draft, why: whyNotOffer(scene) };
  if (draft?.trading) return { ...draft, why: { key: 'why.onlyOffers' } };
  const offer = draft?.offer ?? view.offer ?? NOTHING;
  if (!hasNeeded(scene)) return no({ ...draft, offer }, 'why.tradeNone');
  if (size(offer.cards) === 0) return no({ ...draft, offer }, 'why.tradeAlone');
  return { up: draft?.up, offer: { ...offer, trade: !offer.trade } };
}

/** Why a card is not raised by whoever can make no offer now. */
function whyNotOffer({ view: { table }, ctx, playerID }: Seated): Why {
  if (playerID === ctx.currentPlayer) {
    if (table.step === 'offering') return { key: 'why.activeOffers' };
    if (table.step === 'selecting') return { key: 'why.addedLater' };
  }
  return { key: 'why.onlyOffers' };
}

const no = (draft: Draft, key: Why['key'], values?: Why['values']): Draft => ({
  ...draft,
  why: { key, values },
});
