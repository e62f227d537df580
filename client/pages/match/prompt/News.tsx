import { useTranslation } from '../../../text/useTranslation';
import type { Scene } from '../../../kit/contract';
import { Sentence } from '../../../kit/Sentence';
import { classes } from '../../../ui/classes';
import type { ShownLine } from '../log/logLines';
import { BackIcon } from '../replay/signs';
import styles from './News.module.css';

type Props = {
  lines: readonly ShownLine[];
  scene: Scene;
  /** Shows once more what happened since the reader acted last. */
  onAgain(): void;
};

/** What happened to the reader while others played, when it is their turn. A press shows it once more. */
export function News({ lines, scene, onAgain }: Props) {
  const { t } = useTranslation('match');
  if (lines.length === 0) return null;
  return (
    <button
      type="button"
      className={styles.news}
      data-news
      data-answers="nothing"
      title={t('again')}
      onClick={onAgain}
    >
      <BackIcon />
      <span className={styles.lines}>
        {lines.map(({ id, telling }) => (
          <span key={id} className={classes(styles.line, (telling.worth ?? 0) <= -1 && styles.bad)}>
            <Sentence phrase={telling.news ?? telling} scene={scene} />
          </span>
        ))}
      </span>
      <span className="visually-hidden">{t('again')}</span>
    </button>
  );
}
