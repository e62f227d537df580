import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import useSWRImmutable from 'swr/immutable';
import type { Engine } from '../../../../shared/engine/engine';
import { type MatchRecord, silentSeats } from '../../../../shared/engine/record';
import { type MatchKey, fileAddress, recordOf } from '../../../net/api';
import type { OwnSeat } from '../../../net/seats';
import { isChunkMissing } from '../../../app/outdated';
import { Button } from '../../../ui/Button';
import { CopyButton } from '../../../ui/CopyButton';
import { Dialog } from '../../../ui/Dialog';
import { CheckIcon, CloseIcon, SealIcon } from '../../../ui/icons';
import styles from './Fairness.module.css';
import type { Finding, Proof as Found } from './proof';

type Props = { engine: Engine; match: MatchKey; seat: OwnSeat | undefined };

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
function Proof({ engine, match, seat }: Props) {
  const { t } = useTranslation('match');
  const { data, error } = useSWRImmutable(['proof', match.matchID], async () => {
    const [record, { proofOf }] = await Promise.all([recordOf(match), import('./proof')]);
    return { record, proof: proofOf(record, engine, seat) };
  });
  if (isChunkMissing(error)) throw error;
  if (error) return <p role="alert">{t('fairness.failed')}</p>;
  if (!data) return <p role="status">{t('fairness.checking')}</p>;
  return <Found {...data} match={match} seat={seat} />;
}

type FoundProps = {
  record: MatchRecord;
  proof: Found;
  match: MatchKey;
  seat: OwnSeat | undefined;
};

function Found({ record, proof: { seen, told }, match, seat }: FoundProps) {
  const { t } = useTranslation('match');
  const isWrong = [...seen, ...told].some(({ isTrue }) => isTrue === false);
  const isWitnessed = seen.some(({ check }) => check === 'seenTable');
  const verdict = isWrong ? 'unfair' : isWitnessed ? 'fair' : 'consistent';
  return (
    <div className={styles.found}>
      <p className={styles.verdict} role="status" data-fair={!isWrong}>
        {t(`fairness.${verdict}`)}
      </p>
      {!isWitnessed && (
        <p>{t(seen.length > 0 ? 'fairness.noTableKept' : 'fairness.nothingKept')}</p>
      )}
      {seen.length > 0 && (
        <Findings title={t('fairness.seen')} findings={seen} count={record.actions.length} />
      )}
      <Findings title={t('fairness.told')} findings={told} count={record.actions.length} />
      <Tries record={record} />
      <p className={styles.limits}>{t('fairness.limits')}</p>
      <Seeds record={record} seat={seat} />
      <a className={styles.save} href={fileAddress(match)} download={`${record.matchID}.wonder`}>
        {t('fairness.save')}
      </a>
    </div>
  );
}

type FindingsProps = {
  title: string;
  findings: readonly Finding<string>[];
  /** How many moves there were. */
  count: number;
};

function Findings({ title, findings, count }: FindingsProps) {
  const { t } = useTranslation('match');
  return (
    <section>
      <h3>{title}</h3>
      <ul className={styles.findings}>
        {findings.map(({ check, isTrue }) => (
          <li key={check} data-true={isTrue ?? 'unknown'}>
            {isTrue === false ? <CloseIcon size={18} /> : isTrue && <CheckIcon size={18} />}
            <span className="visually-hidden">
              {t(`fairness.${isTrue === null ? 'unknown' : isTrue}`)}
            </span>
            <span>{t(`fairness.${isTrue === null ? 'untold' : 'check'}.${check}`, { count })}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** How often it took to deal, where it took more than once: whoever keeps their nonce back sees the others' and may want other cards. */
function Tries({ record: { attempts = [] } }: { record: MatchRecord }) {
  const { t } = useTranslation('match');
  if (attempts.length < 2) return null;
  const names = attempts.flatMap((attempt) =>
    silentSeats(attempt).map((seat) => attempt.seats[seat].name ?? t('fairness.erased')),
  );
  return (
    <p className={styles.tries}>
      {t('fairness.tries', { count: attempts.length, names: [...new Set(names)] })}
    </p>
  );
}

/** What the shuffle was made from, and what of it this browser knows by itself, to be checked anywhere. */
function Seeds({ record, seat }: Pick<FoundProps, 'record' | 'seat'>) {
  const { t } = useTranslation('match');
  const own = seat?.commitment !== undefined && { commitment: seat.commitment, nonce: seat.nonce };
  return (
    <>
      <dl className={styles.seeds}>
        <dt>{t(own ? 'fairness.seenCommitment' : 'fairness.commitment')}</dt>
        <dd>
          <code>{own ? own.commitment : record.commitment}</code>
        </dd>
        {own && (
          <>
            <dt>{t('fairness.nonce')}</dt>
            <dd>
              <code>{own.nonce}</code>
            </dd>
          </>
        )}
        <dt>{t('fairness.seed')}</dt>
        <dd>
          <code>{record.serverSeed}</code>
        </dd>
      </dl>
      {own && (
        <CopyButton
          text={`npm run verify -- ${record.matchID}.json --match ${seat.matchID} --commitment ${own.commitment} --nonce ${own.nonce}`}
        >
          {t('fairness.command')}
        </CopyButton>
      )}
    </>
  );
}
