import { present } from '../../../../shared/engine/present';
import { cards, size } from '../../../../shared/games/tower-of-babel/cards';
import { writeOffer } from '../../../../shared/games/tower-of-babel/offers';
import type { Offer } from '../../../../shared/games/tower-of-babel/state';
import type { Choice } from '../../../kit/contract';
import type { Playing } from '../draft';
import { isMove, type MoveNamed } from '../moves';
import { isOffering } from '../handSelection';
import { offerWords } from '../words';
import type { Title } from '../types';

/** Lay the raised cards as an offer, or nothing; while others are still at it, change what was laid. */
export function offering(scene: Playing): Choice<Title>[] {
  const { view, draft, t } = scene;
  if (!isOffering(scene)) return [];
  const offer = draft?.offer;
  if (view.offer && !offer)
    return [{ draft: { offer: view.offer }, label: t('move.changeOffer'), letter: 'o' }];
  const keep: Choice<Title> = { draft: null, label: t('move.keepOffer'), letter: 'x' };
  const chosen = offer && size(offer.cards) > 0 ? [choiceOf(offer, scene)] : [];
  if (view.offer) return [...(chosen.length > 0 ? chosen : [nothing(scene)]), keep];
  return [...chosen, nothing(scene)];
}

const choiceOf = (offer: Offer, scene: Playing): Choice<Title> => ({
  move: moveOf(scene, offer),
  label: scene.t('move.offer', { offer: offerWords(offer, scene.t) }),
  second: secondOf(offer, scene),
  letter: 'o',
  isMain: true,
});

const nothing = (scene: Playing): Choice<Title> => ({
  move: moveOf(scene, { cards: cards(), trade: false }),
  label: scene.t('move.offerNothing'),
  letter: 'n',
  isMain: scene.legal.filter(isMove('offer')).length === 1,
});

function moveOf({ view, legal }: Playing, offer: Offer): MoveNamed<'offer'> {
  const args = writeOffer(present(view.table.build).disc, offer);
  return present(
    legal
      .filter(isMove('offer'))
      .find(
        (one) => one.args.length === args.length && one.args.every((arg, i) => arg === args[i]),
      ),
  );
}

const secondOf = ({ cards: offered, trade }: Offer, { name, ctx, t }: Playing): string =>
  trade
    ? t('second.offerTrade', { name: name(ctx.currentPlayer) })
    : t('second.offer', { count: size(offered) });
