import { useState } from 'react';
import { useTranslation } from '../../text/useTranslation';
import { Link } from 'wouter';
import type { GameInfo } from '../../../shared/engine/info';
import type { Table } from '../../../shared/protocol/table';
import { SettingsButton } from '../../app/SettingsButton';
import { usePage } from '../../app/usePage';
import type { LoadedTitle } from '../../kit/contract';
import { Dialog } from '../../ui/surfaces/Dialog';
import { IconButton } from '../../ui/controls/IconButton';
import { LockIcon, OfflineIcon, PeopleIcon, RulesIcon } from '../../ui/signs/icons';
import { Logo } from '../../ui/signs/Logo';
import styles from './RoomHeader.module.css';

type Props = {
  box: GameInfo;
  title: LoadedTitle | undefined;
  table: Table;
  isConnected: boolean;
};

/** What table this is, and the way home. */
export function RoomHeader({ box, title, table, isConnected }: Props) {
  const { t } = useTranslation('app');
  const name = t(`games.${box.id}.name`);
  const isOpen = !table.unlisted && !table.noNewcomers;
  const heading = usePage(t('room.page', { name }));
  return (
    <header className={styles.header}>
      <Link href="/" className={styles.home} aria-label={t('toHome')} title={t('toHome')}>
        <Logo size={30} />
      </Link>
      <h1 {...heading}>{name}</h1>
      <p className={styles.state}>
        {isOpen ? <PeopleIcon size={14} /> : <LockIcon size={14} />}
        <span>{t(`room.${table.noNewcomers ? 'closed' : isOpen ? 'public' : 'private'}`)}</span>
      </p>
      <p className={styles.lost} role="status">
        {!isConnected && (
          <>
            <OfflineIcon size={15} />
            {t('room.connecting')}
          </>
        )}
      </p>
      {title && <RulesButton title={title} name={name} />}
      <SettingsButton />
    </header>
  );
}

function RulesButton({ title: { Rules }, name }: { title: LoadedTitle; name: string }) {
  const { t } = useTranslation('app');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton
        label={t('rules.title')}
        icon={<RulesIcon />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      {isOpen && (
        <Dialog kind="wide" title={t('rules.of', { name })} onClose={() => setOpen(false)}>
          <Rules />
        </Dialog>
      )}
    </>
  );
}
