import MEDIA from '../../../ui/media.json';
import { useRovingFocus } from '../../../ui/hooks/useRovingFocus';
import type { KeyboardEvent } from 'react';
import { ROWS } from '../../../../shared/games/colorful-treasure/figures';
import {
  allCells,
  cellsOf,
  columnTokens,
  leftOf,
  wondersOf,
} from '../../../../shared/games/colorful-treasure/table';
import type { Treasure } from '../../../../shared/games/colorful-treasure/state';
import {
  cardOf,
  colorsOf,
  columnOf,
  kindOf,
  WONDER_IDS,
  wonderAt,
  type CellId,
} from '../../../../shared/games/colorful-treasure/wonders';
import { announce } from '../../../ui/announce';
import { classes } from '../../../ui/classes';
import { CheckIcon } from '../../../ui/signs/icons';
import { Token } from '../tokens/Token';
import { Card } from './Card';
import { Maybe } from './Maybe';

import styles from './Grid.module.css';
import { nearest, neighbour, type Direction } from './neighbour';
import { pressing } from './pressing';
import { useMemory } from './useMemory';
import { cellWords, columnWords } from '../words';
import type { OnTable } from '../types';

/** The wonders in columns, or on a phone in rows, with their tokens at both ends. One card takes part in the tab order. */
export function Grid(scene: OnTable) {
  const { view, draft, setDraft, pointed, t } = scene;
  const { table, grid } = view;
  const seen = useMemory(scene);
  const focus = useRovingFocus<CellId>();
  const down = cellsOf(grid);
  const entry = focus.current ? nearest(focus.current, down) : down[0];
  // what others reveal stands out
  const isWatched = table.revealed.length > 0 && scene.ctx.currentPlayer !== scene.playerID;
  const held = countsFor(scene);
  const called = table.revealed.flatMap((cell) => {
    const treasure = grid[cell];
    return treasure ? [cardOf(wonderAt(cell), treasure)] : [];
  });
  const shown = pointed.flatMap((event) => ('cells' in event ? event.cells : []));

  const point = (cell: CellId) => {
    if (draft?.at !== cell) setDraft({ ...draft, at: cell, why: undefined });
  };
  /** What was said of a card goes with the pointer; what was chosen stays. */
  const pointAway = () => {
    if (draft?.at !== undefined) setDraft({ ...draft, at: undefined, why: undefined });
  };
  const press = (cell: CellId) => {
    const done = pressing(cell, scene);
    if ('move' in done) scene.play(done.move.move, ...done.move.args);
    else if ('draft' in done) setDraft({ ...done.draft, at: cell, why: undefined });
    else {
      setDraft({ ...draft, at: cell, why: done.why });
      announce(t(`why.${done.why}`));
    }
  };
  /** What a card is, and whether a press takes it where it lies open. */
  const labelOf = (cell: CellId) => {
    const card = cellWords(cell, view, seen, t);
    const isTaken = table.revealed.includes(cell) && 'move' in pressing(cell, scene);
    return isTaken ? t('cell.taken', { card }) : card;
  };
  const go = (event: KeyboardEvent, cell: CellId) => {
    const direction = ARROWS[event.key];
    if (!direction) return;
    event.preventDefault();
    const printed = isTurned() ? TURNED[direction] : direction;
    const next = neighbour(cell, printed, allCells(table), down);
    if (next) focus.move(next);
  };

  return (
    <div
      className={classes(styles.grid, isWatched && styles.watched)}
      role="group"
      aria-label={t('board.grid', { count: down.length })}
      data-rows={ROWS[table.variant].value}
      onPointerLeave={({ pointerType }) => pointerType !== 'touch' && pointAway()}
    >
      {WONDER_IDS.map((wonder) => {
        const { diamond, kind } = columnTokens(wonder, table);
        const left = leftOf(wonder, table);
        const isUp = (treasure: Treasure) => called.includes(cardOf(wonder, treasure));
        const gone = colorsOf(wonder).filter((color) => !left.includes(color));
        return (
          <div
            key={wonder}
            className={styles.column}
            role="group"
            aria-label={columnWords(wonder, { view, isHeld: held.includes(wonder), t })}
          >
            <span className={styles.token}>
              {held.includes(wonder) && (
                <span className={styles.held} data-hint="held">
                  <CheckIcon size={11} />
                </span>
              )}
              {diamond && (
                <Token
                  of="diamond"
                  thing={`token:diamond:${wonder}`}
                  hint="diamondToken"
                  isCalled={isUp('diamond')}
                />
              )}
            </span>
            {columnOf(wonder, ROWS[table.variant].value).map((cell) =>
              cell in grid ? (
                <Card
                  key={cell}
                  {...focus.propsOf(cell, entry)}
                  cell={cell}
                  treasure={grid[cell] ?? null}
                  name={t(`short.${wonder}`)}
                  isUp={table.revealed.includes(cell)}
                  gone={gone}
                  maybe={
                    draft?.at === cell &&
                    seen?.[cell] === undefined && <Maybe {...scene} wonder={wonder} />
                  }
                  seen={seen?.[cell]}
                  isChosen={draft?.cells?.includes(cell) ?? false}
                  isPointed={shown.includes(cell)}
                  isOpen={!('why' in pressing(cell, scene))}
                  label={labelOf(cell)}
                  onFocus={({ target }) => {
                    focus.note(cell);
                    if (target.matches(':focus-visible')) point(cell);
                  }}
                  // a finger that touches a card is about to press it: until then everything stands still
                  onPointerEnter={({ pointerType }) => pointerType !== 'touch' && point(cell)}
                  onKeyDown={(event) => go(event, cell)}
                  onClick={() => press(cell)}
                />
              ) : (
                <span key={cell} className={styles.gap} data-pointed={shown.includes(cell)} />
              ),
            )}
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
      })}
    </div>
  );
}

/** The wonders that bring the reader no nearer to Explorer, while that can be won. */
const countsFor = ({ view: { table }, playerID }: OnTable) =>
  playerID === null || table.variant === 'junior' || table.awards.explorer !== null
    ? []
    : wondersOf(table.players[playerID].cards);

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
