import { listWords } from '../../kit/words';
import type { PlayerID } from '../../../shared/engine/game';
import { KINDS, type Cards } from '../../../shared/games/tower-of-babel/cards';
import { DISCS, type DiscId } from '../../../shared/games/tower-of-babel/discs';
import type { Obstacle } from '../../../shared/games/tower-of-babel/offers';
import type { Offer } from '../../../shared/games/tower-of-babel/state';
import type { Why } from './prompt/draft';
import type { OnTable, T } from './types';

/** `2 camels and 3 masons`. */
export const cardsWords = (cards: Cards, t: T): string =>
  listWords(
    KINDS.filter((kind) => cards[kind] > 0).map((kind) =>
      t(`some.${kind}`, { count: cards[kind] }),
    ),
    t,
  );

/** What a disc needs. */
export const discWords = (disc: DiscId, t: T): string => cardsWords(DISCS[disc], t);

/** An offer as one says it. */
export function offerWords({ cards, trade }: Offer, t: T): string {
  const words = cardsWords(cards, t);
  if (words === '') return t('offer.nothing');
  return trade ? t('offer.withTrade', { cards: words }) : words;
}

/** A player as somebody a sentence speaks of. */
export const personWords = ({ name, playerID, t }: OnTable, id: PlayerID): string =>
  id === playerID ? t('match:youToo') : name(id);

/** Why an offer does not fit, as a reason to be told. */
export function obstacleWhy(obstacle: Obstacle, scene: OnTable): Why {
  switch (obstacle.why) {
    case 'empty':
      return { key: 'why.empty' };
    case 'tooMany':
      return {
        key: 'why.tooMany',
        values: {
          cards: scene.t(`some.${obstacle.kind}`, { count: obstacle.over }),
        },
      };
    case 'secondTrade':
      return { key: 'why.secondTrade', values: { name: scene.name(obstacle.offerer) } };
  }
}

/** The same in a word or two, to stand below it. */
export const obstacleSign = (obstacle: Obstacle, t: T): string =>
  obstacle.why === 'tooMany'
    ? t('sign.tooMany', { count: obstacle.over })
    : t(`sign.${obstacle.why}`);
