import type { PlayerID } from '../../../../shared/engine/game';
import { useScreen } from '../../../ui/hooks/useScreen';
import { Treasure } from '../art/Treasure';
import { belongingsOf } from '../own/belongings';
import { Chip } from '../own/Chip';

import { FaceList } from '../tokens/FaceList';
import { HandOver } from './HandOver';
import styles from './Holdings.module.css';
import { holder } from '../naming';
import { Things } from '../own/Things';
import type { OnTable } from '../types';

/** What a player has, on their plate, by type; on a phone, where it opens as a sheet, action tokens with what they do. */
export function Holdings({ of, ...scene }: OnTable & { of: PlayerID }) {
  const { view, playerID, t } = scene;
  const { isPhone } = useScreen();
  const { gems, faces } = belongingsOf(view.table, of);
  return (
    <>
      <ul className={styles.holdings}>
        {gems
          .filter(({ count }) => count > 0)
          .map(({ color, count, worth }) => (
            <Chip
              key={color}
              thing={`${holder(of, playerID)}:${color}`}
              hint="gem"
              count={count}
              words={t('own.gems', { count, worth, gem: t(`treasure.${color}`) })}
            >
              <Treasure of={color} />
            </Chip>
          ))}
        <Things {...scene} of={of} withoutFaces={isPhone} />
      </ul>
      {isPhone && <FaceList faces={faces} t={t} />}
      <HandOver {...scene} of={of} />
    </>
  );
}
