import { size } from '../../../../shared/games/tower-of-babel/cards';
import { REFUSED_POINTS, TRIPLED_POINTS } from '../../../../shared/games/tower-of-babel/figures';
import type { Choice } from '../../../match/title';
import { ActionCard } from '../art/ActionCard';
import type { Playing } from '../draft';
import type { Title } from '../types';

/** Use a Triple Bonus for a refused offer, or not; until the last answer is in it can be changed. */
export function answering({ legal, view, playerID, t }: Playing): Choice<Title>[] {
  const { offers } = view.table.build!;
  const answers = legal.filter(({ move, args }) => move === 'answer' && args[0] !== view.answer);
  if (answers.length === 0) return [];
  const cards = size(offers![playerID].cards);
  return answers.toReversed().map((move, i) => ({
    move,
    label: t(`move.answer.${String(move.args[0])}`),
    second: t('second.answer', {
      count: cards * (move.args[0] === 'tripleBonus' ? TRIPLED_POINTS : REFUSED_POINTS),
    }),
    icon:
      move.args[0] === 'tripleBonus' ? (
        <ActionCard kind="tripleBonus" width={22} height={30} />
      ) : undefined,
    letter: move.args[0] === 'tripleBonus' ? 't' : 'n',
    isMain: i === 0 && view.answer === null,
  }));
}

/** End the turn, or take a second one. */
export function ending({ legal, t }: Playing): Choice<Title>[] {
  return legal
    .filter(({ move }) => move === 'end' || move === 'doubleTurn')
    .toSorted((a) => (a.move === 'end' ? -1 : 1))
    .map((move) => ({
      move,
      label: t(`move.${move.move}`),
      second: t(`second.${move.move}`),
      icon:
        move.move === 'doubleTurn' ? (
          <ActionCard kind="doubleTurn" width={22} height={30} />
        ) : undefined,
      letter: move.move === 'end' ? 'e' : 'd',
      isMain: move.move === 'end',
    }));
}
