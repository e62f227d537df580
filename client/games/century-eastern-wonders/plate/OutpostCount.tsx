import type { PlayerID } from '../../../../shared/engine/game';
import { sum } from '../../../../shared/engine/numbers';
import { SPICES } from '../../../../shared/games/century-eastern-wonders/spices';
import { uncovered } from '../../../../shared/games/century-eastern-wonders/table';
import { Outpost } from '../art/Outpost';

import styles from './OutpostCount.module.css';
import { builtBy } from '../thingNames';
import type { OnTable } from '../types';

/** How many outposts a player has built; of which spices is told to whoever asks. */
export function OutpostCount({ view, of, t }: OnTable & { of: PlayerID }) {
  const built = uncovered(view.table, of);
  const count = sum(Object.values(built));
  const rows = SPICES.map((spice) => `${t(`spice.${spice}`)} ${built[spice]}`).join(', ');
  const words = t('outposts.built', { count });
  return (
    <span className={styles.built} data-hint="built" data-hint-note={rows} data-thing={builtBy(of)}>
      <Outpost of={of} width={17} height={17} />
      <span data-thing={`count:${builtBy(of)}`} aria-hidden>
        {count}
      </span>
      <span className="visually-hidden">{`${words}: ${rows}`}</span>
    </span>
  );
}
