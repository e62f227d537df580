import type { Treasure as TreasureName } from '../../../../shared/games/colorful-treasure/state';
import { Gem } from '../../../ui/art/Gem';
import { type Bounds, placed } from '../../../ui/art/place';
import { Chest } from './Chest';
import { Key } from './Key';
import styles from './Treasure.module.css';

/** What a card shows: a gem, a diamond, a key or a chest. */
export const Treasure = ({ of, ...bounds }: { of: TreasureName } & Bounds) =>
  of === 'key' ? (
    <Key {...bounds} />
  ) : of === 'chest' ? (
    <Chest {...bounds} />
  ) : of === 'diamond' ? (
    <svg viewBox="0 0 40 40" aria-hidden className={styles.diamond} {...placed(bounds)}>
      <Gem gem={of} />
    </svg>
  ) : (
    <Gem gem={of} {...bounds} />
  );
