import type { FaceId } from '../../../../shared/games/colorful-treasure/faces';
import { isMove } from '../../../kit/isMove';
import { FaceTile } from './FaceTile';
import styles from './OfferedTokens.module.css';
import { choosing, facesToTake } from './tokens';
import type { OnTable } from '../types';

/** The action tokens that can be taken now, laid out before the wonders on a phone: the second press takes one. */
export function OfferedTokens(scene: OnTable) {
  const { legal, draft, setDraft, play, t } = scene;
  const offered = facesToTake(scene);
  // whoever looks at cards has to reach them all
  if (offered.length === 0 || draft?.isLooking) return null;
  const press = (face: FaceId) => {
    const claims = legal.filter(isMove('claim')).filter(({ args }) => args[0] === face);
    if (draft?.face === face && claims.length === 1) play('claim', ...claims[0].args);
    else setDraft(choosing(face, scene));
  };
  return (
    <ul className={styles.offered} data-thing="supply" aria-label={t('panel.take')}>
      {offered.map((face) => (
        <li key={face} data-thing={`supply:${face}`}>
          <FaceTile
            face={face}
            isNamed
            isChosen={draft?.face === face}
            onChoose={() => press(face)}
            t={t}
          />
        </li>
      ))}
    </ul>
  );
}
