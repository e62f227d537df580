import { useRef } from 'react';
import { isLastRound } from '../../../../shared/games/colorful-treasure/table';
import { classes } from '../../../ui/classes';
import { useScreen } from '../../../ui/hooks/useScreen';
import styles from './Board.module.css';
import { Grid } from './Grid';
import { OfferedTokens } from '../tokens/OfferedTokens';
import { Theft } from '../theft/Theft';
import { useKeptFocus } from './useKeptFocus';
import type { OnTable } from '../types';

/** The grid of wonders, in a lower light when the last round has come; a thief has what they may steal beside it. */
export function Board(scene: OnTable) {
  const { table, grid } = scene.view;
  const { isPhone } = useScreen();
  const board = useRef<HTMLDivElement>(null);
  useKeptFocus(board);
  // not before they are asked: until then there is nothing in it, and plates and wonders lie below
  const isThief = scene.legal.some(({ move }) => move === 'steal');
  return (
    <div ref={board} className={classes(styles.board, isLastRound(grid, table) && styles.last)}>
      <Grid {...scene} />
      {isPhone && <OfferedTokens {...scene} />}
      {isThief && <Theft {...scene} thief={scene.ctx.currentPlayer} />}
    </div>
  );
}
