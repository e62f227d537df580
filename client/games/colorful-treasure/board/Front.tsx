import type { Treasure as TreasureName } from '../../../../shared/games/colorful-treasure/state';
import { Treasure } from '../art/Treasure';
import styles from './Front.module.css';

/** The front of a card: its treasure, and the name of its wonder where there is room for it. */
export const Front = ({ treasure, name }: { treasure: TreasureName; name: string }) => (
  <span className={styles.front}>
    <Treasure of={treasure} />
    <span className={styles.name}>{name}</span>
  </span>
);
