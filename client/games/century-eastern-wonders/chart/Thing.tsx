import type { CSSProperties, ReactNode } from 'react';
import type { TileID } from '../../../../shared/games/century-eastern-wonders/map/chart';
import type { useDrag } from '../../../kit/useDrag';
import { classes } from '../../../ui/classes';
import type { HintName } from '../hints';
import { place, type Frame, type Point } from './layout';
import styles from './Thing.module.css';

type Props = {
  spot: Point;
  /** In units of the drawing. */
  width: number;
  frame: Frame;
  /** The tile it lies on. */
  tile: TileID;
  hint: HintName;
  /** What the stage calls it. */
  name?: string;
  className?: string;
  /** How it is taken in hand, where it may be. */
  drag?: ReturnType<typeof useDrag>;
  children: ReactNode;
};

/** Something that lies on the chart with its middle on a spot. It may move, so it is no part of the drawing. */
export const Thing = ({
  spot,
  width,
  frame,
  tile,
  hint,
  name,
  className,
  drag,
  children,
}: Props) => (
  <span className={styles.spot} style={place(spot, frame)} data-spot={hint}>
    <span
      className={classes(styles.thing, className)}
      style={{ '--across': width } as CSSProperties}
      data-thing={name}
      data-hint={hint}
      data-tile={tile}
      data-drag={drag ? '' : undefined}
      {...drag}
    >
      {children}
    </span>
  </span>
);
