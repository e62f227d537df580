import { present } from '../../../shared/engine/present';
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import styles from './Hint.module.css';

/** The least room between a hint and the edge of the screen, and what it is about. */
const ROOM = 8;

/** A few words above a thing, wherever on the screen that is; for the eye only. */
export function Hint({ of, children }: { of: RefObject<HTMLElement | null>; children: ReactNode }) {
  const hint = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const { left, width, top, bottom } = present(of.current).getBoundingClientRect();
    const { offsetWidth, offsetHeight, style } = present(hint.current);
    const middle = left + width / 2 - offsetWidth / 2;
    const furthest = window.innerWidth - offsetWidth - ROOM;
    const above = top - offsetHeight - ROOM;
    style.left = `${Math.max(ROOM, Math.min(middle, furthest))}px`;
    style.top = `${above < ROOM ? bottom + ROOM : above}px`;
  });
  return (
    <span ref={hint} className={styles.hint} aria-hidden>
      {children}
    </span>
  );
}
