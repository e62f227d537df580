import type { PlayerID } from '../../../../shared/engine/game';
import { sum } from '../../../../shared/engine/numbers';
import { uncovered } from '../../../../shared/games/century-eastern-wonders/table';
import { Outpost } from '../art/Outpost';

import styles from './OutpostCount.module.css';
import { builtBy } from '../thingNames';
import type { OnTable } from '../types';

/** How many outposts a player has built. */
export function OutpostCount({ view, of, t }: OnTable & { of: PlayerID }) {
  const count = sum(Object.values(uncovered(view.table, of)));
  const words = t('outposts.built', { count });
  return (
    <span className={styles.built} data-hint="built" data-thing={builtBy(of)}>
      <Outpost of={of} width={17} height={17} />
      <span data-thing={`count:${builtBy(of)}`} aria-hidden>
        {count}
      </span>
      <span className="visually-hidden">{words}</span>
    </span>
  );
}
