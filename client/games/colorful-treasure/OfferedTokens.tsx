import { FaceSign } from './FaceSign';
import styles from './OfferedTokens.module.css';
import { facesToTake } from './tokens';
import type { OnTable } from './types';

/** The action tokens that can be taken now, laid out before the wonders: on a phone they lie nowhere else. */
export function OfferedTokens(scene: OnTable) {
  const { draft, t } = scene;
  const offered = facesToTake(scene);
  // whoever looks at cards has to reach them all
  if (offered.length === 0 || draft?.isLooking) return null;
  return (
    <ul className={styles.offered} data-thing="supply">
      {offered.map((face) => (
        <li key={face}>
          <FaceSign face={face} thing={`supply:${face}`} isChosen={draft?.face === face} t={t} />
        </li>
      ))}
    </ul>
  );
}
