import type { PlayerID } from 'boardgame.io';
import { SPACE_POINTS } from '../../../shared/games/century-eastern-wonders/figures';
import { SPICES } from '../../../shared/games/century-eastern-wonders/spices';
import { emptyColumns, uncovered } from '../../../shared/games/century-eastern-wonders/table';
import { SpiceCube } from '../../ui/art/Spice';
import { classes } from '../../ui/classes';
import { Outpost } from './art/Outpost';
import { Bonuses } from './Bonuses';
import { Claims } from './Claims';
import type { OnTable } from './draft';
import styles from './OwnHoldings.module.css';

/** From the most precious down, as on the printed board. */
const ROWS = [...SPICES].reverse();

/** The reader's player board: which outposts are built, what each space is worth, and what was won. */
export function OwnHoldings(scene: OnTable & { of: PlayerID }) {
  const { view, of, t } = scene;
  const built = uncovered(view.table, of);
  const values = SPACE_POINTS.value;
  const empty = emptyColumns(built);
  return (
    <div className={styles.own}>
      <table className={styles.board}>
        <caption className="visually-hidden">{t('board.caption')}</caption>
        <thead>
          <tr>
            <td />
            {values.map((points, column) => (
              <th key={column} scope="col" className={column < empty ? styles.emptied : undefined}>
                <span className="visually-hidden">
                  {t('board.column', { number: column + 1 })}{' '}
                </span>
                {points}
                <span className="visually-hidden"> {t('match:points', { count: points })}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ROWS.map((spice) => (
            <tr key={spice}>
              <th scope="row">
                <SpiceCube spice={spice} width={18} height={18} />
                <span className="visually-hidden">{t(`spice.${spice}`)}</span>
              </th>
              {values.map((points, column) => {
                const isOpen = column < built[spice];
                const isNext = column === built[spice];
                return (
                  <td
                    key={column}
                    className={classes(isOpen && styles.open, isNext && styles.next)}
                    data-thing={`space:${of}:${spice}:${column}`}
                  >
                    {isOpen ? (
                      <span aria-hidden>{points > 0 ? `+${points}` : '✓'}</span>
                    ) : (
                      <Outpost of={of} width={17} height={17} />
                    )}
                    <span className="visually-hidden">
                      {t(isOpen ? 'board.open' : isNext ? 'board.next' : 'board.covered', {
                        count: points,
                      })}
                    </span>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <div className={styles.won}>
        <Claims {...scene} />
        <Bonuses {...scene} />
      </div>
    </div>
  );
}
