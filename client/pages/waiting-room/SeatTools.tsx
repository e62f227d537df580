import { useState } from 'react';
import { useTranslation } from '../../text/useTranslation';
import { entryOf } from '../../games/catalog';
import { type Seat, STRENGTHS, type Strength, type Table } from '../../../shared/protocol/table';
import { closeSeat, freeSeat, type MatchKey, seatBot, swapSeats } from '../../net/api';
import type { OwnSeat } from '../../net/seats';
import type { Attempt } from '../../net/useAttempt';
import { distinctNames } from '../../../shared/protocol/distinctNames';
import { isTaken } from '../../../shared/protocol/startConditions';
import { HostLink } from '../../tables/links/HostLink';
import { Button } from '../../ui/controls/Button';
import { Dialog } from '../../ui/surfaces/Dialog';
import { IconButton } from '../../ui/controls/IconButton';
import { BotIcon, CloseIcon, UpIcon } from '../../ui/signs/icons';
import { ConfirmDialog } from '../../ui/surfaces/ConfirmDialog';
import styles from './SeatTools.module.css';

/** What one needs to change a table as its host. */
export type AsHost = { match: MatchKey; host: OwnSeat; attempt: Attempt };

type Props = { asHost: AsHost; seat: Seat; table: Table };

/** What the host can do with the seat of somebody else. */
export const SeatTools = (props: Props) =>
  isTaken(props.seat) ? <Remove {...props} /> : <Fill {...props} />;

/** Has a seat change places with the one before it. */
export function MoveUp({ seat: { id }, table, asHost: { match, host, attempt } }: Props) {
  const { t } = useTranslation('app');
  const name = distinctNames(table.players)[id];
  return (
    <IconButton
      label={name === undefined ? t('seat.upFree') : t('seat.up', { name })}
      icon={<UpIcon size={16} />}
      onClick={() => attempt(() => swapSeats(match, host, id, id - 1))}
    />
  );
}

/** Takes a bot out at once, a person after a question. */
function Remove({ seat: { id, bot }, table, asHost: { match, host, attempt } }: Props) {
  const { t } = useTranslation('app');
  const name = distinctNames(table.players)[id];
  const [isAsking, setAsking] = useState(false);
  const free = () => void attempt(() => freeSeat(match, host, id));
  return (
    <>
      {!bot && <HostLink match={match} host={host} seat={id} name={name ?? ''} />}
      <IconButton
        label={t('seat.remove', { name })}
        icon={<CloseIcon size={16} />}
        onClick={bot ? free : () => setAsking(true)}
      />
      {isAsking && (
        <ConfirmDialog
          title={t('seat.removeTitle')}
          about={t(table.noNewcomers ? 'seat.removeAboutClosed' : 'seat.removeAbout', { name })}
          yes={t('seat.removeYes')}
          onYes={free}
          further={{
            yes: t('seat.banYes'),
            onYes: () => void attempt(() => freeSeat(match, host, id, true)),
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

/** Takes an empty seat away, where the table has more than it needs. */
export function CloseSeat({ seat, table, asHost: { match, host, attempt } }: Props) {
  const { t } = useTranslation('app');
  const { min } = entryOf(table.gameName)!.info.players;
  if (isTaken(seat) || table.beginning || table.players.length <= min) return null;
  return (
    <IconButton
      label={t('seat.close')}
      icon={<CloseIcon size={16} />}
      onClick={() => attempt(() => closeSeat(match, host, seat.id))}
    />
  );
}

/** Gives an empty seat to a bot. */
function Fill({ seat: { id }, asHost: { match, host, attempt } }: Props) {
  const { t } = useTranslation('app');
  const [isChoosing, setChoosing] = useState(false);

  function add(strength: Strength) {
    setChoosing(false);
    void attempt(() => seatBot(match, host, id, strength));
  }

  return (
    <>
      <Button icon={<BotIcon />} aria-haspopup="dialog" onClick={() => setChoosing(true)}>
        {t('seat.addBot')}
      </Button>
      {isChoosing && (
        <Dialog
          title={t('seat.addBot')}
          about={t('seat.addBotAbout')}
          onClose={() => setChoosing(false)}
        >
          <div className={styles.strengths}>
            {STRENGTHS.map((strength) => (
              <Button
                key={strength}
                second={t(`strengthAbout.${strength}`)}
                onClick={() => add(strength)}
              >
                {t(`strength.${strength}`)}
              </Button>
            ))}
          </div>
        </Dialog>
      )}
    </>
  );
}
