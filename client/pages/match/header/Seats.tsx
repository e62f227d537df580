import { useTranslation } from '../../../text/useTranslation';
import type { Proof } from '../../../../shared/protocol/requests';
import type { Seat, Table } from '../../../../shared/protocol/table';
import { freeSeat, handHost, type MatchKey, mute, seatBot, standIn } from '../../../net/api';
import { Refused } from '../../../net/Refused';
import { useAttempt } from '../../../net/useAttempt';
import { useAway } from '../../../tables/seats/away';
import { Newcomers } from '../../../tables/Newcomers';
import { HostLink } from '../../../tables/links/HostLink';
import { Button } from '../../../ui/controls/Button';
import { Disc } from '../../../ui/signs/Disc';
import { ConfirmButton } from '../../../ui/controls/ConfirmButton';
import styles from '../menu/Menu.module.css';
import type { Scene } from '../../../kit/contract';
import '../../../tables/talk/peopleTexts';

type Props = { match: MatchKey; host: Proof; table: Table; scene: Scene };

/** Who sits where during a match; its host gives seats to bots, and takes them back. */
export function Seats({ match, host, table, scene }: Props) {
  const { t } = useTranslation('match');
  const { attempt, refused, isTrying } = useAttempt();
  const away = useAway(table.players);
  const free = ({ id }: Seat) => freeSeat(match, host, id);
  const toBot = ({ id }: Seat) => seatBot(match, host, id, 'normal');

  const tools = (seat: Seat) => {
    if (seat.bot)
      return <Button onClick={() => attempt(() => free(seat))}>{t('seats.free')}</Button>;
    if (seat.name === undefined)
      return <Button onClick={() => attempt(() => toBot(seat))}>{t('seats.bot')}</Button>;
    const isAway = !seat.isConnected;
    return (
      <div className={styles.tools}>
        {(isAway || seat.standIn) && (
          <Button onClick={() => attempt(() => standIn(match, host, seat.id, !seat.standIn))}>
            {t(seat.standIn ? 'standIn.end' : 'standIn.let')}
          </Button>
        )}
        <ConfirmButton
          warning={t('people:person.handAbout')}
          onConfirm={() => attempt(() => handHost(match, host, seat.id))}
        >
          {t('people:person.hand')}
        </ConfirmButton>
        <Button onClick={() => attempt(() => mute(match, host, seat.id, !seat.isMuted))}>
          {t(seat.isMuted ? 'people:person.unmute' : 'people:person.mute')}
        </Button>
        <ConfirmButton
          warning={t('seats.banAbout')}
          onConfirm={() => attempt(() => freeSeat(match, host, seat.id, true))}
        >
          {t('seats.ban')}
        </ConfirmButton>
        <ConfirmButton warning={t('seats.freeAbout')} onConfirm={() => attempt(() => free(seat))}>
          {t('seats.freePerson')}
        </ConfirmButton>
      </div>
    );
  };

  return (
    <section className={styles.seats} aria-busy={isTrying}>
      <h3>{t('seats.title')}</h3>
      <p className={styles.about}>{t(table.noNewcomers ? 'seats.aboutClosed' : 'seats.about')}</p>
      <ul>
        {table.players
          .filter(({ id }) => String(id) !== host.playerID)
          .map((seat) => (
            <li key={seat.id} className={styles.seat}>
              <Disc seat={seat.id} empty={seat.name === undefined} />
              <span className={styles.holder}>
                {scene.name(String(seat.id))}
                <small>
                  {seat.standIn ? t('standIn.plays') : (away(seat)?.long ?? t(holderOf(seat)))}
                </small>
              </span>
              {!seat.bot && seat.name !== undefined && (
                <HostLink
                  match={match}
                  host={host}
                  seat={seat.id}
                  name={scene.name(String(seat.id))}
                />
              )}
              {tools(seat)}
            </li>
          ))}
      </ul>
      <Newcomers table={table} asHost={{ match, host, attempt }} />
      <Refused code={refused} />
    </section>
  );
}

const holderOf = (seat: Seat) => {
  if (seat.bot) return 'bot';
  if (seat.name === undefined) return 'empty';
  return seat.isConnected ? 'present' : 'away';
};
