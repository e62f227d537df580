import { Emblem } from '../../ui/Emblem';
import { Die } from './art/Die';
import { freshRoll, rolling } from './freshRoll';
import styles from './LastRoll.module.css';
import type { OnTable } from './types';

type Props = Pick<OnTable, 'view' | 'events' | 'happening' | 'playerID' | 'name' | 't'>;

/** The die as it was rolled last, in the colour of whose it is, while it has to do with what lies there; or as it rolls. */
export function LastRoll({ playerID, name, t, ...scene }: Props) {
  const under = rolling(scene.happening);
  const roll = under ? { playerID: under.playerID, number: null } : freshRoll(scene);
  if (!roll) return <div className={styles.roll} />;
  const context = roll.playerID === playerID ? 'you' : undefined;
  return (
    <div className={styles.roll} data-seat={roll.playerID}>
      <div className={styles.die} data-thing="die">
        <Die number={roll.number} />
      </div>
      <p className={styles.whose}>
        <Emblem seat={roll.playerID} size={12} />
        <span>
          {roll.number === null
            ? t('board.rolling', { context, name: name(roll.playerID) })
            : t('board.roll', { context, name: name(roll.playerID), number: roll.number })}
        </span>
      </p>
    </div>
  );
}
