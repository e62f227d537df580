import type { ComponentProps } from 'react';
import { classes } from './classes';
import styles from './Plate.module.css';

/** A flat board for people and their things. */
export const Plate = ({ className, ...rest }: ComponentProps<'section'>) => (
  <section {...rest} className={classes(styles.plate, className)} />
);
