import {
  kindsIn,
  size as sizeOf,
  type Cubes,
} from '../../../shared/games/century-eastern-wonders/spices';
import { SpiceCube } from './art/Spice';
import styles from './CubeRow.module.css';
import { listed } from './cubes';

type Props = {
  cubes: Cubes;
  size?: number;
  /** More than so many are counted instead. */
  most?: number;
};

/** Cubes in a sentence: a comma after them does not begin the next line. */
export const CubesInText = ({ cubes }: { cubes: Cubes }) => (
  <span className={styles.inText}>
    <CubeRow cubes={cubes} />
  </span>
);

/** Cubes in a row, in a line of text or on a button; words beside them say the same. */
export const CubeRow = ({ cubes, size = 15, most = 6 }: Props) => (
  <span className={styles.row} aria-hidden>
    {sizeOf(cubes) <= most
      ? listed(cubes).map((spice, i) => (
          <SpiceCube key={i} spice={spice} width={size} height={size} />
        ))
      : kindsIn(cubes).map((spice) => (
          <span key={spice} className={styles.counted}>
            {cubes[spice] > 1 && `${cubes[spice]}×`}
            <SpiceCube spice={spice} width={size} height={size} />
          </span>
        ))}
  </span>
);
