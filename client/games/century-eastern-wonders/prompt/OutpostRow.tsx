import { SPACE_POINTS } from '../../../../shared/games/century-eastern-wonders/figures';
import { SPICES } from '../../../../shared/games/century-eastern-wonders/spices';
import { uncovered } from '../../../../shared/games/century-eastern-wonders/table';
import { SpiceCube } from '../art/Spice';
import { classes } from '../../../ui/classes';
import styles from './OutpostRow.module.css';
import { spaceNamed } from '../thingNames';
import type { Seated } from '../types';

/** The reader's player board in one row: what every outpost of a spice brings; those that are built lie on a strip, and the next one is a house. */
export function OutpostRow({ view, playerID, t }: Seated) {
  const built = uncovered(view.table, playerID);
  const values = SPACE_POINTS.value;
  return (
    <div className={styles.row} data-hint="board">
      <ul className={styles.spices} aria-label={t('board.caption')}>
        {SPICES.map((spice) => {
          const next = values[built[spice]];
          return (
            <li key={spice}>
              <SpiceCube spice={spice} width={16} height={16} />
              <span className={styles.spaces} aria-hidden>
                {values.map((points, column) => (
                  <i
                    key={column}
                    data-thing={spaceNamed(playerID, { symbol: spice, column })}
                    data-seat={column === built[spice] ? playerID : undefined}
                    className={classes(
                      column < built[spice] && styles.built,
                      column === built[spice] && styles.next,
                    )}
                  >
                    {points}
                  </i>
                ))}
              </span>
              <span className="visually-hidden">
                {[t(`spice.${spice}`), t('outposts.built', { count: built[spice] })].join(', ')}
                {next !== undefined && `, ${t('board.next', { count: next })}`}
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
