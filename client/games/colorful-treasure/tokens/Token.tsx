import type { Kind } from '../../../../shared/games/colorful-treasure/state';
import type { HintName } from '../hints';
import styles from './Token.module.css';
import { px } from '../../../ui/art/place';
import { classes } from '../../../ui/classes';
import { Treasure } from '../art/Treasure';

type Props = {
  of: Kind | 'diamond';
  size?: number;
  /** What it is called on the stage. */
  thing?: string;
  hint?: HintName;
  /** What is so of it here. */
  note?: string;
  /** The card that it comes along with lies open. */
  isCalled?: boolean;
};

/** A round wooden token that lies at a column of the grid. */
export const Token = ({ of, size, thing, hint, note, isCalled }: Props) => (
  <span
    className={classes(styles.token, isCalled && styles.swinging)}
    style={size ? { width: px(size), height: px(size) } : undefined}
    data-thing={thing}
    data-hint={hint}
    data-hint-note={note}
  >
    <Treasure of={of} />
  </span>
);
