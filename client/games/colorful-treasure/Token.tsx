import type { Kind } from '../../../shared/games/colorful-treasure/state';
import type { HintName } from './hints';
import styles from './Token.module.css';
import { px } from '../../ui/art/place';
import { Treasure } from './art/Treasure';

type Props = {
  of: Kind | 'diamond';
  size?: number;
  /** What it is called on the stage. */
  thing?: string;
  hint?: HintName;
};

/** A round wooden token that lies at a column of the grid. */
export const Token = ({ of, size, thing, hint }: Props) => (
  <span
    className={styles.token}
    style={size ? { width: px(size), height: px(size) } : undefined}
    data-thing={thing}
    data-hint={hint}
  >
    <Treasure of={of} />
  </span>
);
