import { type KeyboardEvent, useMemo } from 'react';
import { allCells, cellsOf } from '../../../../shared/games/colorful-treasure/table';
import type { CellId } from '../../../../shared/games/colorful-treasure/wonders';
import { announce } from '../../../ui/announce';
import { useLatest } from '../../../ui/hooks/useLatest';
import type { useRovingFocus } from '../../../ui/hooks/useRovingFocus';
import MEDIA from '../../../ui/media.json';
import type { OnTable } from '../types';
import { neighbour, type Direction } from './neighbour';
import { pressing } from './pressing';

/** What a reader does to the cards. */
export type Handling = ReturnType<typeof useHandling>;

/**
 * What a reader does to the cards, by pointer or by key: points at one, leaves them, presses one, goes to the next.
 * The same functions at any time, so that no card is drawn anew because of them.
 */
export function useHandling(scene: OnTable, focus: ReturnType<typeof useRovingFocus<CellId>>) {
  const latest = useLatest({ scene, focus });
  return useMemo(
    () => ({
      point(cell: CellId) {
        const { draft, setDraft } = latest.current.scene;
        if (draft?.at !== cell) setDraft({ ...draft, at: cell, why: undefined });
      },
      /** What was said of a card goes with the pointer; what was chosen stays. */
      pointAway() {
        const { draft, setDraft } = latest.current.scene;
        if (draft?.at !== undefined) setDraft({ ...draft, at: undefined, why: undefined });
      },
      press(cell: CellId) {
        const { scene } = latest.current;
        const { draft, setDraft, play, t } = scene;
        const done = pressing(cell, scene);
        if ('move' in done) play(done.move.move, ...done.move.args);
        else if ('draft' in done) setDraft({ ...done.draft, at: cell, why: undefined });
        else {
          setDraft({ ...draft, at: cell, why: done.why });
          announce(t(`why.${done.why}`));
        }
      },
      /** A card has got the focus. */
      note: (cell: CellId) => latest.current.focus.note(cell),
      /** Arrow keys lead from card to card. */
      go(event: KeyboardEvent, cell: CellId) {
        const { scene, focus } = latest.current;
        const next = followed(event, cell, scene);
        if (next) focus.move(next);
      },
    }),
    [latest],
  );
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
