import { useRef } from 'react';
import styles from './Board.module.css';

import { Grid } from './Grid';
import { Theft } from './Theft';
import { useKeptFocus } from './useKeptFocus';
import type { OnTable } from './types';

/** The grid of wonders; a thief has what they may steal beside it. */
export function Board(scene: OnTable) {
  const { table } = scene.view;
  const board = useRef<HTMLDivElement>(null);
  useKeptFocus(board);
  const isThief = table.stealing && scene.playerID === scene.ctx.currentPlayer;
  return (
    <div ref={board} className={styles.board}>
      <Grid {...scene} />
      {isThief && <Theft {...scene} thief={scene.ctx.currentPlayer} />}
    </div>
  );
}
