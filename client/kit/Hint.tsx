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

/** A few words above a thing, wherever on the screen that is: beside it where there is no room, and below it only where there is none either. */
export function Hint({ of, isOpen = false, children }: Props) {
  const hint = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const { offsetWidth: width, offsetHeight: height, style } = present(hint.current);
    const { x, y } = placeOf(present(of.current).getBoundingClientRect(), { width, height });
    style.left = `${x}px`;
    style.top = `${y}px`;
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

type Size = { width: number; height: number };

/** Where words of this size stand about a thing, on the screen. */
function placeOf(thing: DOMRect, { width, height }: Size): { x: number; y: number } {
  const furthest = { x: window.innerWidth - width - ROOM, y: window.innerHeight - height - ROOM };
  const within = (at: number, most: number) => Math.max(ROOM, Math.min(at, most));
  const x = within(thing.left + thing.width / 2 - width / 2, furthest.x);
  const above = thing.top - height - ROOM;
  if (above >= ROOM) return { x, y: above };
  // what belongs to a thing is mostly below it
  const y = within(thing.top + thing.height / 2 - height / 2, furthest.y);
  const beside = [thing.right + ROOM, thing.left - width - ROOM];
  const free = beside.find((at) => at >= ROOM && at <= furthest.x);
  return free === undefined ? { x, y: within(thing.bottom + ROOM, furthest.y) } : { x: free, y };
}
