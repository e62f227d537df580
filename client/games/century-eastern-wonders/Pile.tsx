import styles from './Pile.module.css';
import { PILE } from './thingNames';
import type { OnTable } from './types';

/** The pile of VP tiles, and how many are left. */
export const Pile = ({ view, t }: OnTable) => (
  <p data-hint="pile">
    <span className={styles.stack} data-thing={PILE} aria-hidden>
      {view.pileSize}
    </span>
    <span className="visually-hidden">{t('pile', { count: view.pileSize })}</span>
  </p>
);
