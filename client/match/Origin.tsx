import { useTranslation } from 'react-i18next';
import styles from './Origin.module.css';

/** Where a figure of the rules is from. */
const ORIGINS = ['printed', 'derived', 'house'] as const;
type OriginName = (typeof ORIGINS)[number];

/** The mark of a figure's origin. */
export function Origin({ of }: { of: OriginName }) {
  const { t } = useTranslation('match');
  return (
    <abbr className={styles.origin} data-origin={of} title={t(`origin.${of}.about`)}>
      {t(`origin.${of}.sign`)}
    </abbr>
  );
}

/** What the marks mean, below the rules they stand in. */
export function Origins() {
  const { t } = useTranslation('match');
  return (
    <footer className={styles.origins}>
      <p>{t('origin.about')}</p>
      <ul>
        {ORIGINS.map((origin) => (
          <li key={origin}>
            <Origin of={origin} /> {t(`origin.${origin}.about`)}
          </li>
        ))}
      </ul>
    </footer>
  );
}
