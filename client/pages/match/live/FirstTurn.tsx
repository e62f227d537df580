import type { PlayerID } from '../../../../shared/engine/game';
import { useTranslation } from '../../../text/useTranslation';
import type { Scene } from '../../../kit/contract';
import { Disc } from '../../../ui/signs/Disc';
import styles from './FirstTurn.module.css';

type Props = {
  of: PlayerID;
  scene: Scene;
  /** What comes before it, in the title's words. */
  before?: string;
};

/** Whose the first turn is, while it is dealt: their emblem spins on the board, and comes to rest. */
export function FirstTurn({ of, scene, before }: Props) {
  const { t } = useTranslation('match');
  const context = of === scene.playerID ? 'you' : undefined;
  return (
    <p className={styles.first}>
      <span className={styles.coin} aria-hidden>
        <Disc seat={of} size={76} />
      </span>
      <b className={styles.words}>{t('firstTurn', { context, name: scene.name(of) })}</b>
      {before && <span className={styles.before}>{before}</span>}
    </p>
  );
}
