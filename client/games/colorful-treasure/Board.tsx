import { classes } from '../../ui/classes';
import styles from './Board.module.css';
import type { OnTable } from './draft';
import { Grid } from './Grid';
import { Theft } from './Theft';

/** The grid of wonders; for a thief, what he may steal. */
export function Board(scene: OnTable) {
  const { table } = scene.view;
  const isThief = table.stealing && scene.playerID === scene.ctx.currentPlayer;
  return (
    <div className={classes(styles.board, isThief && styles.theft)}>
      {isThief ? <Theft {...scene} thief={scene.ctx.currentPlayer} /> : <Grid {...scene} />}
    </div>
  );
}
