import type { ReactNode } from 'react';
import styles from './Banner.module.css';

/** Something about the match that everybody has to know now. */
export const Banner = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <p className={styles.banner} role="status">
    {icon}
    {children}
  </p>
);
