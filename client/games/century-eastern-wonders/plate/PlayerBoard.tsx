import type { PlayerID } from '../../../../shared/engine/game';
import { useTitleTexts } from '../../../text/useTranslation';
import { SPACE_POINTS } from '../../../../shared/games/century-eastern-wonders/figures';
import { SPICES, type Cubes } from '../../../../shared/games/century-eastern-wonders/spices';
import { emptyColumns } from '../../../../shared/games/century-eastern-wonders/table';
import { SpiceCube } from '../art/Spice';
import { classes } from '../../../ui/classes';
import { Outpost } from '../art/Outpost';
import styles from './PlayerBoard.module.css';
import { spaceNamed } from '../thingNames';
import type { Key } from '../types';

/** From the most precious down, as on the printed board. */
const ROWS = [...SPICES].reverse();

type Props = {
  caption: string;
  of: PlayerID;
  /** How many outposts of each row are built. */
  built: Cubes;
  /** Whether cubes and outposts fly from here: on one board only. */
  isStage?: boolean;
};

/** A player board: which outposts are built, and what each space is worth. */
export function PlayerBoard({ caption, of, built, isStage }: Props) {
  const { t } = useTitleTexts<Key>('century-eastern-wonders');
  const values = SPACE_POINTS.value;
  const empty = emptyColumns(built);
  return (
    <table className={styles.board} data-hint={isStage ? 'board' : undefined}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <td />
          {values.map((points, column) => (
            <th key={column} scope="col" className={column < empty ? styles.emptied : undefined}>
              <span className="visually-hidden">{t('board.column', { number: column + 1 })} </span>
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
                  data-thing={isStage ? spaceNamed(of, { symbol: spice, column }) : undefined}
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
  );
}
