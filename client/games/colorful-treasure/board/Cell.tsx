import type { KeyboardEvent } from 'react';
import MEDIA from '../../../ui/media.json';
import type { useRovingFocus } from '../../../ui/hooks/useRovingFocus';
import type { Color } from '../../../../shared/games/colorful-treasure/state';
import { allCells, cellsOf } from '../../../../shared/games/colorful-treasure/table';
import { wonderAt, type CellId } from '../../../../shared/games/colorful-treasure/wonders';
import { Card } from './Card';
import styles from './Grid.module.css';
import { handling } from './handling';
import { Maybe } from './Maybe';
import { neighbour, type Direction } from './neighbour';
import { pressing } from './pressing';
import type { Memory } from './memory';
import { cellWords, hiddenWords } from '../words';
import type { OnTable } from '../types';

/** What a cell of the grid is drawn from. */
export type OnCell = OnTable & {
  cell: CellId;
  /** What this screen remembers. */
  seen: Memory | null;
  focus: ReturnType<typeof useRovingFocus<CellId>>;
  /** The card that the Tab key comes to. */
  entry: CellId | undefined;
  /** Others turn up cards. */
  isWatched: boolean;
  /** Colours that no card of its wonder shows any more. */
  gone: readonly Color[];
};

/** A card where it lies, or the gap that it has left. */
export function Cell({ cell, seen, focus, entry, isWatched, gone, ...scene }: OnCell) {
  const { view, draft, pointed } = scene;
  const { table, grid } = view;
  const isPointed = pointed.some((event) => 'cells' in event && event.cells.includes(cell));
  if (!(cell in grid)) return <span className={styles.gap} data-pointed={isPointed} />;
  const wonder = wonderAt(cell);
  const { point, press } = handling(scene);
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
      note={isHidden ? hiddenWords(wonder, view, scene.t) : undefined}
      seen={seen?.[cell]}
      isChosen={draft?.cells?.includes(cell) ?? false}
      isPointed={isPointed}
      isOpen={!('why' in pressing(cell, scene))}
      label={labelOf(cell, seen, scene)}
      onFocus={({ target }) => {
        focus.note(cell);
        if (target.matches(':focus-visible')) point(cell);
      }}
      // a finger that touches a card is about to press it: until then everything stands still
      onPointerEnter={({ pointerType }) => pointerType !== 'touch' && point(cell)}
      onKeyDown={(event) => {
        const next = followed(event, cell, scene);
        if (next) focus.move(next);
      }}
      onClick={() => press(cell)}
    />
  );
}

/** What a card is, and whether a press takes it where it lies open. */
function labelOf(cell: CellId, seen: Memory | null, scene: OnTable): string {
  const { view, t } = scene;
  const card = cellWords(cell, view, seen, t);
  const isTaken = view.table.revealed.includes(cell) && 'move' in pressing(cell, scene);
  return isTaken ? t('cell.taken', { card }) : card;
}

/** The card that an arrow key leads to. */
function followed(event: KeyboardEvent, cell: CellId, { view }: OnTable): CellId | undefined {
  const direction = ARROWS[event.key];
  if (!direction) return undefined;
  event.preventDefault();
  const printed = isTurned() ? TURNED[direction] : direction;
  return neighbour(cell, printed, allCells(view.table), cellsOf(view.grid));
}

const ARROWS: Record<string, Direction> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};

/** Whether the columns are rows; the style sheet says the same. */
const isTurned = () => window.matchMedia(MEDIA.column).matches;

const TURNED: Record<Direction, Direction> = {
  up: 'left',
  down: 'right',
  left: 'up',
  right: 'down',
};
