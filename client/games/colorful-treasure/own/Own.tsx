import type { Color } from '../../../../shared/games/colorful-treasure/state';
import { Treasure } from '../art/Treasure';
import { belongingsOf } from './belongings';
import { Chip } from './Chip';

import styles from './Own.module.css';
import { bountyOf } from '../points';
import { Things } from './Things';
import { signed } from '../../../kit/words';
import type { SeatedScene } from '../../../kit/contract';
import type { Title } from '../types';

/** The reader's rail: their gems by colour with what the next one is worth, or those offered to them; and all else they have. */
export function Own(scene: SeatedScene<Title>) {
  const { view, legal, playerID, t } = scene;
  const isOver = view.table.over;
  const offer = (color: Color) =>
    legal.some(({ move, args }) => move === 'take' && args[0] === color)
      ? bountyOf(color, scene)
      : undefined;
  return (
    <div className={styles.rail}>
      <ul className={styles.gems}>
        {belongingsOf(view.table, playerID).gems.map(({ color, count, worth, next }) => (
          <Chip
            key={color}
            thing={`own:${color}`}
            hint="gem"
            count={count}
            isNone={count === 0}
            would={offer(color)}
            next={
              isOver || next === null ? undefined : { word: t('own.next'), points: signed(next) }
            }
            words={[
              t('own.gems', { count, worth, gem: t(`treasure.${color}`) }),
              ...(isOver
                ? []
                : [next === null ? t('own.full') : t('own.nextWords', { count: next })]),
            ].join(', ')}
          >
            <Treasure of={color} />
          </Chip>
        ))}
      </ul>
      {/* more than fits scrolls, by keyboard too */}
      <ul className={styles.things} tabIndex={0} aria-label={t('own.things')}>
        <Things {...scene} of={playerID} />
      </ul>
    </div>
  );
}
