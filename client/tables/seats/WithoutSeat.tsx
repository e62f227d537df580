import { useState } from 'react';
import { useTranslation } from '../../text/useTranslation';
import type { Table } from '../../../shared/protocol/table';
import type { MatchKey } from '../../net/api';
import { isTaken } from '../../../shared/protocol/startConditions';
import { BackToSeat } from './BackToSeat';
import { Button } from '../../ui/controls/Button';
import { Dialog } from '../../ui/surfaces/Dialog';
import { PersonIcon } from '../../ui/signs/icons';
import { JoinForm } from './JoinForm';
import styles from './WithoutSeat.module.css';
import { seatLossOf, type SeatLoss } from './useSeatLoss';

type Props = { match: MatchKey; table: Table; lost: SeatLoss };

/** What a running match tells whoever has no seat at it: that they lost it, which one they could take, or how they come back to theirs. */
export function WithoutSeat({ match, table, lost }: Props) {
  const { t } = useTranslation('app');
  const [isOpen, setOpen] = useState(false);
  const isFree = table.status === 'running' && !table.noNewcomers && !table.players.every(isTaken);
  if (!isFree && !lost) return <BackToSeat />;
  return (
    <div className={styles.offer}>
      <p>{t(lost ? seatLossOf(lost, table) : 'room.freeSeat')}</p>
      {isFree && (
        <Button icon={<PersonIcon />} onClick={() => setOpen(true)}>
          {t('room.sit')}
        </Button>
      )}
      {isOpen && (
        <Dialog
          title={t('room.sit')}
          about={t('room.freeSeatAbout')}
          onClose={() => setOpen(false)}
        >
          <JoinForm match={match} />
        </Dialog>
      )}
    </div>
  );
}
