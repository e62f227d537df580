import { present } from '../../shared/engine/present';
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { classes } from '../ui/classes';
import styles from './Hint.module.css';

/** The least room between a hint and the edge of the screen, and what it is about. */
const ROOM = 8;

type Props = {
  of: RefObject<Element | null>;
  /** Whether something in it can be pressed; otherwise it is for the eye only. */
  isOpen?: boolean;
  children: ReactNode;
};

/** A few words above a thing, wherever on the screen that is. */
export function Hint({ of, isOpen = false, children }: Props) {
  const hint = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const { left, width, top, bottom } = present(of.current).getBoundingClientRect();
    const { offsetWidth, offsetHeight, style } = present(hint.current);
    const middle = left + width / 2 - offsetWidth / 2;
    const furthest = window.innerWidth - offsetWidth - ROOM;
    const above = top - offsetHeight - ROOM;
    style.left = `${Math.max(ROOM, Math.min(middle, furthest))}px`;
    style.top = `${above < ROOM ? Math.min(bottom + ROOM, window.innerHeight - offsetHeight) : above}px`;
  });
  return (
    <span
      ref={hint}
      className={classes(styles.hint, isOpen && styles.open)}
      data-hinting={isOpen || undefined}
      aria-hidden={!isOpen}
    >
      {children}
    </span>
  );
}
