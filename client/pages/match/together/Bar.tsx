import type { ReactNode } from 'react';
import { useTranslation } from '../../../text/useTranslation';
import { CloseIcon } from '../../../ui/signs/icons';
import { IconButton } from '../../../ui/controls/IconButton';
import styles from './Bar.module.css';

type Props = {
  icon: ReactNode;
  /** What can be done about it. */
  tools?: ReactNode;
  /** Puts it away; absent where it goes by itself. */
  onClose?: () => void;
  children: ReactNode;
};

/** A line above what is asked: something about the table, and what can be done about it. */
export function Bar({ icon, tools, onClose, children }: Props) {
  const { t } = useTranslation('app');
  return (
    <div className={styles.bar}>
      <span className={styles.icon}>{icon}</span>
      <p className={styles.words} role="status">
        {children}
      </p>
      {tools && <div className={styles.tools}>{tools}</div>}
      {onClose && (
        <span>
          <IconButton label={t('close')} icon={<CloseIcon size={15} />} onClick={onClose} />
        </span>
      )}
    </div>
  );
}
