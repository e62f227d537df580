import type { ReactNode } from 'react';
import { useTranslation } from '../text/useTranslation';
import { LinkButton } from '../ui/controls/LinkButton';
import { Logo } from '../ui/signs/Logo';
import { Paper } from '../ui/surfaces/Paper';
import styles from './Message.module.css';
import { usePage } from './usePage';
import { Wood } from '../ui/surfaces/Wood';

type Props = {
  title: string;
  /** What it means, and what can be done. */
  children?: ReactNode;
  /** What else can be done than going home. */
  action?: ReactNode;
};

/** A page that has only something to say. */
export function Message({ title, children, action }: Props) {
  const { t } = useTranslation('app');
  const heading = usePage(`${title} · Wondertable`);
  return (
    <main className={styles.page}>
      <Wood />
      <Paper askew className={styles.note}>
        <Logo size={48} />
        <h1 {...heading}>{title}</h1>
        <div aria-live="polite">{children}</div>
        <div className={styles.actions}>
          {action}
          <LinkButton to="/" kind={action ? 'plain' : 'go'}>
            {t('toHome')}
          </LinkButton>
        </div>
      </Paper>
    </main>
  );
}
