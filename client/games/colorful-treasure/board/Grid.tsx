import { useEffect, useEffectEvent } from 'react';
import { useRovingFocus } from '../../../ui/hooks/useRovingFocus';
import { ROWS } from '../../../../shared/games/colorful-treasure/figures';
import { cellsOf, faceDown, wondersOf } from '../../../../shared/games/colorful-treasure/table';
import {
  cardOf,
  WONDER_IDS,
  wonderAt,
  type CellId,
} from '../../../../shared/games/colorful-treasure/wonders';
import { classes } from '../../../ui/classes';
import { Column } from './Column';
import styles from './Grid.module.css';
import { nearest } from './neighbour';
import { useHandling } from './useHandling';
import { useMemory } from './useMemory';
import type { OnTable } from '../types';

/** The wonders in columns, or on a phone in rows, with their tokens at both ends. One card takes part in the tab order. */
export function Grid(scene: OnTable) {
  const { table, grid } = scene.view;
  const rows = ROWS[table.variant].value;
  const seen = useMemory(scene);
  const focus = useRovingFocus<CellId>();
  const down = cellsOf(grid);
  const entry = focus.current ? nearest(focus.current, down) : down[0];
  // what others reveal stands out
  const isWatched = table.revealed.length > 0 && scene.ctx.currentPlayer !== scene.playerID;
  // and what can be stolen, while that is asked
  const isInShade = isWatched || scene.legal.some(({ move }) => move === 'steal');
  // the sentence tells of one more card: those that it may be light up
  const isInviting = scene.legal.some(({ move }) => move === 'revealThird');
  const held = countsFor(scene);
  const called = cardsUp(scene);
  const handling = useHandling(scene, focus);
  const { isThird = false } = scene.draft ?? {};
  const leadOn = useEffectEvent(() => {
    const down = faceDown(grid, table);
    const first = focus.current ? nearest(focus.current, down) : down[0];
    if (first) focus.move(first, { preventScroll: true });
  });
  useEffect(() => {
    if (isThird) leadOn();
  }, [isThird]);
  return (
    <div
      className={classes(styles.grid, isInShade && styles.shaded, isInviting && styles.inviting)}
      role="group"
      aria-label={scene.t('board.grid', { count: down.length })}
      data-rows={rows}
      onPointerLeave={({ pointerType }) => pointerType !== 'touch' && handling.pointAway()}
    >
      {WONDER_IDS.map((wonder) => (
        <Column
          key={wonder}
          {...scene}
          wonder={wonder}
          isHeld={held.includes(wonder)}
          called={called}
          seen={seen}
          focus={focus}
          handling={handling}
          entry={entry}
          isWatched={isWatched}
        />
      ))}
    </div>
  );
}

/** The wonders that bring the reader no nearer to Explorer, while that can be won. */
const countsFor = ({ view: { table }, playerID }: OnTable) =>
  playerID === null || table.variant === 'junior' || table.awards.explorer !== null
    ? []
    : wondersOf(table.players[playerID].cards);

/** The cards that lie open, whose tokens are called. */
const cardsUp = ({ view: { table, grid } }: OnTable) =>
  table.revealed.flatMap((cell) => {
    const treasure = grid[cell];
    return treasure ? [cardOf(wonderAt(cell), treasure)] : [];
  });
