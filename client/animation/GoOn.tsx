import { useTranslation } from '../text/useTranslation';
import { useKeys } from '../ui/hooks/useKeys';
import styles from './GoOn.module.css';

/** Lies over the board while what is on it stays in sight until the reader presses. */
export function GoOn({ onPress }: { onPress(): void }) {
  const { t } = useTranslation('match');
  useKeys({ ' ': onPress, enter: onPress });
  return (
    <button type="button" className={styles.over} onClick={onPress}>
      <span className={styles.words}>{t('goOn')}</span>
    </button>
  );
}
