import type { PlayerID } from 'boardgame.io';
import { Treasure } from './art/Treasure';
import { belongingsOf } from './belongings';
import { Chip } from './Chip';
import type { OnTable } from './draft';
import styles from './Holdings.module.css';
import { Things } from './Things';

/** What a player has, on his plate, by type. */
export const Holdings = ({ view, of, t }: OnTable & { of: PlayerID }) => (
  <ul className={styles.holdings}>
    {belongingsOf(view.table, of)
      .gems.filter(({ count }) => count > 0)
      .map(({ color, count, worth }) => (
        <Chip
          key={color}
          count={count}
          words={t('own.gems', { count, worth, gem: t(`treasure.${color}`) })}
        >
          <Treasure of={color} />
        </Chip>
      ))}
    <Things view={view} of={of} t={t} />
  </ul>
);
