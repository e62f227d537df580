import type { PlayerID } from '../../../../shared/engine/game';
import { uncovered } from '../../../../shared/games/century-eastern-wonders/table';
import { Bonuses } from './Bonuses';
import { Claims } from './Claims';

import styles from './OwnHoldings.module.css';
import { PlayerBoard } from './PlayerBoard';
import type { OnTable } from '../types';

/** The reader's player board and what they have won. */
export function OwnHoldings(scene: OnTable & { of: PlayerID }) {
  const { view, of, t } = scene;
  return (
    <div className={styles.own}>
      {/* the table says so itself to whoever hears it */}
      <p className={styles.title} aria-hidden>
        {t('score.outposts')}
      </p>
      <PlayerBoard caption={t('board.caption')} of={of} built={uncovered(view.table, of)} isStage />
      <div className={styles.won}>
        <Claims {...scene} />
        <Bonuses {...scene} />
      </div>
    </div>
  );
}
