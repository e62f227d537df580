import type { ComponentProps } from 'react';
import { classes } from '../classes';
import styles from './Paper.module.css';

type Props = ComponentProps<'section'> & {
  /** Pinned up by hand: a little out of true. */
  askew?: boolean;
};

/** Something printed: a note, a slip, an invitation. */
export const Paper = ({ className, askew, ...rest }: Props) => (
  <section {...rest} className={classes(styles.paper, askew && styles.askew, className)} />
);
