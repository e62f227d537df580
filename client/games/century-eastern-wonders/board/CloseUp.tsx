import type { CSSProperties } from 'react';
import { classes } from '../../../ui/classes';
import { useScreen } from '../../../ui/hooks/useScreen';
import { Disc } from '../../../ui/signs/Disc';
import { at, middle, REACH } from '../chart/layout';
import type { Picture } from '../chart/picture';
import { CLOSE_GIVEN, CLOSE_GOT } from '../thingNames';
import styles from './CloseUp.module.css';
import { deedSeen } from './deeds';
import { useDelivered } from './useDelivered';

/**
 * Beside the island where something is done, while that is seen: what is given, what comes of it, and whose it is, as
 * large as it can be told at a glance. For where the sea is drawn small; the sentence says the same.
 */
export function CloseUp({ scene, frame, lie }: Omit<Picture, 'plan'>) {
  const { isPhone } = useScreen();
  const delivered = useDelivered(scene);
  const deed = isPhone ? deedSeen(scene, delivered) : null;
  if (!deed) return null;
  const { by, tile, gives, gets, words, points } = deed;
  const { x, y } = middle(scene.view.table.chart.tiles[tile].hex, lie);
  const [across, down] = [x - frame.left - frame.width / 2, y - frame.top - frame.height / 2];
  const half = at(0.866, 1, lie).y * REACH;
  return (
    <span
      className={classes(
        styles.place,
        down > 0 ? styles.above : styles.below,
        !gives && !words && styles.narrow,
        points !== undefined && points > 9 && styles.wide,
      )}
      style={{ '--across': across, '--down': down, '--half': half } as CSSProperties}
      data-seat={by}
      aria-hidden
    >
      <i className={styles.tail} />
      <span className={styles.card}>
        <span className={styles.whose}>
          <Disc seat={by} size={28} />
        </span>
        {gives && (
          <>
            <span data-thing={CLOSE_GIVEN}>{gives}</span>
            <svg viewBox="0 0 24 20" className={styles.arrow}>
              <path d="M0 7h13V1l11 9-11 9v-6H0z" fill="currentColor" />
            </svg>
          </>
        )}
        <span data-thing={CLOSE_GOT}>{gets}</span>
        {words && (
          <span className={styles.words}>
            <b>{words.name}</b> {words.about}
          </span>
        )}
        {points !== undefined && points > 0 && <b className={styles.points}>{`+${points}`}</b>}
      </span>
    </span>
  );
}
