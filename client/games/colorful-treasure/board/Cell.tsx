import type { useRovingFocus } from '../../../ui/hooks/useRovingFocus';
import type { Color } from '../../../../shared/games/colorful-treasure/state';
import { wonderAt, type CellId } from '../../../../shared/games/colorful-treasure/wonders';
import { Card } from './Card';
import styles from './Grid.module.css';
import { Maybe } from './Maybe';
import { pressing } from './pressing';
import type { Memory } from './memory';
import type { Handling } from './useHandling';
import { cellWords, type Hidden } from '../words';
import type { OnTable } from '../types';

/** What a cell of the grid is drawn from. */
export type OnCell = OnTable & {
  cell: CellId;
  /** What this screen remembers. */
  seen: Memory | null;
  focus: ReturnType<typeof useRovingFocus<CellId>>;
  handling: Handling;
  /** The card that the Tab key comes to. */
  entry: CellId | undefined;
  /** Others turn up cards. */
  isWatched: boolean;
  /** Colours that no card of its wonder shows any more. */
  gone: readonly Color[];
  /** What a back of its wonder hides. */
  hidden: Hidden;
};

/** A card where it lies, or the gap that it has left. */
export function Cell(props: OnCell) {
  const { cell, seen, focus, handling, entry, isWatched, gone, hidden, ...scene } = props;
  const { view, draft, pointed } = scene;
  const { table, grid } = view;
  const isPointed = pointed.some((event) => 'cells' in event && event.cells.includes(cell));
  if (!(cell in grid)) return <span className={styles.gap} data-pointed={isPointed} />;
  const wonder = wonderAt(cell);
  const isHidden = (grid[cell] ?? seen?.[cell]) === undefined;
  return (
    <Card
      {...focus.propsOf(cell, entry)}
      cell={cell}
      treasure={grid[cell] ?? null}
      name={scene.t(`short.${wonder}`)}
      isUp={table.revealed.includes(cell)}
      isSwelling={isWatched && table.revealed.includes(cell)}
      gone={gone}
      maybe={draft?.at === cell && isHidden && <Maybe {...scene} wonder={wonder} />}
      note={isHidden ? hidden.note : undefined}
      seen={seen?.[cell]}
      isChosen={draft?.cells?.includes(cell) ?? false}
      isPointed={isPointed}
      isOpen={!('why' in pressing(cell, scene))}
      label={labelOf(props)}
      handling={handling}
    />
  );
}

/** What a card is, and whether a press takes it where it lies open. */
function labelOf({ cell, seen, hidden, ...scene }: OnCell): string {
  const { view, t } = scene;
  const card = cellWords(cell, { view, seen, hidden, t });
  const isTaken = view.table.revealed.includes(cell) && 'move' in pressing(cell, scene);
  return isTaken ? t('cell.taken', { card }) : card;
}
