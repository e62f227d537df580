import { diamondTokenPoints } from '../../../../shared/games/colorful-treasure/scoring';
import type { Treasure } from '../../../../shared/games/colorful-treasure/state';
import { columnTokens, leftOf } from '../../../../shared/games/colorful-treasure/table';
import { ROWS } from '../../../../shared/games/colorful-treasure/figures';
import {
  cardOf,
  colorsOf,
  columnOf,
  kindOf,
  type CardId,
  type WonderId,
} from '../../../../shared/games/colorful-treasure/wonders';
import { CheckIcon } from '../../../ui/signs/icons';
import { Token } from '../tokens/Token';
import styles from './Grid.module.css';
import { Cell, type OnCell } from './Cell';
import { columnWords, hiddenOf } from '../words';

type Props = Omit<OnCell, 'cell' | 'gone' | 'hidden'> & {
  wonder: WonderId;
  /** It brings the reader no nearer to an award. */
  isHeld: boolean;
  /** The cards that lie open, whose tokens are called. */
  called: readonly CardId[];
};

/** A wonder: its cells from the top, and its tokens at both ends. */
export function Column({ wonder, isHeld, called, ...cells }: Props) {
  const { view, t } = cells;
  const { table } = view;
  const { diamond, kind } = columnTokens(wonder, table);
  const left = leftOf(wonder, table);
  const gone = colorsOf(wonder).filter((color) => !left.includes(color));
  const hidden = hiddenOf(wonder, view, t);
  const isUp = (treasure: Treasure) => called.includes(cardOf(wonder, treasure));
  return (
    <div
      className={styles.column}
      role="group"
      aria-label={columnWords(wonder, { view, isHeld, t })}
    >
      <span className={styles.token}>
        {isHeld && (
          <span className={styles.held} data-hint="held">
            <CheckIcon size={11} />
          </span>
        )}
        {diamond && (
          <Token
            of="diamond"
            thing={`token:diamond:${wonder}`}
            hint="diamondToken"
            note={t('worth', { count: diamondTokenPoints(table.variant) })}
            isCalled={isUp('diamond')}
          />
        )}
      </span>
      {columnOf(wonder, ROWS[table.variant].value).map((cell) => (
        <Cell key={cell} {...cells} cell={cell} gone={gone} hidden={hidden} />
      ))}
      <span className={styles.token}>
        {kind && (
          <Token
            of={kindOf(wonder)}
            thing={`token:kind:${wonder}`}
            hint={`${kindOf(wonder)}Token`}
            isCalled={isUp(kindOf(wonder))}
          />
        )}
      </span>
    </div>
  );
}
