import type { ReactNode } from 'react';
import { useTranslation } from '../../text/useTranslation';
import type { Seat, Table } from '../../../shared/protocol/table';
import { isTaken } from '../../../shared/protocol/startConditions';
import { useAway } from '../../tables/seats/away';
import { distinctNames } from '../../../shared/protocol/distinctNames';
import { Avatar } from '../../ui/signs/Avatar';
import { Button } from '../../ui/controls/Button';
import { classes } from '../../ui/classes';
import { Disc } from '../../ui/signs/Disc';
import { AwayIcon, BotIcon, CheckIcon, HostIcon, HourglassIcon } from '../../ui/signs/icons';
import { LeaveSeat } from './LeaveSeat';
import { PersonSheet } from './PersonSheet';
import styles from './SeatPlate.module.css';
import { BotStrength } from './BotStrength';
import { type AsHost, CloseSeat, MoveUp, SeatTools } from './SeatTools';
import '../../tables/talk/peopleTexts';

type Props = {
  seat: Seat;
  table: Table;
  /** How its holder leaves it; given for our own seat. */
  standUp: (() => void) | null;
  /** What else its holder can do. */
  tools?: ReactNode;
  /** Takes us from our seat to this one, while that is possible. */
  moveHere: (() => void) | null;
  /** Given to the host of an open table. */
  asHost: AsHost | null;
};

/** One place at the table: who has it, and whether they are ready. */
export function SeatPlate({ seat, table, standUp, tools, moveHere, asHost }: Props) {
  const { t } = useTranslation('app');
  const isMine = standUp !== null;
  return (
    <li
      className={classes(styles.plate, !isTaken(seat) && styles.free)}
      data-seat={seat.id}
      data-mine={isMine || undefined}
    >
      <Disc seat={seat.id} size={40} empty={!isTaken(seat)} />
      {seat.look?.avatar && <Avatar of={seat.look.avatar} size={32} />}
      <div className={styles.who}>
        <p className={styles.name}>
          {isTaken(seat) ? distinctNames(table.players)[seat.id] : t('seat.free')}
        </p>
        {isMine && <p className={styles.role}>{t('seat.you')}</p>}
        {seat.isMuted && <p className={styles.role}>{t('people:person.muted')}</p>}
        {isNamedFirst(seat, table) && <p className={styles.role}>{t('seat.begins')}</p>}
        <BotStrength seat={seat} asHost={asHost} />
      </div>
      <SeatState {...{ seat, table, isMine }} />
      {asHost && (
        <div className={styles.place}>
          {seat.id > 0 && <MoveUp {...{ asHost, seat, table }} />}
          <CloseSeat {...{ asHost, seat, table }} />
        </div>
      )}
      <div className={styles.tools}>
        {isMine && tools}
        {isMine && <LeaveSeat standUp={standUp} />}
        {isTaken(seat) && !seat.bot && !isMine && <PersonSheet {...{ seat, table, asHost }} />}
        {moveHere && !isTaken(seat) && <Button onClick={moveHere}>{t('seat.move')}</Button>}
        {asHost && !isMine && <SeatTools {...{ asHost, seat, table }} />}
      </div>
    </li>
  );
}

/** Whether the match could start as far as this seat is concerned. */
function SeatState({ seat, table, isMine }: Pick<Props, 'seat' | 'table'> & { isMine: boolean }) {
  const { t } = useTranslation('app');
  const away = useAway([seat])(seat);
  if (!isTaken(seat)) return null;
  if (seat.bot)
    return (
      <p className={classes(styles.state, styles.ofBot)}>
        <BotIcon size={16} />
        {t('seat.isBot')}
      </p>
    );
  if (!seat.isConnected && !isMine)
    return (
      <p className={styles.state}>
        <AwayIcon size={20} />
        {away ? capital(away.long) : t('seat.away')}
      </p>
    );
  if (table.host === String(seat.id))
    return (
      <p className={styles.state}>
        <HostIcon size={16} />
        {t('seat.host')}
      </p>
    );
  if (table.start === 'full') return null;
  return seat.ready ? (
    <p className={classes(styles.state, styles.ready)}>
      <CheckIcon size={16} />
      {t('seat.ready')}
    </p>
  ) : (
    <p className={styles.state}>
      <HourglassIcon size={16} />
      {t('seat.notReady')}
    </p>
  );
}

/** Whether it is known before the deal that this seat begins; what is played on from has begun already. */
const isNamedFirst = ({ id }: Seat, { first, beginning }: Table): boolean =>
  first === String(id) && !beginning;

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
