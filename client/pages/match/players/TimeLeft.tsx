import { useTranslation } from '../../../text/useTranslation';
import { useEffect, useRef } from 'react';
import type { Seat } from '../../../../shared/protocol/table';
import { useTimeLeft, useTimeWords } from '../../../tables/seats/timeLeft';
import { announce } from '../../../ui/announce';
import { CountRing } from '../../../ui/signs/CountRing';
import { HourglassIcon, PauseIcon } from '../../../ui/signs/icons';
import styles from './TimeLeft.module.css';

const MINUTE = 60_000;

type Props = { seat: Seat; isPaused: boolean; isReader: boolean };

/** How much time a player has for their decision; the last minute is a ring that empties. */
export function TimeLeft({ seat, isPaused, isReader }: Props) {
  const { t } = useTranslation('match');
  const left = useTimeLeft(seat, isPaused);
  const words = useTimeWords();
  const isLast = left !== null && left <= MINUTE;
  const isShort = isLast && !isPaused;
  const wasLong = useRef(false);
  useEffect(() => {
    // once, and only to whom it concerns
    if (isReader && isShort && wasLong.current) announce(t('lastMinute'));
    wasLong.current = left !== null && !isShort;
  });
  if (left === null) return null;
  return (
    <span className={styles.left} data-last={isLast || undefined} role="timer" aria-live="off">
      {isPaused ? (
        <PauseIcon size={13} />
      ) : isLast ? (
        <CountRing part={left / MINUTE} />
      ) : (
        <HourglassIcon size={12} />
      )}
      {words(left)}
    </span>
  );
}
