import type { PlayerID } from '../../../../shared/engine/game';
import { BONUS_POINTS, typeOf } from '../../../../shared/games/century-eastern-wonders/bonusTiles';
import { Bonus } from '../art/Bonus';
import styles from './Bonuses.module.css';
import { HINT_OF_BONUS } from '../hints';
import { wonBy } from '../thingNames';
import type { OnTable } from '../types';

/** A player's bonus tiles. */
export function Bonuses({ view, of, t }: OnTable & { of: PlayerID }) {
  const { bonuses } = view.table.players[of];
  if (bonuses.length === 0) return null;
  return (
    <ul className={styles.bonuses} aria-label={t('bonus.title')}>
      {bonuses.map((bonus, i) => {
        const type = typeOf(bonus);
        const words = t(`bonus.${type}.name`, { points: BONUS_POINTS[bonus] });
        return (
          <li key={i} data-thing={wonBy(of, i)} data-hint={HINT_OF_BONUS[type]}>
            <Bonus type={type} points={BONUS_POINTS[bonus]} width={20} height={20} />
            <span className="visually-hidden">{words}</span>
          </li>
        );
      })}
    </ul>
  );
}
