import type { PlayerID } from 'boardgame.io';
import { Treasure } from './art/Treasure';
import { belongingsOf } from './belongings';
import { Chip } from './Chip';
import type { OnTable } from './draft';
import styles from './Own.module.css';
import { Things } from './Things';
import { signed } from './words';

/** The reader's rail: his gems by colour with what the next one is worth, and all else he has. */
export const Own = ({ view, playerID, t }: OnTable & { playerID: PlayerID }) => (
  <ul className={styles.rail}>
    {belongingsOf(view.table, playerID).gems.map(({ color, count, worth, next }) => (
      <Chip
        key={color}
        count={count}
        isNone={count === 0}
        next={next === null ? undefined : { word: t('own.next'), points: signed(next) }}
        words={[
          t('own.gems', { count, worth, gem: t(`treasure.${color}`) }),
          next === null ? t('own.full') : t('own.nextWords', { count: next }),
        ].join(', ')}
      >
        <Treasure of={color} />
      </Chip>
    ))}
    <Things view={view} of={playerID} t={t} />
  </ul>
);
