import {
  BONUS_POINTS,
  BONUS_TILES,
  BONUS_TYPES,
  typeOf,
} from '../../../../shared/games/century-eastern-wonders/bonusTiles';
import { bonusesLeft } from '../../../../shared/games/century-eastern-wonders/table';
import { Paper } from '../../../ui/surfaces/Paper';
import { Bonus } from '../art/Bonus';
import { HINT_OF_BONUS } from '../hints';
import styles from './Note.module.css';
import { bonusNamed } from '../thingNames';
import type { OnTable } from '../types';

/** The reference card: the bonus tiles that are left, and what they do. */
export function Note({ view, t }: OnTable) {
  const { table } = view;
  const left = bonusesLeft(table);
  const taken = Object.values(table.players).flatMap(({ bonuses }) => bonuses.map(typeOf));
  return (
    <Paper className={styles.note}>
      <h2 className={styles.title}>{t('bonus.supply')}</h2>
      <ul className={styles.list}>
        {BONUS_TYPES.map((type) => {
          const bonus = left[type];
          const count = BONUS_TILES[type].length - taken.filter((one) => one === type).length;
          return (
            <li key={type} className={styles.bonus} data-hint={HINT_OF_BONUS[type]}>
              <span className={styles.token} data-thing={bonusNamed(type)}>
                <Bonus type={type} points={bonus && BONUS_POINTS[bonus]} width={24} height={24} />
              </span>
              <span>{t(`bonus.${type}.about`)}</span>
              <i>×{count}</i>
            </li>
          );
        })}
      </ul>
    </Paper>
  );
}
