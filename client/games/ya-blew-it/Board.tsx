import { matching } from '../../../shared/games/ya-blew-it/scoring';
import { DYNAMITE, type Event, type View } from '../../../shared/games/ya-blew-it/state';
import { acting } from '../../../shared/games/ya-blew-it/table';
import type { Scene } from '../../match/title';
import { Lantern } from '../../ui/art/Lantern';
import { classes } from '../../ui/classes';
import styles from './Board.module.css';
import { Claim } from './Claim';
import { DeckCorner } from './DeckCorner';
import { FireRound } from './FireRound';
import { rollOfClaim } from './freshRoll';
import { Fuse } from './Fuse';
import { Gains } from './Gains';
import { LastRoll } from './LastRoll';
import { Timber } from './Timber';

/** The gallery: the deck, the Claim under the lantern, the fuse with the odds; or the Fire that interrupts it all. */
export function Board(scene: Scene<View, Event>) {
  const { table } = scene.view;
  const { fire } = table;
  const isOver = scene.ctx.gameover !== undefined;
  // a single row hangs low, so that the lantern is seen
  const isRow = table.claim.length <= 5;
  return (
    <div className={classes(styles.board, fire && styles.onFire)} data-thing="board">
      <Timber />
      <div className={classes(styles.lantern, !isRow && styles.high)} aria-hidden>
        <Lantern />
      </div>
      <div className={styles.face}>
        <div className={styles.deck}>
          <DeckCorner {...scene} />
        </div>
        <div className={classes(styles.claim, isRow && !fire && styles.low)}>
          {fire ? (
            <FireRound {...scene} fire={fire} />
          ) : (
            <Claim cards={table.claim} isOver={isOver} {...scene} />
          )}
        </div>
        <div className={styles.roll}>
          <LastRoll {...scene} />
        </div>
        {table.showOdds && !isOver && table.step !== 'securing' && (
          <div className={styles.odds}>
            <Odds {...scene} />
          </div>
        )}
        {!fire && scene.playerID !== null && (
          <div className={styles.gains}>
            <Gains {...scene} playerID={scene.playerID} />
          </div>
        )}
      </div>
    </div>
  );
}

/** The chance of the next roll: against the Claim, or in a Fire against what the roller has to lose. */
function Odds(scene: Scene<View, Event>) {
  const { ctx, name, playerID, t } = scene;
  const { table } = scene.view;
  const { fire, roll, claim, scoring } = table;
  if (!fire) {
    const lit = matching(claim);
    return (
      <Fuse lit={lit} rolled={rollOfClaim(scene)} t={t}>
        {t('board.matching', { count: lit.length, faces: DYNAMITE })}
      </Fuse>
    );
  }
  const [roller] = acting(table, ctx);
  const lit = matching(scoring[roller]);
  const isTheirs = roll?.purpose === 'fire' && roll.playerID === roller;
  return (
    <Fuse lit={lit} rolled={isTheirs ? roll : null} t={t}>
      {t('board.burning', {
        count: lit.length,
        faces: DYNAMITE,
        name: name(roller),
        ...(roller === playerID && { context: 'you' }),
      })}
    </Fuse>
  );
}
