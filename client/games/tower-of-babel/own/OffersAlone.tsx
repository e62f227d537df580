import { Offers } from '../board/Offers';
import styles from './OffersAlone.module.css';
import type { OnTable } from '../types';

/** The rail of whoever watches: the offers, which others have beside their hand. */
export const OffersAlone = (scene: OnTable) => (
  <div className={styles.rail}>
    <Offers {...scene} />
  </div>
);
