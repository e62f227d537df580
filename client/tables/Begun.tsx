import { useTranslation } from '../text/useTranslation';
import { Link } from 'wouter';
import type { Table } from '../../shared/protocol/table';
import { placePath } from '../net/replayPlace';
import english from '../text/en/begun.json';
import french from '../text/fr/begun.json';
import { addTexts } from '../text/i18n';
import styles from './Begun.module.css';

addTexts('begun', { en: english, fr: french });

type Props = {
  game: string;
  beginning: NonNullable<Table['beginning']>;
};

/** What everybody has to know of a match that was begun from a moment of another. */
export function Begun({ game, beginning: { matchID, moment } }: Props) {
  const { t } = useTranslation('begun');
  return (
    <aside className={styles.begun} aria-label={t('sign')}>
      <b>{t('sign')}</b> {t('note', { moment })} {t('about')}{' '}
      {/* it may have been played on another server: then nobody finds it here */}
      {IS_OURS.test(matchID) && (
        <Link href={placePath({ game, matchID }, { moment })}>{t('watch')}</Link>
      )}
    </aside>
  );
}

const IS_OURS = /^[a-z0-9]{10,20}$/;
