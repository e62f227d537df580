import { useTranslation } from 'react-i18next';
import type { Scene } from '../../../kit/contract';
import { Sentence } from '../../../kit/Sentence';
import type { ShownLine } from './logLines';
import styles from './Ticker.module.css';

type Props = { newest: ShownLine | undefined; scene: Scene; onOpen(): void };

/** The newest line of the log where there is no room for more; a press opens all of it. */
export function Ticker({ newest, scene, onOpen }: Props) {
  const { t } = useTranslation('match');
  return (
    <button type="button" className={styles.ticker} onClick={onOpen}>
      <span className="visually-hidden">{t('log.title')}: </span>
      {newest ? <Sentence phrase={newest.telling} scene={scene} /> : t('log.empty')}
    </button>
  );
}
