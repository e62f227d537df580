import type { TreasureType } from '../../../../shared/games/colorful-treasure/state';
import { signed } from '../../../kit/words';
import styles from './Gain.module.css';
import { promiseWords } from './promise';
import type { OnTable } from '../types';

type Props = {
  type: TreasureType;
  /** So many lie open. */
  count: number;
  points: number;
  /** Between how many types there is to choose. */
  of: number;
  scene: OnTable;
};

/** What taking a type would bring, as much of it as its button has room for; diamonds bring their tokens along. */
export function Gain({ type, count, points, of, scene }: Props) {
  const { t } = scene;
  const [first, second] = promiseWords(type, scene);
  const tokens = type === 'diamond' && t('second.tokens', { count });
  if (first === undefined && !tokens)
    return t('second.take', { points: signed(points), count: points });
  return (
    <>
      {signed(points)}
      {tokens && (
        <span className={first === undefined ? undefined : styles.more} data-spare>
          {' '}
          {tokens}
        </span>
      )}
      {first !== undefined && (
        <span data-promise>
          {' '}
          {'·\u00a0'}
          {first}
        </span>
      )}
      {second !== undefined && of < 3 && (
        <span className={of === 2 ? styles.more : undefined}>
          {' '}
          {'·\u00a0'}
          {second}
        </span>
      )}
    </>
  );
}
