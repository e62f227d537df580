import { useState } from 'react';
import { useTranslation } from '../../../../text/useTranslation';
import useSWRImmutable from 'swr/immutable';
import type { Engine } from '../../../../../shared/engine/engine';
import { type MatchRecord, silentSeats } from '../../../../../shared/engine/record';
import type { Witness } from '../../../../../shared/protocol/witness';
import type { MatchKey } from '../../../../net/api';
import { fileAddress, recordOf } from '../../../../net/records';
import { knownAt } from '../../../../net/share';
import { isChunkMissing } from '../../../../app/outdated';
import { Begun } from '../../../../tables/Begun';
import { Button } from '../../../../ui/controls/Button';
import { CopyButton } from '../../../../ui/controls/CopyButton';
import { Dialog } from '../../../../ui/surfaces/Dialog';
import { CheckIcon, CloseIcon, SealIcon } from '../../../../ui/signs/icons';
import styles from './Fairness.module.css';
import type { Check } from '../../../../../shared/engine/verify';
import type { SeenCheck } from '../../../../../shared/protocol/witnessing';
import type { AllFindings, Finding } from './findings';

type Props = { engine: Engine; match: MatchKey };

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
          <Checked {...props} />
        </Dialog>
      )}
    </>
  );
}

/** The match dealt and played again in this browser, and what that showed. */
function Checked({ engine, match }: Props) {
  const { t } = useTranslation('match');
  const { data, error } = useSWRImmutable(['findings', match.matchID], async () => {
    const [record, { findingsOf }] = await Promise.all([recordOf(match), import('./findings')]);
    const { matchID } = match;
    const witness = knownAt(match);
    return { record, witness, found: findingsOf(record, engine, { matchID, witness }) };
  });
  if (isChunkMissing(error)) throw error;
  if (error) return <p role="alert">{t('fairness.failed')}</p>;
  if (!data) return <p role="status">{t('fairness.checking')}</p>;
  return <Found {...data} match={match} />;
}

type FoundProps = {
  record: MatchRecord;
  witness: Witness;
  found: AllFindings;
  match: MatchKey;
};

function Found({ record, witness, found: { seen, told }, match }: FoundProps) {
  const { t } = useTranslation('match');
  const isWrong = [...seen, ...told].some(({ isTrue }) => isTrue === false);
  const has = (check: SeenCheck) => seen.some((one) => one.check === check);
  // all of it, and our own secret with it: without that somebody may have chosen the cards
  const isWitnessed =
    has('seenTable') && has('seenNonce') && seen.every(({ isTrue }) => isTrue !== null);
  const { beginning } = record;
  const verdict = isWrong ? 'unfair' : isWitnessed ? 'fair' : 'consistent';
  return (
    <div className={styles.found}>
      <p className={styles.verdict} role="status" data-fair={!isWrong}>
        {beginning && !isWrong ? t('begun:verdict') : t(`fairness.${verdict}`)}
      </p>
      {beginning && <Begun game={match.game} beginning={beginning} />}
      {!beginning && !has('seenTable') && (
        <p>{t(seen.length > 0 ? 'fairness.noTableKept' : 'fairness.nothingKept')}</p>
      )}
      {!beginning && has('seenTable') && !has('seenNonce') && <p>{t('fairness.noSecretKept')}</p>}
      {seen.length > 0 && (
        <Findings title={t('fairness.seen')} findings={seen} count={record.actions.length} />
      )}
      <Findings title={t('fairness.told')} findings={told} count={record.actions.length} />
      {!beginning && (
        <>
          <Tries record={record} />
          <p className={styles.limits}>{t('fairness.limits')}</p>
          <Seeds record={record} witness={witness} />
        </>
      )}
      <Copies witness={witness} match={match} />
    </div>
  );
}

/** What neither the record of a match that is over nor what was kept need say. */
const UNTOLD = ['seenTable', 'seenTold', 'seenNonce', 'attempts'] as const;

const mayBeUntold = (check: Check | SeenCheck): check is (typeof UNTOLD)[number] =>
  (UNTOLD as readonly string[]).includes(check);

type FindingsProps = {
  title: string;
  findings: readonly Finding<Check | SeenCheck>[];
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
            <span>
              {isTrue === null && mayBeUntold(check)
                ? t(`fairness.untold.${check}`)
                : t(`fairness.check.${check}`, { count })}
            </span>
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

/** What the shuffle was made from, and what of it this browser knows by itself. */
function Seeds({ record, witness }: Pick<FoundProps, 'record' | 'witness'>) {
  const { t } = useTranslation('match');
  const { commitment, share } = witness;
  return (
    <dl className={styles.seeds}>
      <dt>{t(commitment ? 'fairness.seenCommitment' : 'fairness.commitment')}</dt>
      <dd>
        <code>{commitment ?? record.commitment}</code>
      </dd>
      {share && (
        <>
          <dt>{t('fairness.nonce')}</dt>
          <dd>
            <code>{share.nonce}</code>
          </dd>
        </>
      )}
      <dt>{t('fairness.seed')}</dt>
      <dd>
        <code>{record.serverSeed}</code>
      </dd>
    </dl>
  );
}

/** The record and what this browser saw, to be kept and checked anywhere. */
function Copies({ witness, match }: Pick<FoundProps, 'witness' | 'match'>) {
  const { t } = useTranslation('match');
  const isKept = witness.commitment !== undefined;
  const seen = JSON.stringify({ ...match, ...witness });
  return (
    <>
      <a className={styles.save} href={fileAddress(match)} download={`${match.matchID}.wonder`}>
        {t('fairness.save')}
      </a>
      {isKept && (
        <a
          className={styles.save}
          href={`data:application/json,${encodeURIComponent(seen)}`}
          download={`${match.matchID}-seen.json`}
        >
          {t('fairness.saveSeen')}
        </a>
      )}
      <CopyButton
        text={`npm run verify -- ${match.matchID}.wonder${isKept ? ` --seen ${match.matchID}-seen.json` : ''}`}
      >
        {t('fairness.command')}
      </CopyButton>
    </>
  );
}
