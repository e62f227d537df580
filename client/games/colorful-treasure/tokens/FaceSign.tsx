import type { FaceId } from '../../../../shared/games/colorful-treasure/faces';
import { Face } from '../art/Face';
import styles from './FaceSign.module.css';
import type { OnTable } from '../types';

type Props = Pick<OnTable, 't'> & {
  face: FaceId;
  /** What it is called on the stage. */
  thing: string;
  isChosen?: boolean;
};

/** An action token as it lies on the table. */
export const FaceSign = ({ face, thing, isChosen, t }: Props) => (
  <span className={styles.sign} data-thing={thing} data-hint={face} data-chosen={isChosen}>
    <Face face={face} />
    <span className="visually-hidden">
      {t(`face.${face}.name`)}: {t(`face.${face}.about`)}
    </span>
  </span>
);
