import type { FaceId } from '../../../../shared/games/colorful-treasure/faces';
import { Face } from '../art/Face';
import styles from './FaceTile.module.css';
import type { OnTable } from '../types';

type Props = Pick<OnTable, 't'> & {
  face: FaceId;
  /** Where it lies on the table, by what that is called. */
  on?: string;
  isNamed?: boolean;
  isChosen: boolean;
  onChoose(): void;
};

/** An action token to be chosen. */
export function FaceTile({ face, on, isNamed, isChosen, onChoose, t }: Props) {
  const [name, about] = [t(`face.${face}.name`), t(`face.${face}.about`)];
  return (
    <button
      type="button"
      className={styles.tile}
      data-hint={face}
      data-on={on}
      aria-label={`${name}: ${about}`}
      aria-pressed={isChosen}
      onClick={onChoose}
    >
      <Face face={face} />
      {isNamed && <span className={styles.name}>{name}</span>}
    </button>
  );
}
