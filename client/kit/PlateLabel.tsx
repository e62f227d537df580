import type { ReactNode } from 'react';
import styles from './PlateLabel.module.css';

/** What a press on a plate would do, hung on its edge while it takes one; `again` while it asks for a second. */
export const PlateLabel = ({ again, children }: { again?: string; children: ReactNode }) => (
  // for the eye: the button says it to everybody else
  <span className={styles.label} aria-hidden>
    <span className={again && styles.first}>{children}</span>
    {again && <span className={styles.again}>{again}</span>}
  </span>
);
