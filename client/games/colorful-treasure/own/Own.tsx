import type { Color } from '../../../../shared/games/colorful-treasure/state';
import { cardsSeen } from '../cardsSeen';
import { belongingsOf, gemsAmong } from './belongings';

import styles from './Own.module.css';
import { bountyOf } from '../points';
import { Stack } from './Stack';
import { Things } from './Things';
import { Stolen } from '../theft/Stolen';
import type { SeatedScene } from '../../../kit/contract';
import type { Title } from '../types';

/** The reader's rail: their gems by colour with what the next one is worth, or those offered to them; and all else they have. */
export function Own(scene: SeatedScene<Title>) {
  const { view, legal, playerID, t } = scene;
  const offerOf = (color: Color) =>
    legal.some(({ move, args }) => move === 'take' && args[0] === color)
      ? bountyOf(color, scene)
      : undefined;
  const seen = gemsAmong(cardsSeen(scene, playerID), view.table);
  return (
    <div className={styles.rail}>
      <ul className={styles.gems}>
        {belongingsOf(view.table, playerID).gems.map((gems, i) => (
          <Stack
            key={gems.color}
            {...gems}
            seen={seen[i]}
            offer={offerOf(gems.color)}
            isOver={view.table.over}
            stolen={<Stolen happening={scene.happening} of={playerID} on={gems.color} />}
            t={t}
          />
        ))}
      </ul>
      {/* more than fits scrolls, by keyboard too */}
      <ul className={styles.things} tabIndex={0} aria-label={t('own.things')}>
        <Things {...scene} of={playerID} />
      </ul>
    </div>
  );
}
