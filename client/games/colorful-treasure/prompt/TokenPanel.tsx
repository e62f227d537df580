import type { FaceId } from '../../../../shared/games/colorful-treasure/faces';
import { useScreen } from '../../../ui/hooks/useScreen';
import { classes } from '../../../ui/classes';

import { choices } from './choices';
import { FaceTile } from '../tokens/FaceTile';
import styles from './TokenPanel.module.css';
import { choosing, facesToTake, facesToUse } from '../tokens/tokens';
import type { OnTable } from '../types';

/** The action tokens that can be taken or used now; the one that is chosen says what it would do. */
export function TokenPanel(scene: OnTable) {
  const { draft, setDraft, t } = scene;
  const { isPhone } = useScreen();
  // where there is hardly room the one that was chosen stands alone, and is let go by the way back
  if (isPhone && draft?.face) return null;
  // on a phone those to be taken lie before the wonders
  const toTake = isPhone ? [] : facesToTake(scene);
  const toUse = facesToUse(scene);
  // once it is chosen, a press on it where it lies does what it was chosen for
  const answered = choices(scene).flatMap(({ on = [] }) => on);
  const tiles = (faces: readonly FaceId[], from: 'supply' | 'own', areNamed: boolean) =>
    faces.map((face) => (
      <FaceTile
        key={face}
        face={face}
        on={answered.includes(`${from}:${face}`) ? undefined : `${from}:${face}`}
        isNamed={areNamed}
        isChosen={draft?.face === face}
        onChoose={() => setDraft(choosing(face, scene))}
        t={t}
      />
    ));
  return (
    <>
      {toTake.length > 0 && (
        <div className={styles.tiles} role="group" aria-label={t('panel.take')}>
          {tiles(toTake, 'supply', true)}
        </div>
      )}
      {toUse.length > 0 && (
        <div className={classes(styles.tiles, styles.own)} role="group" aria-label={t('panel.use')}>
          {tiles(toUse, 'own', !isPhone)}
        </div>
      )}
    </>
  );
}

/** Whether there is any token to take or to use. */
export const hasTiles = (scene: OnTable): boolean =>
  facesToTake(scene).length + facesToUse(scene).length > 0;
