import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import useSWRImmutable from 'swr/immutable';
import type { GameModule } from '../../shared/core/module';
import type { MatchRecord } from '../../shared/core/record';
import { type MatchKey, recordAddress, recordOf } from '../lobby/api';
import type { OwnSeat } from '../lobby/seats';
import { isPartMissing } from '../outdated';
import { Button } from '../ui/Button';
import { Dialog } from '../ui/Dialog';
import { CheckIcon, CloseIcon, SealIcon } from '../ui/icons';
import styles from './Fairness.module.css';
import type { Finding } from './proof';

type Props = { module: GameModule; match: MatchKey; seat: OwnSeat | undefined };

/** The way to see for oneself that nobody had a hand in the shuffle. */
export function Fairness(props: Props) {
  const { t } = useTranslation('match');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        kind="ghost"
        icon={<SealIcon size={18} />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {t('fairness.open')}
      </Button>
      {isOpen && (
        <Dialog
          title={t('fairness.title')}
          about={t('fairness.about')}
          onClose={() => setOpen(false)}
        >
          <Proof {...props} />
        </Dialog>
      )}
    </>
  );
}

/** The match dealt and played again in this browser, and what that showed. */
function Proof({ module, match, seat }: Props) {
  const { t } = useTranslation('match');
  const { data, error } = useSWRImmutable(['proof', match.matchID], async () => {
    const [record, { findingsOf }] = await Promise.all([recordOf(match), import('./proof')]);
    return { record, findings: findingsOf(record, module, seat) };
  });
  if (isPartMissing(error)) throw error;
  if (error) return <p role="alert">{t('fairness.failed')}</p>;
  if (!data) return <p role="status">{t('fairness.checking')}</p>;
  return <Found {...data} address={recordAddress(match)} />;
}

type FoundProps = {
  record: MatchRecord;
  findings: readonly Finding[];
  /** Where the record can be fetched, to keep it. */
  address: string;
};

function Found({ record, findings, address }: FoundProps) {
  const { t } = useTranslation('match');
  const isFair = findings.every(({ isTrue }) => isTrue);
  return (
    <div className={styles.found}>
      <p className={styles.verdict} role="status" data-fair={isFair}>
        {t(isFair ? 'fairness.fair' : 'fairness.unfair')}
      </p>
      <ul className={styles.findings}>
        {findings.map(({ check, isTrue }) => (
          <li key={check} data-true={isTrue}>
            {isTrue ? <CheckIcon size={18} /> : <CloseIcon size={18} />}
            <span className="visually-hidden">
              {t(isTrue ? 'fairness.true' : 'fairness.false')}
            </span>
            <span>{t(`fairness.check.${check}`, { count: record.actions.length })}</span>
          </li>
        ))}
      </ul>
      <p className={styles.limits}>{t('fairness.limits')}</p>
      <dl className={styles.seeds}>
        <dt>{t('fairness.seal')}</dt>
        <dd>
          <code>{record.commitment}</code>
        </dd>
        <dt>{t('fairness.seed')}</dt>
        <dd>
          <code>{record.serverSeed}</code>
        </dd>
      </dl>
      <a className={styles.save} href={address} download={`${record.matchID}.json`}>
        {t('fairness.save')}
      </a>
    </div>
  );
}
