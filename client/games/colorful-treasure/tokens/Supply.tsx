import { useScreen } from '../../../ui/hooks/useScreen';

import { FaceList } from './FaceList';
import { FaceSign } from './FaceSign';
import styles from './Supply.module.css';
import type { OnTable } from '../types';

/** How many players leave room beside the board for what every token does. */
const FEW = 2;

/** The action tokens nobody has: with what they do where there is room, otherwise to be pointed at. */
export function Supply(scene: OnTable) {
  const { view, ctx, draft, t } = scene;
  const { supply } = view.table;
  const { isPhone } = useScreen();
  return (
    <div data-thing="supply">
      <h2 className={styles.title}>
        {supply.length > 0 ? t('note.tokens', { count: supply.length }) : t('note.noTokens')}
      </h2>
      {isPhone || ctx.numPlayers <= FEW ? (
        <FaceList faces={supply} thing={(face) => `supply:${face}`} t={t} />
      ) : (
        <ul className={styles.faces}>
          {supply.map((face) => (
            <li key={face}>
              <FaceSign
                face={face}
                thing={`supply:${face}`}
                isChosen={draft?.face === face}
                t={t}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
