import { holds } from '../../../../shared/games/colorful-treasure/table';
import type { Choice } from '../../../kit/contract';
import { isMove, type MoveNamed } from '../../../kit/isMove';
import { Face } from '../art/Face';
import { moveWith } from '../move';
import { stealing } from './stealing';
import { taking } from './taking';
import { third } from './third';
import { claiming, looking, using } from './tokens';
import { thingsOf } from './touching';
import type { Move, OnTable, Title } from '../types';

/** The buttons for what this player can do now, each with the things on the table that it is done on. */
export const choices = (scene: OnTable): Choice<Title>[] =>
  choicesIn(scene).map((choice) =>
    'move' in choice ? { ...choice, on: thingsOf(choice.move, scene) } : choice,
  );

function choicesIn(scene: OnTable): Choice<Title>[] {
  const { view, ctx, legal, draft } = scene;
  if (legal.length === 0) return [];
  if (view.table.stealing) return stealing(scene);
  if (draft?.isLooking) return [...looking(scene), back(scene, 'doNotUse')];
  if (draft?.face) {
    const isOwn = holds(view.table, ctx.currentPlayer, draft.face);
    return isOwn
      ? [...using(scene, draft.face), back(scene, 'doNotUse')]
      : [...claiming(scene, draft.face), back(scene, 'doNotTake')];
  }
  if (draft?.isThird) return [back(scene, 'noThird')];
  const fourth = draft?.cells && moveWith(legal.filter(isMove('revealFourth')), draft.cells);
  if (fourth) return [revealing(scene, fourth), back(scene, 'otherCard')];
  const others = [...third(scene), ...ending(scene)];
  return [...taking(scene, others.length), ...others];
}

const back = (
  { t }: OnTable,
  words: 'doNotUse' | 'doNotTake' | 'otherCard' | 'noThird',
): Choice<Title> => ({
  draft: null,
  label: t(`move.${words}`),
  letter: t('key.back'),
});

const revealing = ({ t }: OnTable, move: MoveNamed<Move, 'revealFourth'>): Choice<Title> => ({
  move,
  label: t('move.revealFourth'),
  second: t('second.revealFourth'),
  icon: <Face face="fourth" width={26} height={26} />,
  letter: t('key.reveal'),
  isMain: true,
});

/** Leaving things as they are. */
function ending({ view, legal, draft, t }: OnTable): Choice<Title>[] {
  const [leave, done] = [legal.find(isMove('leave')), legal.find(isMove('done'))];
  const isHalf = view.table.step === 'revealing' && draft?.cells?.length === 1;
  return [
    ...(leave ? [{ move: leave, label: t('move.leave'), letter: t('key.leave') }] : []),
    ...(done
      ? [
          {
            move: done,
            label: t('move.done'),
            letter: t('key.done'),
            isMain: !legal.some(isMove('claim')),
          },
        ]
      : []),
    ...(isHalf ? [{ draft: null, label: t('move.firstCard'), letter: t('key.back') }] : []),
  ];
}
