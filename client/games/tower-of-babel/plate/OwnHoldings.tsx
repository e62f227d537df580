import type { PlayerID } from '../../../../shared/engine/game';
import { DiscSets } from './DiscSets';
import { HeldCards } from './Holdings';
import type { OnTable } from '../types';
import styles from './Holdings.module.css';

/** What the reader has, on their own plate: like everybody's, and what the next disc of each kind adds. */
export const OwnHoldings = ({ view, of, t }: OnTable & { of: PlayerID }) => (
  <>
    <div className={styles.holdings}>
      <HeldCards view={view} of={of} t={t} />
    </div>
    <div className={styles.sets}>
      <DiscSets view={view} of={of} t={t} showNext />
    </div>
  </>
);
