import { holds, isKind, treasuresUp } from '../../../../shared/games/colorful-treasure/table';
import type { Choice } from '../../../kit/contract';
import { isMove } from '../../../kit/isMove';
import { Third } from '../art/Third';
import styles from './third.module.css';
import type { OnTable, Title } from '../types';

/** A third card is pressed where it lies; whoever reads the answers one by one, or goes from one to the next, is led there. */
export const third = (scene: OnTable): Choice<Title>[] =>
  scene.legal.some(isMove('revealThird'))
    ? [
        {
          draft: { isThird: true },
          label: scene.t('move.revealThird'),
          second: <span className={styles.risk}>{scene.t(`second.${riskOf(scene)}`)}</span>,
          icon: <Third width={26} height={26} />,
          letter: scene.t('key.third'),
        },
      ]
    : [];

/** What becomes of a key or chest that it shows. */
export function riskOf({ view, ctx }: OnTable): 'third' | 'thirdFound' | 'thirdFree' {
  if (holds(view.table, ctx.currentPlayer, 'leaveHoard')) return 'thirdFree';
  return treasuresUp(view).some(isKind) ? 'thirdFound' : 'third';
}
