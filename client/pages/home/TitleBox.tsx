import { useTranslation } from '../../text/useTranslation';
import { Link } from 'wouter';
import type { GameInfo } from '../../../shared/engine/info';
import { Button } from '../../ui/controls/Button';
import { HourglassIcon, PeopleIcon, RulesIcon } from '../../ui/signs/icons';
import { entryOf } from '../../games/catalog';
import { rulesPath } from '../../net/paths';
import styles from './TitleBox.module.css';

type Props = {
  box: GameInfo;
  /** Whether a match of it is being opened. */
  isPlayed: boolean;
  onCreate(): void;
  onPlay(): void;
};

/** A title's box on the shelf, with its label. */
export function TitleBox({ box: { id, players }, isPlayed, onCreate, onPlay }: Props) {
  const { t } = useTranslation('app');
  const { Lid } = entryOf(id)!;
  const name = t(`games.${id}.name`);
  return (
    <li className={styles.box}>
      {/* a big target for pointers; the button below does the same for everybody */}
      <div className={styles.lid} onClick={onCreate}>
        <Lid />
      </div>
      <div className={styles.label}>
        <h3>{name}</h3>
        <div className={styles.words}>
          <p className={styles.tagline}>{t(`games.${id}.tagline`)}</p>
          <p className={styles.facts}>
            <span>
              <PeopleIcon size={14} />
              {t('players', players)}
            </span>
            <span>
              <HourglassIcon size={14} />
              {t(`games.${id}.minutes`)}
            </span>
            <Link href={rulesPath(id)} aria-label={t('rules.of', { name })}>
              <RulesIcon size={14} />
              {t('rules.title')}
            </Link>
          </p>
        </div>
        <div className={styles.ways}>
          <Button aria-label={t('play.of', { name })} onClick={onPlay}>
            {t(isPlayed ? 'waiting' : 'play.now')}
          </Button>
          <Button aria-label={t('create.of', { name })} onClick={onCreate}>
            {t('create.open')}
          </Button>
        </div>
      </div>
    </li>
  );
}
