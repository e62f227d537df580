import type { FaceId } from '../../../../shared/games/colorful-treasure/faces';
import { canSteal } from '../../../../shared/games/colorful-treasure/theft';
import type { Choice } from '../../../kit/contract';
import { isMove } from '../../../kit/isMove';
import { Face } from '../art/Face';
import { Treasure } from '../art/Treasure';
import { moveWith } from '../move';
import { takingTwo } from './taking';
import type { OnTable, Title } from '../types';

/** Takes the action token that was chosen, for any colour that has earned one. */
export function claiming({ legal, t }: OnTable, face: FaceId): Choice<Title>[] {
  const claims = legal.filter(isMove('claim')).filter(({ args }) => args[0] === face);
  if (claims.length === 1)
    return [
      {
        move: claims[0],
        label: t('move.claim', { face: t(`face.${face}.name`) }),
        icon: <Face face={face} width={26} height={26} />,
        letter: t('key.claim'),
        isMain: true,
      },
    ];
  return claims.map((move) => {
    const color = move.args[1];
    return {
      move,
      label: t('move.claimFor', { color: t(`some.${color}`, { count: 3 }) }),
      icon: <Treasure of={color} width={26} height={26} />,
    };
  });
}

/** Uses the action token that was chosen; a fourth card is chosen in the grid. */
export function using(scene: OnTable, face: FaceId): Choice<Title>[] {
  const { view, ctx, legal, t } = scene;
  if (face === 'twoTypes') return takingTwo(scene);
  const pair = face === 'wild' && legal.find(isMove('pair'));
  if (!pair) return [];
  return [
    {
      move: pair,
      label: t('move.pair'),
      second: t(canSteal(view.table, ctx.currentPlayer) ? 'second.pair' : 'second.wildVain'),
      icon: <Face face="wild" width={26} height={26} />,
      letter: t('key.pair'),
      isMain: true,
    },
  ];
}

/** Looks at the cards chosen so far, where the token allows these. */
export function looking({ legal, draft, t }: OnTable): Choice<Title>[] {
  const cells = draft?.cells ?? [];
  const move = cells.length > 0 ? moveWith(legal.filter(isMove('look')), cells) : undefined;
  if (!move) return [];
  return [
    {
      move,
      label: t('move.look', { count: cells.length }),
      second: t('second.look', { count: cells.length }),
      letter: t('key.look'),
      isMain: true,
    },
  ];
}
