import { useTranslation, type KeyIn } from '../../text/useTranslation';
import type { Table } from '../../../shared/protocol/table';
import { type MatchKey, setReady, start } from '../../net/api';
import { Refused } from '../../net/Refused';
import type { OwnSeat } from '../../net/seats';
import type { Binding } from '../../net/useCommitment';
import type { useAttempt } from '../../net/useAttempt';
import { distinctNames } from '../../../shared/protocol/distinctNames';
import { isTaken } from '../../../shared/protocol/startConditions';
import { BackToSeat } from '../../tables/seats/BackToSeat';
import { KeepWarning } from '../../tables/seats/KeepWarning';
import { keepSettings } from '../../tables/options/lastSettings';
import { Marked } from '../../text/Marked';
import { Button } from '../../ui/controls/Button';
import { EyeIcon } from '../../ui/signs/icons';
import MEDIA from '../../ui/media.json';
import { useMedia } from '../../ui/hooks/useScreen';
import styles from './StartPanel.module.css';
import { SendLink } from './Invite';
import { JoinForm } from '../../tables/seats/JoinForm';
import { useStartBlocker } from './useStartBlocker';
import { seatLossOf, type SeatLoss } from '../../tables/seats/useSeatLoss';
import './sealedTexts';

type Props = {
  match: MatchKey;
  table: Table;
  seat: OwnSeat | undefined;
  binding: Binding;
  lost: SeatLoss;
  /** Whether we were asked for our nonce, and did not tell it. */
  isWithheld: boolean;
  trying: ReturnType<typeof useAttempt>;
};

/** One sentence says what has to happen next; the buttons do it. */
export function StartPanel({ seat, trying, binding, isWithheld, ...rest }: Props) {
  const { t } = useTranslation('app');
  return (
    <section className={styles.ask} aria-label={t('ask.title')}>
      {isWithheld && (
        <p role="alert" className={styles.lost}>
          {t('sealed:withheld')}
        </p>
      )}
      {binding === 'unbound' && (
        <p role="alert" className={styles.lost}>
          {t('sealed:unbound')}
        </p>
      )}
      {seat ? <Asked {...{ seat, trying, binding }} {...rest} /> : <Invited {...rest} />}
      {seat && <KeepWarning />}
      <Refused code={trying.refused} />
    </section>
  );
}

/** What a seat holder is asked for. */
function Asked({
  match,
  table,
  seat,
  binding,
  trying: { attempt, isTrying },
}: Pick<Props, 'match' | 'table' | 'binding' | 'trying'> & { seat: OwnSeat }) {
  const { t } = useTranslation('app');
  const isBound = binding === 'bound';
  const blocker = useStartBlocker(table);
  const obstacle = isBound ? blocker : t('obstacle.unbound');
  // the way to invite lies below all seats there
  const isBelow = useMedia(MEDIA.upright);
  const isOpen = !table.noNewcomers && !table.players.every(isTaken);
  const sayReady = (ready: boolean) => attempt(() => setReady(match, seat, ready));

  if (table.status === 'locked') return <Sentence of="ask.dealing" />;
  if (table.start === 'full') return <Sentence of="ask.full" />;
  if (table.host === seat.playerID)
    return (
      <>
        <Sentence of={obstacle ? 'ask.gather' : 'ask.start'} />
        {isBelow && isOpen && <SendLink table={table} />}
        <Button
          kind="go"
          second={t('ask.startAbout', { count: table.players.length })}
          unavailable={isTrying ? t('ask.trying') : obstacle}
          onClick={() => {
            keepSettings(table);
            return attempt(() => start(match, seat));
          }}
        >
          {t('ask.startGo')}
        </Button>
      </>
    );
  if (!table.players[Number(seat.playerID)]?.ready)
    return (
      <>
        <Sentence of="ask.ready" />
        <Button
          kind="go"
          unavailable={!isBound && t('obstacle.unbound')}
          onClick={() => sayReady(true)}
        >
          {t('ask.readyGo')}
        </Button>
      </>
    );
  return (
    <>
      <Sentence
        of="ask.wait"
        name={distinctNames(table.players)[Number(table.host)]}
        about={obstacle}
      />
      <Button onClick={() => sayReady(false)}>{t('ask.notReadyGo')}</Button>
    </>
  );
}

/** What somebody without a seat can do. */
function Invited({ match, table, lost }: Pick<Props, 'match' | 'table' | 'lost'>) {
  const { t } = useTranslation('app');
  const host = table.host === null ? undefined : distinctNames(table.players)[Number(table.host)];
  const isFull = table.players.every(isTaken);
  return (
    <>
      {lost && <p className={styles.lost}>{t(seatLossOf(lost, table))}</p>}
      {isFull || table.noNewcomers || table.status === 'locked' ? (
        <>
          <Sentence of={table.noNewcomers && !isFull ? 'ask.closed' : 'ask.watch'} />
          <p className={styles.watch}>
            <EyeIcon />
            {t('ask.watchAbout')}
          </p>
          <BackToSeat />
        </>
      ) : (
        <>
          <Sentence of={host ? 'ask.invited' : 'ask.sit'} name={host} />
          <JoinForm match={match} />
        </>
      )}
    </>
  );
}

type SentenceProps = {
  of: Extract<KeyIn<'app'>, `ask.${string}`>;
  name?: string;
  about?: string | null;
};

function Sentence({ of, name, about }: SentenceProps) {
  const { t } = useTranslation('app');
  return (
    <div className={styles.sentence}>
      <h2>
        <Marked t={t} of={of} values={{ name }} marks={{ em: <em />, b: <b /> }} />
      </h2>
      {about && <p>{about}</p>}
    </div>
  );
}
