import type { PlayerID } from '../../../../shared/engine/game';
import { DiscSets } from './DiscSets';
import { HandOver } from './HandOver';
import { HeldCards } from './Holdings';
import type { OnTable } from '../types';
import styles from './Holdings.module.css';

/** What the reader has, on their own plate: like everybody's, and what the next disc of each kind adds. */
export const OwnHoldings = ({ of, ...scene }: OnTable & { of: PlayerID }) => (
  <>
    <div className={styles.holdings}>
      <HeldCards view={scene.view} of={of} t={scene.t} />
    </div>
    <div className={styles.sets}>
      <DiscSets {...scene} of={of} showNext />
    </div>
    <HandOver {...scene} of={of} />
  </>
);
