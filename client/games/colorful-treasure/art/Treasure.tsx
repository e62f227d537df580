import type { Treasure as TreasureName } from '../../../../shared/games/colorful-treasure/state';
import { Gem } from '../../../ui/art/Gem';
import { type Place, placed } from '../../../ui/art/place';
import { Chest } from './Chest';
import { Key } from './Key';
import styles from './Treasure.module.css';

/** What a card shows: a gem, a diamond, a key or a chest. */
export const Treasure = ({ of, ...place }: { of: TreasureName } & Place) =>
  of === 'key' ? (
    <Key {...place} />
  ) : of === 'chest' ? (
    <Chest {...place} />
  ) : of === 'diamond' ? (
    <svg viewBox="0 0 40 40" aria-hidden className={styles.diamond} {...placed(place)}>
      <Gem gem={of} />
    </svg>
  ) : (
    <Gem gem={of} {...place} />
  );
