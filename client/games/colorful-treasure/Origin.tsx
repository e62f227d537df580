import { useTranslation } from 'react-i18next';
import styles from './Origin.module.css';

/** Where a figure of the rules is from. */
const ORIGINS = ['printed', 'derived', 'house'] as const;
type OriginName = (typeof ORIGINS)[number];

/** The mark of a figure's origin. */
export function Origin({ of }: { of: OriginName }) {
  const { t } = useTranslation('colorful-treasure');
  return (
    <abbr className={styles.origin} data-origin={of} title={t(`rules.origin.${of}.about`)}>
      {t(`rules.origin.${of}.sign`)}
    </abbr>
  );
}

/** What the marks mean. */
export function Origins() {
  const { t } = useTranslation('colorful-treasure');
  return (
    <div className={styles.origins}>
      <p>{t('rules.origin.about')}</p>
      <ul>
        {ORIGINS.map((origin) => (
          <li key={origin}>
            <Origin of={origin} /> {t(`rules.origin.${origin}.about`)}
          </li>
        ))}
      </ul>
    </div>
  );
}
