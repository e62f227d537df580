import type { PlayerID } from '../../../../shared/engine/game';
import { LootSign } from '../tokens/LootSign';
import styles from './Robbery.module.css';
import type { OnTable } from '../types';

/**
 * While somebody is robbed: what was stolen, on the thief's plate, and on its owner's where it is missing now. Once it has
 * come, what that brings and costs stands in its place.
 */
export function Robbery({ of, happening }: OnTable & { of: PlayerID }) {
  for (const event of happening) {
    if (event.type !== 'stolen') continue;
    if (event.playerID === of)
      return (
        <span className={styles.loot} data-thing="loot" aria-hidden>
          <LootSign loot={event.loot} size={34} />
        </span>
      );
    if (event.victim === of)
      return (
        <span className={styles.gap} aria-hidden>
          <LootSign loot={event.loot} size={34} />
        </span>
      );
  }
  return null;
}
