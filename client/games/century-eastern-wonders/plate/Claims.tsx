import type { PlayerID } from '../../../../shared/engine/game';
import { lastTile } from '../../../../shared/games/century-eastern-wonders/table';
import { VP_TILES } from '../../../../shared/games/century-eastern-wonders/vpTiles';
import { classes } from '../../../ui/classes';
import styles from './Claims.module.css';
import { areTilesSeen, claimsSeen } from './plate';
import { claimOf } from '../thingNames';
import type { OnTable } from '../types';

/** A player's VP tiles out of those that end the match: the points of those that are seen; the last is warned of before it comes. At the end they turn up once they are counted. */
export function Claims(scene: OnTable & { of: PlayerID }) {
  const { view, of, t } = scene;
  const count = claimsSeen(scene, of);
  const seen = areTilesSeen(scene, of) ? view.claimed[of] : null;
  const last = lastTile(view.table);
  const isNear = count >= last - 1;
  return (
    <span className={styles.claims} data-hint="claims">
      <span className={styles.tiles} aria-hidden>
        {Array.from({ length: Math.max(count, last) }, (_, i) => (
          <i
            key={i}
            data-thing={claimOf(of, i)}
            className={classes(
              styles.place,
              i < count && styles.claimed,
              i === count && isNear && styles.next,
            )}
          >
            {i < count && (seen ? VP_TILES[seen[i]].points : '')}
          </i>
        ))}
      </span>
      <span className="visually-hidden">
        {t('claims.words', { count, last })}
        {isNear && count < last && `. ${t('claims.near')}`}
      </span>
    </span>
  );
}
