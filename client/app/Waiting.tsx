import { useTranslation } from '../text/useTranslation';
import { Lantern } from '../ui/art/Lantern';
import styles from './Waiting.module.css';
import { Wood } from '../ui/surfaces/Wood';

/** A page that is on its way. */
export function Waiting() {
  const { t } = useTranslation('app');
  return (
    <main className={styles.waiting} aria-busy>
      <Wood />
      <div>
        <div className={styles.lamp}>
          <Lantern width={64} height={96} />
        </div>
      </div>
      <p role="status">{t('waiting')}</p>
    </main>
  );
}
