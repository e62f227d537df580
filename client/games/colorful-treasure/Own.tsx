import type { PlayerID } from 'boardgame.io';
import { Treasure } from './art/Treasure';
import { belongingsOf } from './belongings';
import { Chip } from './Chip';
import type { OnTable } from './draft';
import styles from './Own.module.css';
import { Things } from './Things';
import { signed } from './words';

/** The reader's rail: his gems by colour with what the next one is worth, and all else he has. */
export function Own(scene: OnTable & { playerID: PlayerID }) {
  const { view, playerID, t } = scene;
  return (
    <div className={styles.rail}>
      <ul className={styles.gems}>
        {belongingsOf(view.table, playerID).gems.map(({ color, count, worth, next }) => (
          <Chip
            key={color}
            thing={`own:${color}`}
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
      </ul>
      <ul className={styles.things}>
        <Things {...scene} of={playerID} />
      </ul>
    </div>
  );
}
