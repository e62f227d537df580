import { useScreen } from '../../../ui/hooks/useScreen';
import { Disc } from '../../../ui/signs/Disc';
import type { Corner } from '../chart/seaCorners';
import { CLOSE_GIVEN, CLOSE_GOT } from '../thingNames';
import styles from './CloseUp.module.css';
import { deedSeen, hasCome } from './deeds';
import type { OnTable } from '../types';

/**
 * In the corner that a chart leaves free, while it is seen that something is done on an island, which is lit: what is
 * given, what comes of it, and whose it is, as large as it can be told at a glance. For where the sea is drawn small; the
 * sentence says the same.
 */
export function CloseUp({ scene, corner }: { scene: OnTable; corner: Corner }) {
  const { isPhone } = useScreen();
  const deed = isPhone ? deedSeen(scene) : null;
  if (!deed) return null;
  const { by, gives, gets, spaces, words, points } = deed;
  return (
    <span className={styles.card} data-corner={corner} data-seat={by} aria-hidden>
      <span className={styles.whose}>
        <Disc seat={by} size={24} />
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
      {spaces}
      {words && (
        <span className={styles.words}>
          <b>{words.name}</b> {words.about}
        </span>
      )}
      {points !== undefined && points > 0 && (
        // its room is kept for it
        <b className={styles.points} data-come={hasCome(scene)}>{`+${points}`}</b>
      )}
    </span>
  );
}
