import { useState } from 'react';
import { useTranslation } from '../../text/useTranslation';
import { distinctNames } from '../../../shared/protocol/distinctNames';
import type { Seat, Table } from '../../../shared/protocol/table';
import { handHost, mute } from '../../net/api';
import { setUnheard, useUnheard } from '../../tables/talk/unheard';
import { Button } from '../../ui/controls/Button';
import { ConfirmButton } from '../../ui/controls/ConfirmButton';
import { IconButton } from '../../ui/controls/IconButton';
import { Toggle } from '../../ui/controls/Toggle';
import { HostIcon, MuteIcon, PersonIcon } from '../../ui/signs/icons';
import { Dialog } from '../../ui/surfaces/Dialog';
import type { AsHost } from './SeatTools';
import styles from './SeatTools.module.css';
import '../../tables/talk/peopleTexts';

type Props = { seat: Seat; table: Table; asHost: AsHost | null };

/** Somebody else at the table: whether we hear them, and what the host can do besides giving their seat away. */
export function PersonSheet({ seat, table, asHost }: Props) {
  const { t } = useTranslation('app');
  const [isOpen, setOpen] = useState(false);
  const isUnheard = useUnheard(table);
  const playerID = String(seat.id);
  const called = seat.name ?? '';
  const name = distinctNames(table.players)[seat.id];
  return (
    <>
      <IconButton
        label={t('people:person.more', { name })}
        icon={<PersonIcon size={16} />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      {isOpen && (
        <Dialog title={name ?? ''} onClose={() => setOpen(false)}>
          <div className={styles.strengths}>
            <Toggle
              label={t('people:hearing.hear', { name })}
              about={t('people:hearing.about')}
              on={!isUnheard(playerID, called)}
              onChange={(on) => setUnheard(table, { seat: playerID, name: called }, !on)}
            />
            {asHost && <HostTools {...{ seat, asHost }} onDone={() => setOpen(false)} />}
          </div>
        </Dialog>
      )}
    </>
  );
}

function HostTools({
  seat: { id, isMuted },
  asHost: { match, host, attempt },
  onDone,
}: Pick<Props, 'seat'> & { asHost: AsHost; onDone(): void }) {
  const { t } = useTranslation('app');
  return (
    <>
      <Button
        icon={<MuteIcon />}
        onClick={() => void attempt(() => mute(match, host, id, !isMuted))}
      >
        {t(isMuted ? 'people:person.unmute' : 'people:person.mute')}
      </Button>
      <ConfirmButton
        icon={<HostIcon />}
        warning={t('people:person.handAbout')}
        onConfirm={() => {
          onDone();
          void attempt(() => handHost(match, host, id));
        }}
      >
        {t('people:person.hand')}
      </ConfirmButton>
    </>
  );
}
