import { useTranslation } from '../../../text/useTranslation';
import type { Scene } from '../../../kit/contract';
import { Sentence } from '../../../kit/Sentence';
import { classes } from '../../../ui/classes';
import { BackIcon } from '../replay/signs';
import type { ShownLine } from './logLines';
import { isLoss } from './news';
import styles from './Ticker.module.css';

type Props = {
  newest: ShownLine | undefined;
  /** What happened to the reader while others played, from their turn on until their answer is seen: the worst of it stands there instead. */
  news: readonly ShownLine[];
  /** What the reader has lost and may not have read yet: it stands there until they act. */
  loss: ShownLine | undefined;
  scene: Scene;
  onOpen(): void;
  /** Shows once more what the news tells of. */
  onAgain(): void;
};

/** One line of the log where there is no room for more; a press opens all of it. */
export function Ticker({ newest, news, loss, scene, onOpen, onAgain }: Props) {
  const { t } = useTranslation('match');
  const [worst] = news;
  if (worst && (isLoss(worst) || !loss))
    return (
      <button
        type="button"
        className={classes(styles.ticker, isLoss(worst) && styles.bad)}
        onClick={onAgain}
      >
        <BackIcon />
        <Sentence phrase={worst.telling} scene={scene} />
        <span className="visually-hidden">{t('again')}</span>
      </button>
    );
  const shown = loss ?? newest;
  return (
    <button type="button" className={classes(styles.ticker, loss && styles.bad)} onClick={onOpen}>
      <span className="visually-hidden">{t('log.title')}: </span>
      {shown ? <Sentence phrase={shown.telling} scene={scene} /> : t('log.empty')}
    </button>
  );
}
