import { useTranslation } from '../../text/useTranslation';
import type { Seat } from '../../../shared/protocol/table';
import { useNow } from '../../ui/hooks/useNow';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Whoever loads the page again is back sooner, in milliseconds: of that nobody has to be told. */
const BLINK = 10 * SECOND;

/** How long somebody has been away, in words; and since when, to be said in a sentence. */
export type AwayWords = { long: string; since: string };

/** Says of a seat how long its holder has been away, kept up to date; `null` of whoever is there, or was a moment ago. */
export function useAway(seats: readonly Pick<Seat, 'awaySince'>[]) {
  const { t, i18n } = useTranslation('app');
  const now = useNow(seats.some(({ awaySince }) => awaySince !== undefined));

  return ({ awaySince }: Pick<Seat, 'awaySince'>): AwayWords | null => {
    // this device's clock may go wrong: nobody is away since tomorrow
    if (awaySince === undefined || now - awaySince < BLINK) return null;
    return { long: longOf(now - awaySince), since: sinceOf(awaySince, now) };
  };

  function longOf(span: number): string {
    if (span < MINUTE) return t('away.now');
    if (span < HOUR) return t('away.minutes', { count: Math.floor(span / MINUTE) });
    if (span < DAY) return t('away.hours', { count: Math.floor(span / HOUR) });
    return t('away.days', { count: Math.floor(span / DAY) });
  }

  /** The time of day, and which day that was unless it is today. */
  function sinceOf(from: number, now: number): string {
    // our English is nobody's country: the hours of a day are counted through
    const time = new Intl.DateTimeFormat(i18n.language, {
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });
    if (now - from < DAY) return time.format(from);
    const day = new Intl.DateTimeFormat(i18n.language, { day: 'numeric', month: 'long' });
    return day.format(from);
  }
}
