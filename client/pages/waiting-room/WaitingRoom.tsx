import { useTranslation } from '../../text/useTranslation';
import type { GameInfo } from '../../../shared/engine/info';
import type { Connection, Snapshot } from '../../../shared/protocol/connection';
import { optionsError } from '../../../shared/engine/options';
import type { Table } from '../../../shared/protocol/table';
import { addSeat, handHost, type MatchKey, setOptions, setWaiting, swapSeats } from '../../net/api';
import { entryOf } from '../../games/catalog';
import { OptionFields } from '../../tables/options/OptionFields';
import { Begun } from '../../tables/Begun';
import { WaitingFields } from '../../tables/options/WaitingFields';
import { WaitingList } from './WaitingList';
import type { OwnSeat } from '../../net/seats';
import { seenAt } from '../../net/seen';
import type { Binding } from '../../net/useCommitment';
import { useAttempt } from '../../net/useAttempt';
import type { LoadedTitle } from '../../kit/contract';
import { Button } from '../../ui/controls/Button';
import { EyeIcon, HostIcon, PlusIcon } from '../../ui/signs/icons';
import { StartPanel } from './StartPanel';
import { Fairness } from './Fairness';
import { AddDeviceSign } from '../../tables/links/AddDevice';
import { OtherSeats } from '../../tables/seats/OtherSeats';
import { Invite } from './Invite';
import { OwnLook } from './OwnLook';
import { OptionList } from './OptionList';
import styles from './WaitingRoom.module.css';
import { RoomHeader } from './RoomHeader';
import { RoomTalk } from './RoomTalk';
import { SeatPlate } from './SeatPlate';
import type { SeatLoss } from '../../tables/seats/useSeatLoss';
import '../../tables/talk/peopleTexts';

type Props = {
  box: GameInfo;
  /** `undefined` while it is being loaded. */
  title: LoadedTitle | undefined;
  match: MatchKey;
  table: Table;
  seat: OwnSeat | undefined;
  binding: Binding;
  connection: Connection;
  snapshot: Snapshot;
  lost: SeatLoss;
  standUp(): Promise<void>;
};

/** A table before its match: who sits where, how it will be played, and how others find it. */
export function WaitingRoom(props: Props) {
  const { box, title, match, table, seat, connection, snapshot } = props;
  const { t } = useTranslation('app');
  const trying = useAttempt();
  const isOpen = table.status === 'open';
  const isHost = isOpen && seat !== undefined && table.host === seat.playerID;
  const asHost = isHost ? { match, host: seat, attempt: trying.attempt } : null;
  const leave = () => void trying.attempt(props.standUp);
  const { Lid } = entryOf(box.id)!;

  return (
    <div className={styles.room}>
      {title && (
        <div className={styles.surface} aria-hidden>
          <title.Surface />
        </div>
      )}
      <RoomHeader box={box} title={title} table={table} isConnected={snapshot.connected} />
      <main className={styles.main}>
        <div className={styles.about}>
          <div className={styles.lid}>
            <Lid />
          </div>
          <section className={styles.options} aria-labelledby="options">
            <h2 id="options">{t('room.options')}</h2>
            {asHost && !table.beginning ? (
              <OptionFields
                box={box}
                values={table.setupData}
                onChange={(values) => {
                  // half a code is on its way to be one
                  if (optionsError(box.options, values) === null)
                    void trying.attempt(() => setOptions(match, asHost.host, values));
                }}
              />
            ) : (
              <OptionList box={box} values={table.setupData} />
            )}
            {asHost ? (
              <WaitingFields
                absence={table.absence}
                clock={table.clock}
                onChange={(change) =>
                  void trying.attempt(() => setWaiting(match, asHost.host, change))
                }
              />
            ) : (
              <WaitingList absence={table.absence} clock={table.clock} />
            )}
          </section>
          {!table.beginning && <Fairness table={table} />}
        </div>
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
            {table.players.map((one) => (
              <SeatPlate
                key={one.id}
                seat={one}
                table={table}
                standUp={seat?.playerID === String(one.id) ? leave : null}
                tools={
                  isOpen &&
                  seat && (
                    <>
                      {table.hostBefore === seat.playerID && (
                        <Button
                          icon={<HostIcon size={16} />}
                          onClick={() => void trying.attempt(() => handHost(match, seat, one.id))}
                        >
                          {t('people:person.takeBack')}
                        </Button>
                      )}
                      <OwnLook match={match} own={seat} seat={one} />
                      <AddDeviceSign />
                    </>
                  )
                }
                moveHere={
                  isOpen && seat
                    ? () =>
                        void trying.attempt(() =>
                          swapSeats(match, seat, Number(seat.playerID), one.id),
                        )
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
              onClick={() => trying.attempt(() => addSeat(match, asHost.host))}
            >
              {t('room.addSeat')}
            </Button>
          )}
        </section>
        <div className={styles.ask}>
          <StartPanel
            match={match}
            table={table}
            seat={seat}
            binding={props.binding}
            lost={props.lost}
            isWithheld={(snapshot.withheld && !seenAt(match).isShared) ?? false}
            trying={trying}
          />
        </div>
        <div className={styles.side}>
          {seat && <OtherSeats seat={seat} />}
          {isOpen && seat && <Invite table={table} asHost={asHost} />}
          <RoomTalk {...{ table, seat, snapshot, connection }} />
        </div>
      </main>
    </div>
  );
}
