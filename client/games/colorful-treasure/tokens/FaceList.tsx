import type { FaceId } from '../../../../shared/games/colorful-treasure/faces';
import { Face } from '../art/Face';

import styles from './FaceList.module.css';
import type { OnTable } from '../types';

type Props = Pick<OnTable, 't'> & {
  faces: readonly FaceId[];
  /** What one is called on the stage. */
  thing?: (face: FaceId) => string;
};

/** Action tokens with what they do, where there is room for it. */
export const FaceList = ({ faces, thing, t }: Props) => (
  <ul className={styles.list}>
    {faces.map((face) => (
      <li key={face} className={styles.face}>
        <span data-thing={thing?.(face)} data-hint={face}>
          <Face face={face} width={30} height={30} />
        </span>
        <span>
          <b>{t(`face.${face}.name`)}.</b> {t(`face.${face}.about`)}
        </span>
      </li>
    ))}
  </ul>
);
