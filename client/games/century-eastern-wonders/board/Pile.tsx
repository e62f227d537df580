import styles from './Pile.module.css';
import { PILE } from '../thingNames';
import type { OnTable } from '../types';

/** The pile of VP tiles, and how many are left. */
export const Pile = ({ view, t }: OnTable) => (
  <p data-hint="pile">
    <span className={styles.stack} aria-hidden>
      {/* the back alone is what a tile shows on its way */}
      <span className={styles.back} data-thing={PILE} />
      <span className={styles.count}>{view.pileSize}</span>
    </span>
    <span className="visually-hidden">{t('pile', { count: view.pileSize })}</span>
  </p>
);
