import type { Color } from '../../../../shared/games/colorful-treasure/state';
import { colorsOf, type WonderId } from '../../../../shared/games/colorful-treasure/wonders';
import { Cut } from '../../../ui/art/Cut';
import { Wonder } from '../art/Wonder';
import styles from './Back.module.css';

type Props = {
  wonder: WonderId;
  /** Colours of which there is no card any more. */
  gone?: readonly Color[];
};

/** The back of a card: its wonder, and the three colours of its gems. */
export const Back = ({ wonder, gone = [] }: Props) => (
  <span className={styles.back}>
    <span className={styles.scene}>
      <Wonder wonder={wonder} />
    </span>
    <span className={styles.stripes}>
      {colorsOf(wonder).map((color) => (
        <span
          key={color}
          className={styles.stripe}
          data-color={color}
          data-gone={gone.includes(color) || undefined}
        >
          <Cut color={color} />
        </span>
      ))}
    </span>
  </span>
);
