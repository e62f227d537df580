import { useTranslation } from '../../text/useTranslation';
import type { Table } from '../../../shared/protocol/table';
import styles from './Commitments.module.css';
import './sealedTexts';

/** The server's promise about the deal and everybody's, and what they are good for; who trusts no page notes them down. */
export function Commitments({ table }: { table: Table }) {
  const { t } = useTranslation('app');
  const people = table.players.filter(({ name, bot }) => name !== undefined && !bot);
  return (
    <details className={styles.commitments}>
      <summary>{t('sealed:title')}</summary>
      <p>{t('sealed:about')}</p>
      <h3>{t('sealed:commitment')}</h3>
      <code>{table.commitment}</code>
      <h3>{t('sealed:hashes')}</h3>
      <dl>
        {people.map(({ id, name, nonceHash }) => (
          <div key={id}>
            <dt>{name}</dt>
            <dd>{nonceHash ? <code>{nonceHash}</code> : t('sealed:noHash')}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
