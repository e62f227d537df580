import type { ComponentProps } from 'react';
import type { Treasure as TreasureName } from '../../../shared/games/colorful-treasure/state';
import { colorsOf, type WonderId } from '../../../shared/games/colorful-treasure/wonders';
import { classes } from '../../ui/classes';
import { Cut } from '../../ui/art/Cut';
import { Treasure } from './art/Treasure';
import { Wonder } from './art/Wonder';
import styles from './Card.module.css';

type Props = ComponentProps<'button'> & {
  wonder: WonderId;
  /** `null` lies face down. */
  treasure: TreasureName | null;
  name: string;
  /** Everybody sees it; otherwise what is shown is for the reader alone. */
  isUp: boolean;
  /** What this screen remembers of it. */
  seen?: TreasureName;
  isChosen: boolean;
  isPointed: boolean;
  /** Pressing it does something; otherwise it says why not. */
  isOpen: boolean;
  label: string;
};

/** A card in the grid. */
export function Card(props: Props) {
  const { wonder, treasure, name, isUp, seen, isChosen, isPointed, isOpen, label, ...rest } = props;
  return (
    <button
      type="button"
      {...rest}
      className={classes(
        styles.card,
        treasure !== null && styles.face,
        treasure !== null && !isUp && styles.peeked,
        isChosen && styles.chosen,
        isPointed && styles.pointed,
        isOpen && styles.open,
      )}
      aria-label={label}
      aria-disabled={!isOpen}
      aria-pressed={isChosen || undefined}
    >
      {treasure === null ? (
        <Back wonder={wonder} />
      ) : (
        <span className={styles.front}>
          <Treasure of={treasure} />
          <span className={styles.name}>{name}</span>
        </span>
      )}
      {treasure === null && seen && (
        <span className={styles.seen}>
          <Treasure of={seen} />
        </span>
      )}
    </button>
  );
}

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
