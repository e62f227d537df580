import { useTranslation } from '../../text/useTranslation';
import type { Seat } from '../../../shared/protocol/table';
import { clock } from '../../ui/clock';
import { usePassing } from '../../ui/hooks/usePassing';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** When each news of a seat came in: the server says how long there is, since no two clocks agree. */
const heardAt = new WeakMap<object, number>();

/** How much time a seat has left; `null` where none is counted. */
export function useTimeLeft(seat: Pick<Seat, 'timeLeft'>, isPaused: boolean): number | null {
  const isCounted = seat.timeLeft !== undefined;
  usePassing(isCounted && !isPaused);
  if (!isCounted) return null;
  const now = clock.now();
  if (!heardAt.has(seat)) heardAt.set(seat, now);
  const passed = isPaused ? 0 : now - heardAt.get(seat)!;
  return Math.max(0, seat.timeLeft! - passed);
}

/** Says how much time there is, the calmer the more of it: days, hours, minutes, at last seconds. */
export function useTimeWords() {
  const { t } = useTranslation('app');
  return (left: number): string => {
    if (left > 2 * DAY) return t('time.days', { count: Math.floor(left / DAY) });
    if (left > 2 * HOUR) return t('time.hours', { count: Math.floor(left / HOUR) });
    if (left > MINUTE) return t('time.minutes', { count: Math.ceil(left / MINUTE) });
    return t('time.seconds', { count: Math.ceil(left / SECOND) });
  };
}
