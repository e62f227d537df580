import { clockwise } from '../../../../shared/engine/clockwise';
import type { Fire } from '../../../../shared/games/ya-blew-it/state';
import { listWords } from '../../../kit/words';
import { CardMarks } from '../log/CardMarks';
import { cardWords } from '../log/cardWords';
import styles from './FireAside.module.css';
import { rollersIn } from './fireStory';
import { idleWords } from '../log/idleWords';
import type { OnTable } from '../types';

type Props = OnTable & { fire: Fire };

/** What a Fire leaves alone: whoever has nothing to lose, and the Claim. */
export function FireAside({ fire, ...scene }: Props) {
  const { view, ctx, t } = scene;
  const { claim, step } = view.table;
  const rolling = rollersIn(fire, scene);
  const idle = step === 'securing' ? [] : clockwise(ctx).filter((id) => !rolling.includes(id));
  const { names, count, who } = idleWords(idle, scene);
  return (
    <>
      {idle.length > 0 && (
        <p className={styles.idle}>
          {t('fire.idle', { names, count, ...(who === scene.playerID && { context: 'you' }) })}
        </p>
      )}
      {claim.length > 0 && (
        <p className={styles.claim}>
          {t('fire.claim')} <CardMarks cards={claim} />
          <span className="visually-hidden">
            {listWords(
              claim.map((id) => cardWords(id, t)),
              t,
            )}
          </span>
        </p>
      )}
    </>
  );
}
