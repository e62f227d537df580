import { opponents } from '../../../../shared/games/tower-of-babel/table';
import { useScreen } from '../../../ui/hooks/useScreen';
import { ActionCards } from './ActionCards';
import { DiscSets } from '../plate/DiscSets';
import { Hand } from './Hand';
import { Offers } from '../board/Offers';
import styles from './Own.module.css';
import { Stock } from './Stock';
import type { Seated } from '../types';

/** The reader's rail: the supply, their hand with their action cards, and the tray of offers; on a phone their discs. */
export function Own(scene: Seated) {
  const { isPhone } = useScreen();
  return (
    <div className={styles.rail} data-opponents={opponents(scene.ctx).length}>
      <div className={styles.stock}>
        <Stock {...scene} />
      </div>
      <div className={styles.hand}>
        <Hand {...scene} />
        <ActionCards {...scene} />
      </div>
      <div className={styles.offers}>
        <Offers {...scene} />
      </div>
      {isPhone && (
        <div className={styles.sets}>
          <DiscSets {...scene} of={scene.playerID} showNext isLabelled />
        </div>
      )}
    </div>
  );
}
