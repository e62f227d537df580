import { useTranslation } from '../../text/useTranslation';
import type { GameInfo } from '../../../shared/engine/info';
import type { Seat, Table } from '../../../shared/protocol/table';
import { addSeat, handHost, type MatchKey, swapSeats } from '../../net/api';
import type { OwnSeat } from '../../net/seats';
import type { Attempt } from '../../net/useAttempt';
import { Begun } from '../../tables/Begun';
import { AddDeviceSign } from '../../tables/links/AddDevice';
import { Button } from '../../ui/controls/Button';
import { EyeIcon, HostIcon, PlusIcon } from '../../ui/signs/icons';
import { OwnLook } from './OwnLook';
import { SeatPlate } from './SeatPlate';
import type { AsHost } from './SeatTools';
import styles from './WaitingRoom.module.css';
import '../../tables/talk/peopleTexts';

type Props = {
  box: GameInfo;
  match: MatchKey;
  table: Table;
  /** Our own seat. */
  own: OwnSeat | undefined;
  asHost: AsHost | null;
  attempt: Attempt;
  standUp(): Promise<void>;
};

/** Who sits where, and who watches. */
export function Seats({ box, match, table, own, asHost, attempt, standUp }: Props) {
  const { t } = useTranslation('app');
  const holder = table.status === 'open' ? own : undefined;
  return (
    <section className={styles.seats} aria-labelledby="seats">
      <div className={styles.title}>
        <h2 id="seats">{t('room.seats')}</h2>
        {table.watching > 0 && (
          <p>
            <EyeIcon size={15} />
            {t('room.watching', { count: table.watching })}
          </p>
        )}
      </div>
      {table.beginning && <Begun game={box.id} beginning={table.beginning} />}
      <ul>
        {table.players.map((seat) => (
          <SeatPlate
            key={seat.id}
            seat={seat}
            table={table}
            standUp={own?.playerID === String(seat.id) ? () => void attempt(standUp) : null}
            tools={holder && <HolderTools {...{ match, table, seat, attempt }} own={holder} />}
            moveHere={
              holder
                ? () =>
                    void attempt(() => swapSeats(match, holder, Number(holder.playerID), seat.id))
                : null
            }
            asHost={asHost}
          />
        ))}
      </ul>
      {asHost && !table.beginning && table.players.length < box.players.max && (
        <Button
          kind="ghost"
          className={styles.addSeat}
          icon={<PlusIcon />}
          onClick={() => attempt(() => addSeat(match, asHost.host))}
        >
          {t('room.addSeat')}
        </Button>
      )}
    </section>
  );
}

type HolderProps = Pick<Props, 'match' | 'table' | 'attempt'> & { own: OwnSeat; seat: Seat };

/** What else the holder of a seat can do there. */
function HolderTools({ match, table, own, seat, attempt }: HolderProps) {
  const { t } = useTranslation('people');
  return (
    <>
      {table.hostBefore === own.playerID && (
        <Button
          icon={<HostIcon size={16} />}
          onClick={() => void attempt(() => handHost(match, own, seat.id))}
        >
          {t('person.takeBack')}
        </Button>
      )}
      <OwnLook match={match} own={own} seat={seat} />
      <AddDeviceSign />
    </>
  );
}
