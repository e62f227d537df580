import type { FaceId } from '../../../shared/games/colorful-treasure/faces';
import { Face } from './art/Face';

import styles from './FaceList.module.css';
import type { OnTable } from './types';

/** Action tokens with what they do, where there is room for it. */
export const FaceList = ({ faces, t }: Pick<OnTable, 't'> & { faces: readonly FaceId[] }) => (
  <ul className={styles.list}>
    {faces.map((face) => (
      <li key={face} className={styles.face}>
        <Face face={face} width={30} height={30} />
        <span>
          <b>{t(`face.${face}.name`)}</b> {t(`face.${face}.about`)}
        </span>
      </li>
    ))}
  </ul>
);
