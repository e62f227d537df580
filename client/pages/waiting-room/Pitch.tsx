import { useTranslation } from '../../text/useTranslation';
import type { GameInfo } from '../../../shared/engine/info';
import { entryOf } from '../../games/catalog';
import { HourglassIcon, PeopleIcon } from '../../ui/signs/icons';
import styles from './Pitch.module.css';

/** What whoever is invited wants to know first: what game this is, for how many, and how long it takes. */
export function Pitch({ box: { id, players } }: { box: GameInfo }) {
  const { t } = useTranslation('app');
  const { Lid } = entryOf(id)!;
  return (
    <div className={styles.pitch}>
      <div className={styles.lid}>
        <Lid />
      </div>
      <div className={styles.words}>
        <p>{t(`games.${id}.tagline`)}</p>
        <p className={styles.facts}>
          <span>
            <PeopleIcon size={14} />
            {t('players', players)}
          </span>
          <span>
            <HourglassIcon size={14} />
            {t(`games.${id}.minutes`)}
          </span>
        </p>
      </div>
    </div>
  );
}
