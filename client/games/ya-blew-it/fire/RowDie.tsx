import type { PlayerID } from '../../../../shared/engine/game';
import { classes } from '../../../ui/classes';
import { Die } from '../art/Die';
import { rolling, rollInSight } from '../freshRoll';
import { type Burn, lookedAt } from './fireStory';
import styles from './RowDie.module.css';
import type { OnTable } from '../types';

type Props = OnTable & { of: PlayerID; burn: Burn | undefined };

/** A player's die in their row of a Fire: as it waits, rolls or stands, after the numbers that gave way to it. */
export function RowDie({ of, burn, ...scene }: Props) {
  const isRolling = rolling(scene.happening)?.playerID === of;
  const rolls = burn?.rolls ?? [];
  const number = isRolling ? null : (rolls.at(-1) ?? null);
  const before = isRolling ? rolls : rolls.slice(0, -1);
  const isLookedAt = lookedAt(scene)[0] === of;
  const isLarge = rollInSight(scene)?.playerID === of;
  return (
    // the words beside it say what was rolled
    <span className={styles.roll} data-seat={of}>
      {before.map((one, i) => (
        <s key={i} aria-hidden>
          {one}
        </s>
      ))}
      <span
        className={classes(
          styles.die,
          number === null && !isLookedAt && styles.waits,
          isLarge && styles.large,
        )}
        data-thing={isLookedAt ? 'die' : undefined}
        data-hint="die"
      >
        <Die number={number} isRolling={isRolling} />
      </span>
    </span>
  );
}
