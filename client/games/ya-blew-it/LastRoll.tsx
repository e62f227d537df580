import { Emblem } from '../../ui/Emblem';
import { Die } from './art/Die';
import { freshRoll } from './freshRoll';
import styles from './LastRoll.module.css';
import type { OnTable } from './types';

type Props = Pick<OnTable, 'view' | 'events' | 'playerID' | 'name' | 't'>;

/** The die as it was rolled last, in the colour of whose it is, while it has to do with what lies there. */
export function LastRoll({ playerID, name, t, ...scene }: Props) {
  const roll = freshRoll(scene);
  if (!roll) return <div className={styles.roll} />;
  const isOwn = roll.playerID === playerID;
  return (
    <div className={styles.roll} data-seat={roll.playerID}>
      <div className={styles.die} data-thing="die">
        <Die number={roll.number} />
      </div>
      <p className={styles.whose}>
        <Emblem seat={roll.playerID} size={12} />
        <span>
          {isOwn
            ? t('board.roll', { context: 'you', number: roll.number })
            : t('board.roll', { name: name(roll.playerID), number: roll.number })}
        </span>
      </p>
    </div>
  );
}
