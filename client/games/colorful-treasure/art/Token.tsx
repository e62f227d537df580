import type { Kind } from '../../../../shared/games/colorful-treasure/state';
import styles from './Token.module.css';
import { Treasure } from './Treasure';

/** A round wooden token that lies at a column of the grid. */
export const Token = ({ of, size }: { of: Kind | 'diamond'; size?: number }) => (
  <span className={styles.token} style={size ? { width: size, height: size } : undefined}>
    <Treasure of={of} />
  </span>
);
