import type { Color } from '../../../../shared/games/ya-blew-it/state';
import { Lantern } from '../../../ui/art/Lantern';
import { classes } from '../../../ui/classes';
import { useScreen } from '../../../ui/hooks/useScreen';
import { Air } from './Air';
import styles from './Board.module.css';
import { Claim } from './Claim';
import { endInSight } from './endInSight';
import { faceUp } from './faceUp';
import { DeckCorner } from './DeckCorner';
import { FireAside } from '../fire/FireAside';
import { FireRound } from '../fire/FireRound';
import { Spared } from './Spared';
import { rollersIn } from '../fire/fireStory';
import { Gains } from './Gains';
import { isLate } from '../isLate';
import { LastFire } from './LastFire';
import { LastRoll } from './LastRoll';
import { Outbreak } from './Outbreak';
import { Moment } from './Moment';
import { isClaimStaked, Odds } from './Odds';
import { Pass } from './Pass';
import { Thrown } from './Thrown';
import { Timber } from './Timber';
import type { OnTable } from '../types';
import { Wick } from './Wick';

/** The gallery: the deck, the Claim under the lantern, the fuse with the odds; or the Fire that interrupts it all. */
export function Board(scene: OnTable) {
  const { table, deckSize } = scene.view;
  const { fire } = table;
  const { isPhone } = useScreen();
  const isOver = table.over;
  const isCrowded = fire !== null && rollersIn(fire, scene).length > 3;
  return (
    <div
      className={classes(
        styles.board,
        fire && styles.onFire,
        isCrowded && styles.crowded,
        isLate(deckSize) && !isOver && styles.late,
        isClaimStaked(scene) && styles.staked,
        endInSight(scene) && styles.told,
        scene.happening.some(({ type }) => type === 'fireBroke') && styles.dark,
        scene.resting.some(({ type }) => type === 'fireBroke') && styles.broke,
      )}
      data-thing="board"
    >
      <Timber />
      {!fire && <Air key={`${deckSize} ${scene.events.length}`} />}
      <div className={styles.lantern} data-thing="lantern" aria-hidden>
        <Lantern />
      </div>
      <Moment {...scene} />
      <Spared {...scene} />
      <LastFire {...scene} />
      <Outbreak {...scene} />
      <Pass {...scene} />
      <div className={styles.face}>
        <div className={styles.deck}>
          <DeckCorner {...scene} isLow={isCrowded} />
        </div>
        <div className={styles.claim} data-thing="claim">
          {fire ? (
            <FireRound {...scene} fire={fire} />
          ) : (
            <Claim
              cards={table.claim}
              open={faceUp(scene)}
              cursed={cursedOf(scene)}
              isOver={isOver}
              {...scene}
            />
          )}
        </div>
        <div className={styles.roll}>
          <LastRoll {...scene} />
        </div>
        <Thrown {...scene} />
        {table.showOdds && !isOver && (
          <div className={styles.odds}>
            <Odds {...scene} />
          </div>
        )}
        <div className={styles.gains}>
          {fire && isPhone && <FireAside {...scene} fire={fire} />}
          {!fire && scene.playerID !== null && <Gains {...scene} playerID={scene.playerID} />}
        </div>
      </div>
      <Wick table={table} />
    </div>
  );
}

/** The colour that counts against the reader, as long as the Claim may still come to them. */
const cursedOf = ({ view: { table }, playerID }: OnTable): Color | undefined =>
  playerID === null || table.out.includes(playerID) ? undefined : table.cursed[playerID];
