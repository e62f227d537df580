import { size } from '../../../../shared/games/tower-of-babel/cards';
import { REFUSED_POINTS, TRIPLED_POINTS } from '../../../../shared/games/tower-of-babel/figures';
import type { RevealedBuild } from '../../../../shared/games/tower-of-babel/state';
import type { Choice } from '../../../kit/contract';
import { isMove } from '../../../kit/isMove';
import { ActionCard } from '../art/ActionCard';
import { thingsOf } from './touching';
import type { Seated, Title } from '../types';

/** Use a Triple Bonus for a refused offer, or not; until the last answer is in it can be changed. */
export function answering(scene: Seated, { offers }: RevealedBuild): Choice<Title>[] {
  const { legal, view, playerID, t } = scene;
  const answers = legal.filter(isMove('answer')).filter(({ args: [said] }) => said !== view.answer);
  if (answers.length === 0) return [];
  const cards = size(offers[playerID].cards);
  return answers.toReversed().map((move, i) => {
    const [said] = move.args;
    const isTripled = said === 'tripleBonus';
    return {
      move,
      label: t(`move.answer.${said}`),
      second: t('second.answer', { count: cards * (isTripled ? TRIPLED_POINTS : REFUSED_POINTS) }),
      icon: isTripled ? <ActionCard kind="tripleBonus" width={22} height={30} /> : undefined,
      letter: t(`key.answer.${said}`),
      on: thingsOf(move, scene),
      isMain: i === 0 && view.answer === null,
    };
  });
}

/** End the turn, or take a second one. */
export function ending(scene: Seated): Choice<Title>[] {
  const { legal, t } = scene;
  const ends = legal.filter(isMove('end')).map((move) => ({
    move,
    label: t('move.end'),
    second: t('second.end'),
    letter: t('key.end'),
    on: thingsOf(move, scene),
    isMain: true,
  }));
  const goesOn = legal.filter(isMove('doubleTurn')).map((move) => ({
    move,
    label: t('move.doubleTurn'),
    second: t('second.doubleTurn'),
    icon: <ActionCard kind="doubleTurn" width={22} height={30} />,
    letter: t('key.doubleTurn'),
    on: thingsOf(move, scene),
  }));
  return [...ends, ...goesOn];
}
