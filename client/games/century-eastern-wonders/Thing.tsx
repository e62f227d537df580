import type { CSSProperties, ReactNode } from 'react';
import { classes } from '../../ui/classes';
import { place, type Frame, type Point } from './layout';
import styles from './Thing.module.css';

type Props = {
  spot: Point;
  /** In units of the drawing. */
  width: number;
  frame: Frame;
  /** What the stage calls it. */
  name?: string;
  className?: string;
  children: ReactNode;
};

/** Something that lies on the chart with its middle on a spot. It may move, so it is no part of the drawing. */
export const Thing = ({ spot, width, frame, name, className, children }: Props) => (
  <span className={styles.spot} style={place(spot, frame)}>
    <span
      className={classes(styles.thing, className)}
      style={{ '--across': width } as CSSProperties}
      data-thing={name}
    >
      {children}
    </span>
  </span>
);
