import type { ComponentProps, ReactNode } from 'react';
import { classes } from '../ui/classes';
import styles from './Part.module.css';

/** A part of the page: things of one kind. */
export const Part = ({ name, children, ...rest }: ComponentProps<'section'> & { name: string }) => (
  <section className={styles.part} {...rest}>
    <h2>{name}</h2>
    <div className={styles.samples}>{children}</div>
  </section>
);

type Props = {
  /** What it is called in the code, and in which state it is shown. */
  name: string;
  /** As wide as the page. */
  wide?: boolean;
  children: ReactNode;
};

/** One thing and its name. */
export const Sample = ({ name, wide, children }: Props) => (
  <figure className={classes(styles.sample, wide && styles.wide)}>
    <div className={styles.thing}>{children}</div>
    <figcaption>{name}</figcaption>
  </figure>
);
