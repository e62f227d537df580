import { present } from '../../../../shared/engine/present';
import { cards, KINDS, size } from '../../../../shared/games/tower-of-babel/cards';
import { writeOffer } from '../../../../shared/games/tower-of-babel/offers';
import type { Offer, OpenBuild } from '../../../../shared/games/tower-of-babel/state';
import type { Choice } from '../../../kit/contract';
import { isMove, type MoveNamed } from '../../../kit/isMove';
import { isOffering } from './handSelection';
import { helpedBy, pointsWords, stakesOf } from './stakes';
import { ownPlace, thingsOf } from './touching';
import { offerWords } from '../words';
import type { Move, Seated, Title } from '../types';

/** Lay the raised cards as an offer, or nothing; while others are still at it, change what was laid. */
export function offering(scene: Seated, build: OpenBuild): Choice<Title>[] {
  const { view, draft, playerID, t } = scene;
  if (!isOffering(scene)) return [];
  const offer = draft?.offer;
  const on = [ownPlace(playerID)];
  if (view.offer && !offer)
    return [
      {
        draft: { offer: view.offer },
        label: t('move.changeOffer'),
        second: t('second.changeOffer'),
        letter: t('key.offer'),
        on,
      },
    ];
  const keep: Choice<Title> = { draft: null, label: t('move.keepOffer'), letter: t('key.back') };
  const chosen = offer && size(offer.cards) > 0 ? [choiceOf(offer, build, scene)] : [];
  // what lies there already is left there by the same press that would lay anything else
  if (view.offer && offer && isSame(offer, view.offer)) return [{ ...keep, isMain: true, on }];
  if (view.offer) return [...(chosen.length > 0 ? chosen : [nothing(build, scene)]), keep];
  return [...chosen, nothing(build, scene)];
}

const isSame = (one: Offer, other: Offer): boolean =>
  one.trade === other.trade && KINDS.every((kind) => one.cards[kind] === other.cards[kind]);

function choiceOf(offer: Offer, build: OpenBuild, scene: Seated): Choice<Title> {
  const move = moveOf(offer, build, scene);
  return {
    move,
    label: scene.t('move.offer', { offer: offerWords(offer, scene.t) }),
    second: secondOf(offer, build, scene),
    letter: scene.t('key.offer'),
    isMain: true,
    isWordy: true,
    on: thingsOf(move, scene),
  };
}

/** On its place nothing is laid only as long as nothing is raised. */
function nothing(build: OpenBuild, scene: Seated): Choice<Title> {
  const move = moveOf({ cards: cards(), trade: false }, build, scene);
  const isRaised = size(scene.draft?.offer?.cards ?? cards()) > 0;
  return {
    move,
    label: scene.t('move.offerNothing'),
    letter: scene.t('key.nothing'),
    isMain: scene.legal.filter(isMove('offer')).length === 1,
    on: isRaised ? [] : thingsOf(move, scene),
  };
}

function moveOf(offer: Offer, { disc }: OpenBuild, { legal }: Seated): MoveNamed<Move, 'offer'> {
  const args = writeOffer(disc, offer);
  return present(
    legal
      .filter(isMove('offer'))
      .find(
        (one) => one.args.length === args.length && one.args.every((arg, i) => arg === args[i]),
      ),
  );
}

function secondOf(offer: Offer, build: OpenBuild, scene: Seated): string {
  const { ctx, playerID, name, t } = scene;
  const { cards: offered, trade } = offer;
  const count = size(offered);
  const { points, endsMatch } = stakesOf(helpedBy(build, playerID, offer), scene);
  if (points)
    return [
      t('second.offerFinishes', { count, points: pointsWords(points, scene) }),
      ...(endsMatch ? [t('stakes.endsMatch')] : []),
    ].join(' · ');
  return [
    trade
      ? t('second.offerTrade', { name: name(ctx.currentPlayer), count })
      : t('second.offer', { count }),
    ...(endsMatch ? [t('stakes.endsBuilt')] : []),
  ].join(' · ');
}
