import { Die } from '../art/Die';
import { claimSizes } from './claimSizes';
import { rolling, rollInSight } from '../freshRoll';
import styles from './Thrown.module.css';
import type { OnTable } from '../types';

type Props = Pick<OnTable, 'view' | 'happening' | 'resting'>;

/** The die as it is thrown across the Claim, and as long as what it shows is looked at: large, beside the cards that it is for. */
export function Thrown({ view, happening, resting }: Props) {
  const roll = rollInSight({ happening, resting });
  // a Fire has a die in each row
  if (!roll || roll.purpose === 'fire') return null;
  const isRolling = rolling(happening) !== undefined;
  return (
    <div
      className={styles.thrown}
      style={claimSizes(view.table.claim.length)}
      data-seat={roll.playerID}
    >
      <div className={styles.die} data-thing="die">
        <Die number={isRolling ? null : roll.number} isRolling={isRolling} />
      </div>
    </div>
  );
}
