import { useRef } from 'react';
import { classes } from '../../ui/classes';
import styles from './Board.module.css';
import type { OnTable } from './draft';
import { Grid } from './Grid';
import { Theft } from './Theft';
import { useKeptFocus } from './useKeptFocus';

/** The grid of wonders; for a thief, what he may steal. */
export function Board(scene: OnTable) {
  const { table } = scene.view;
  const board = useRef<HTMLDivElement>(null);
  useKeptFocus(board);
  const isThief = table.stealing && scene.playerID === scene.ctx.currentPlayer;
  return (
    <div ref={board} className={classes(styles.board, isThief && styles.theft)}>
      {isThief ? <Theft {...scene} thief={scene.ctx.currentPlayer} /> : <Grid {...scene} />}
    </div>
  );
}
