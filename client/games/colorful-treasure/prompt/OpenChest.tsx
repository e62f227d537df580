import type { ReactNode } from 'react';
import { classes } from '../../../ui/classes';
import { Chest } from '../art/Chest';
import { Key } from '../art/Key';
import styles from './OpenChest.module.css';

/** What comes out of an open chest. */
export const OpenChest = ({ children }: { children: ReactNode }) => (
  <span className={styles.chest}>
    {children && <span className={styles.prize}>{children}</span>}
    <Chest />
  </span>
);

/** The tokens of a key and a chest: the key goes into the chest, which opens, and what it brings comes out; then both are gone. */
export const OpeningChest = ({ children }: { children: ReactNode }) => (
  <span className={styles.pair}>
    <span className={classes(styles.coin, styles.key)} data-thing="spent:key">
      <Key />
    </span>
    <span className={classes(styles.coin, styles.chest, styles.opening)} data-thing="spent:chest">
      <span className={styles.prize}>{children}</span>
      <Chest />
    </span>
  </span>
);
