import { memo, type ReactNode } from 'react';
import type {
  Color,
  Treasure as TreasureName,
} from '../../../../shared/games/colorful-treasure/state';
import { wonderAt, type CellId } from '../../../../shared/games/colorful-treasure/wonders';
import { classes } from '../../../ui/classes';
import { areSame } from '../../../ui/sameProps';
import { Treasure } from '../art/Treasure';
import { Back } from './Back';
import styles from './Card.module.css';
import { Front } from './Front';
import { hintOf } from '../hints';
import type { Handling } from './useHandling';

type Props = {
  cell: CellId;
  /** `null` lies face down. */
  treasure: TreasureName | null;
  name: string;
  /** Everybody sees it; otherwise what is shown is for the reader alone. */
  isUp: boolean;
  /** Others have turned it up, for all to see: it swells, and is back in its place, which is to be remembered. */
  isSwelling: boolean;
  /** Colours that no card of its wonder shows any more. */
  gone: readonly Color[];
  /** What it may be, told while it is pointed at; and in words, to a finger that rests on it. */
  maybe?: ReactNode;
  note?: string;
  /** What this screen remembers of it. */
  seen?: TreasureName;
  isChosen: boolean;
  isPointed: boolean;
  /** Pressing it does something; otherwise it says why not. */
  isOpen: boolean;
  label: string;
  tabIndex: number;
  ref?(element: HTMLElement | null): void;
  handling: Handling;
};

/** A card in the grid; there are fifty, of which few are drawn anew. */
export const Card = memo(function Card(props: Props) {
  const {
    cell,
    treasure,
    name,
    isUp,
    isSwelling,
    gone,
    maybe,
    note,
    seen,
    isChosen,
    isPointed,
    isOpen,
    label,
    handling,
    ...rest
  } = props;
  return (
    <button
      type="button"
      {...rest}
      className={classes(
        styles.card,
        (isUp || treasure !== null) && styles.up,
        treasure !== null && !isUp && styles.peeked,
        isChosen && styles.chosen,
        isPointed && styles.pointed,
        isOpen && styles.open,
        isSwelling && styles.swelling,
      )}
      data-up={isUp || undefined}
      data-hint={treasure === null ? 'back' : hintOf(treasure)}
      // by its looks a back says what it may be, and whoever points at it means to turn it
      data-hint-note={note}
      data-hint-by={treasure === null ? 'finger' : undefined}
      aria-label={label}
      aria-disabled={!isOpen}
      aria-pressed={isChosen || undefined}
      onFocus={({ target }) => {
        handling.note(cell);
        if (target.matches(':focus-visible')) handling.point(cell);
      }}
      // a finger that touches a card is about to press it: until then everything stands still
      onPointerEnter={({ pointerType }) => pointerType !== 'touch' && handling.point(cell)}
      onKeyDown={(event) => handling.go(event, cell)}
      onClick={() => handling.press(cell)}
    >
      {treasure === null ? (
        <span key="back" className={styles.side} data-thing={`back:${cell}`}>
          <Back wonder={wonderAt(cell)} gone={gone} />
          {maybe}
          {seen && (
            <span className={styles.seen}>
              <Treasure of={seen} />
            </span>
          )}
        </span>
      ) : (
        <span
          key="front"
          className={classes(styles.side, styles.treasure)}
          data-thing={`front:${cell}`}
        >
          <Front treasure={treasure} name={name} />
        </span>
      )}
    </button>
  );
}, areSame);
