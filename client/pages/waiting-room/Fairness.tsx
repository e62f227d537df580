import { useTranslation } from 'react-i18next';
import styles from './Fairness.module.css';

type Props = {
  commitment: string;
  /** What our own nonce is bound by. */
  ownHash: string | null;
};

/** The server's sealed promise about the deal and our own, and what they are good for. */
export function Fairness({ commitment, ownHash }: Props) {
  const { t } = useTranslation('app');
  return (
    <details className={styles.fairness}>
      <summary>{t('fairness.title')}</summary>
      <p>{t('fairness.about')}</p>
      <dl>
        <dt>{t('fairness.commitment')}</dt>
        <dd>
          <code>{commitment}</code>
        </dd>
        {ownHash && (
          <>
            <dt>{t('fairness.hash')}</dt>
            <dd>
              <code>{ownHash}</code>
            </dd>
          </>
        )}
      </dl>
    </details>
  );
}
