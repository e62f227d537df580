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
import { Fuse } from './Fuse';
import { Gains } from './Gains';
import { LastRoll } from './LastRoll';
import { Timber } from './Timber';

/** The gallery: the deck, the Claim under the lantern, the fuse with the odds; or the Fire that interrupts it all. */
export function Board(scene: Scene<View, Event>) {
  const { table } = scene.view;
  const { fire } = table;
  // a single row hangs low, so that the lantern is seen
  const isRow = table.claim.length <= 5;
  return (
    <div className={classes(styles.board, fire && styles.onFire)}>
      <Timber />
      <div className={classes(styles.lantern, !isRow && styles.high)} aria-hidden>
        <Lantern />
      </div>
      <div className={styles.face}>
        <div className={styles.deck}>
          <DeckCorner {...scene} />
        </div>
        <div className={classes(styles.claim, isRow && !fire && styles.low)}>
          {fire ? <FireRound {...scene} fire={fire} /> : <Claim cards={table.claim} {...scene} />}
        </div>
        <div className={styles.roll}>
          <LastRoll {...scene} />
        </div>
        {table.showOdds && (
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
function Odds({ view: { table }, ctx, name, playerID, t }: Scene<View, Event>) {
  const { fire, roll, claim } = table;
  const roller = fire && table.step === 'burning' ? acting(table, ctx).at(0) : undefined;
  const lit = fire
    ? roller === undefined
      ? []
      : matching(table.scoring[roller])
    : matching(claim);
  const isAgainstThese = fire
    ? roll?.purpose === 'fire' && roll.playerID === roller
    : claim.length > 0;
  const words = () => {
    if (!fire) return t('board.matching', { count: lit.length, faces: DYNAMITE });
    if (roller === undefined) return t('board.fire');
    return t('board.burning', {
      count: lit.length,
      faces: DYNAMITE,
      name: name(roller),
      context: roller === playerID ? 'you' : undefined,
    });
  };
  return (
    <Fuse lit={lit} rolled={isAgainstThese ? roll : null} t={t}>
      {words()}
    </Fuse>
  );
}
