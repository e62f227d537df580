import styles from './Pile.module.css';
import type { OnTable } from './types';

/** The pile of VP tiles, and how many are left. */
export const Pile = ({ view, t }: OnTable) => (
  <p className={styles.pile} title={t('pile', { count: view.pileSize })}>
    <span className={styles.stack} data-thing="pile" aria-hidden>
      {view.pileSize}
    </span>
    <span className="visually-hidden">{t('pile', { count: view.pileSize })}</span>
  </p>
);
