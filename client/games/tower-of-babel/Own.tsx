import { ActionCards } from './ActionCards';
import { DiscSets } from './DiscSets';
import type { Playing } from './draft';
import { Hand } from './Hand';
import { Offers } from './Offers';
import styles from './Own.module.css';

/** The reader's rail: their hand as a fan, the offers beside it, their discs and their action cards. */
export const Own = (scene: Playing) => (
  <div className={styles.rail}>
    <div className={styles.hand}>
      <Hand {...scene} />
    </div>
    <div className={styles.offers}>
      <Offers {...scene} />
    </div>
    <div className={styles.things}>
      <div className={styles.sets}>
        <DiscSets view={scene.view} of={scene.playerID} t={scene.t} showNext />
      </div>
      <div className={styles.actions}>
        <ActionCards {...scene} />
      </div>
    </div>
  </div>
);
