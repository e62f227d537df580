import { useTranslation } from '../../text/useTranslation';
import { type Seat, STRENGTHS } from '../../../shared/protocol/table';
import { seatBot } from '../../net/api';
import styles from './SeatPlate.module.css';
import type { AsHost } from './SeatTools';

/** How well a bot plays; one press has it play otherwise. */
export function BotStrength({ seat, asHost }: { seat: Seat; asHost: AsHost | null }) {
  const { t } = useTranslation('app');
  if (!seat.bot) return null;
  const words = t('seat.bot', { strength: t(`strength.${seat.bot}`) });
  if (asHost === null) return <p className={styles.role}>{words}</p>;
  const { match, host, attempt } = asHost;
  const next = STRENGTHS[(STRENGTHS.indexOf(seat.bot) + 1) % STRENGTHS.length];
  return (
    <button
      type="button"
      className={styles.strength}
      aria-label={t('seat.strengthNext', { words, next: t(`strength.${next}`) })}
      title={t(`strengthAbout.${seat.bot}`)}
      onClick={() => attempt(() => seatBot(match, host, seat.id, next))}
    >
      {words}
      <span aria-hidden className={styles.bars}>
        {STRENGTHS.map((one, i) => (
          <i key={one} data-on={i <= STRENGTHS.indexOf(seat.bot!) || undefined} />
        ))}
      </span>
    </button>
  );
}
