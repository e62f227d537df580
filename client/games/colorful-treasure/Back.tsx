import { colorsOf, type WonderId } from '../../../shared/games/colorful-treasure/wonders';
import { Cut } from '../../ui/art/Cut';
import { Wonder } from './art/Wonder';
import styles from './Back.module.css';

/** The back of a card: its wonder, and the three colours of its gems. */
export const Back = ({ wonder }: { wonder: WonderId }) => (
  <span className={styles.back}>
    <span className={styles.scene}>
      <Wonder wonder={wonder} />
    </span>
    <span className={styles.stripes}>
      {colorsOf(wonder).map((color) => (
        <span key={color} className={styles.stripe} data-color={color}>
          <Cut color={color} />
        </span>
      ))}
    </span>
  </span>
);
