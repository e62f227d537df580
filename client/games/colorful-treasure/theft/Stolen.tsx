import type { PlayerID } from '../../../../shared/engine/game';
import { classes } from '../../../ui/classes';
import { pileFor } from '../naming';
import { LootSign } from '../tokens/LootSign';
import styles from './Stolen.module.css';
import type { OnTable } from '../types';

type Props = Pick<OnTable, 'happening'> & {
  of: PlayerID;
  /** Where it lies on a plate; without it on the rail, as large as what lies there. */
  className?: string;
  size?: number;
  /** The pile that it is drawn on; without it any. */
  on?: string;
};

/**
 * While somebody is robbed: what was stolen, where the thief has it now, and where it is missing. Once it has come, what that
 * brings and costs is told elsewhere.
 */
export function Stolen({ of, on, className = styles.onRail, size, happening }: Props) {
  const theft = theftFrom({ happening }, on);
  if (theft?.playerID === of)
    return (
      <span className={classes(styles.loot, className)} data-thing="loot" aria-hidden>
        <LootSign loot={theft.loot} size={size} />
      </span>
    );
  if (theft?.victim === of)
    return (
      <span className={classes(styles.gap, className)} data-thing="gap" aria-hidden>
        <LootSign loot={theft.loot} size={size} />
      </span>
    );
  return null;
}

/** Whether somebody is just being robbed of something of a pile, of which there may be no more. */
export const isRobbedOf = (
  what: string,
  of: PlayerID,
  scene: Pick<OnTable, 'happening'>,
): boolean => theftFrom(scene, what)?.victim === of;

const theftFrom = ({ happening }: Pick<OnTable, 'happening'>, pile?: string) => {
  const theft = happening.find((event) => event.type === 'stolen');
  return theft && (pile === undefined || pileFor(theft.loot) === pile) ? theft : undefined;
};
