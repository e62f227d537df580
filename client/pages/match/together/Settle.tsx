import { useTranslation } from '../../../text/useTranslation';
import type { Proof } from '../../../../shared/protocol/requests';
import type { Table } from '../../../../shared/protocol/table';
import { type MatchKey, vote } from '../../../net/api';
import { Refused } from '../../../net/Refused';
import { useAttempt } from '../../../net/useAttempt';
import { Button } from '../../../ui/controls/Button';
import { ConfirmButton } from '../../../ui/controls/ConfirmButton';
import { FlagIcon, PauseIcon } from '../../../ui/signs/icons';
import styles from '../menu/Menu.module.css';

type Props = { match: MatchKey; seat: Proof; table: Table; onDone(): void };

/** What anybody at the table may propose to the others. */
export function Settle({ match, seat, table, onDone }: Props) {
  const { t } = useTranslation('match');
  const { attempt, refused } = useAttempt();
  const propose = (about: 'pause' | 'abandon') =>
    void attempt(async () => {
      await vote(match, seat, { about, agree: true });
      onDone();
    });
  return (
    <section className={styles.seats}>
      <h3>{t('vote.title')}</h3>
      <p className={styles.about}>{t('vote.about')}</p>
      <div className={styles.ways}>
        {!table.isPaused && (
          <Button wide icon={<PauseIcon size={16} />} onClick={() => propose('pause')}>
            {t('vote.pause')}
          </Button>
        )}
        <ConfirmButton
          wide
          icon={<FlagIcon />}
          warning={t('vote.abandonAbout')}
          onConfirm={() => propose('abandon')}
        >
          {t('vote.abandon')}
        </ConfirmButton>
      </div>
      <Refused code={refused} />
    </section>
  );
}
