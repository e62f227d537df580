import { useLayoutEffect, useRef } from 'react';
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
  /** What its reader may not have read yet of what they lost or won: newer lines wait for it. */
  held: ShownLine | undefined;
  /** Whether anything happened to the reader while others played, from their turn on until their answer is seen. */
  hasNews: boolean;
  scene: Scene;
  onOpen(): void;
  /** Shows once more what happened meanwhile. */
  onAgain(): void;
};

/** One line of the log where there is no room for more; a press opens all of it, or shows once more what happened to its reader. */
export function Ticker({ newest, held, hasNews, scene, onOpen, onAgain }: Props) {
  const { t } = useTranslation('match');
  const told = held ? (held.telling.news ?? held.telling) : newest?.telling;
  const line = useFitted();
  return (
    <button
      type="button"
      ref={line}
      className={classes(styles.ticker, held && isLoss(held) && styles.bad)}
      onClick={hasNews ? onAgain : onOpen}
    >
      {hasNews ? <BackIcon /> : <span className="visually-hidden">{t('log.title')}: </span>}
      {told ? <Sentence phrase={told} scene={scene} /> : t('log.empty')}
      {hasNews && <span className="visually-hidden">{t('again')}</span>}
    </button>
  );
}

/** Has a line that is too long for its place be told in smaller letters, before the end of it is cut. */
function useFitted() {
  const line = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const { style } = line.current!;
    style.setProperty('--fit', '1');
    const { clientWidth, scrollWidth } = line.current!;
    if (scrollWidth > clientWidth) style.setProperty('--fit', String(clientWidth / scrollWidth));
  });
  return line;
}
