import type { Cubes } from '../../../shared/games/century-eastern-wonders/spices';
import { SpiceCube } from '../../ui/art/Spice';
import styles from './CubeRow.module.css';
import { listed } from './cubes';

/** Cubes in a row, in a line of text or on a button; words beside them say the same. */
export const CubeRow = ({ cubes, size = 15 }: { cubes: Cubes; size?: number }) => (
  <span className={styles.row} aria-hidden>
    {listed(cubes).map((spice, i) => (
      <SpiceCube key={i} spice={spice} width={size} height={size} />
    ))}
  </span>
);
