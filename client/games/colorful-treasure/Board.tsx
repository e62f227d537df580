import { useRef, type CSSProperties } from 'react';
import { useScreen } from '../../match/useScreen';
import { useSteadyHeight } from '../../match/useSteadyHeight';
import { classes } from '../../ui/classes';
import styles from './Board.module.css';
import type { OnTable } from './draft';
import { Grid } from './Grid';
import { Theft } from './Theft';
import { hasTiles } from './TokenPanel';
import { useKeptFocus } from './useKeptFocus';

/** The grid of wonders; for a thief, what he may steal. */
export function Board(scene: OnTable) {
  const { table } = scene.view;
  const board = useRef<HTMLDivElement>(null);
  useKeptFocus(board);
  const isThief = table.stealing && scene.playerID === scene.ctx.currentPlayer;
  // tokens to choose from need more room below the grid
  const steady = useSteadyHeight(board, isThief ? 'theft' : hasTiles(scene) ? 'tokens' : 'cards');
  const { isPhone } = useScreen();
  const room = isPhone && !isThief && steady;
  return (
    <div
      ref={board}
      className={classes(styles.board, isThief && styles.theft)}
      style={room ? ({ '--room': `${room}px` } as CSSProperties) : undefined}
    >
      {isThief ? <Theft {...scene} thief={scene.ctx.currentPlayer} /> : <Grid {...scene} />}
    </div>
  );
}
