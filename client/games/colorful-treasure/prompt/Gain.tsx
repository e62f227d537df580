import type { TreasureType } from '../../../../shared/games/colorful-treasure/state';
import { signed } from '../../../kit/words';
import styles from './Gain.module.css';
import { promised } from './promise';
import { Promises } from './Promises';
import type { OnTable } from '../types';

type Props = {
  type: TreasureType;
  /** So many lie open. */
  count: number;
  points: number;
  scene: OnTable;
};

/** What taking a type would bring; diamonds bring their tokens along. */
export function Gain({ type, count, points, scene }: Props) {
  const { t } = scene;
  const promises = promised([type], scene);
  const tokens = type === 'diamond' && t('second.tokens', { count });
  if (promises.length === 0 && !tokens)
    return t('second.take', { points: signed(points), count: points });
  return (
    <>
      {signed(points)}
      {tokens && (
        <span className={promises.length === 0 ? undefined : styles.more} data-spare>
          {' '}
          {tokens}
        </span>
      )}
      <Promises of={promises} t={t} />
    </>
  );
}
