import styles from './Pile.module.css';
import { PILE } from '../thingNames';
import type { OnTable } from '../types';

/** The pile of VP tiles, and how many are left: one that is about to be drawn lies on it until it has come to its port. */
export function Pile({ view, happening, t }: OnTable) {
  const drawn = happening.filter(({ type }) => type === 'revealed').length;
  const count = view.pileSize + drawn;
  return (
    <p data-hint="pile">
      <span className={styles.stack} aria-hidden>
        {/* the back alone is what a tile shows on its way */}
        <span className={styles.back} data-thing={PILE} />
        {/* a bare number on the red of a VP tile would be its points */}
        <span className={styles.count}>×{count}</span>
      </span>
      <span className="visually-hidden">{t('pile', { count })}</span>
    </p>
  );
}
