import { type RefObject, useEffect, useRef } from 'react';

/** When what had the focus is taken from the board, the focus stays on the board: on what the Tab key would find there. */
export function useKeptFocus(board: RefObject<HTMLElement | null>) {
  const last = useRef<Element | null>(null);
  useEffect(() => {
    const follow = ({ target }: FocusEvent) => {
      last.current = board.current?.contains(target as Node) ? (target as Element) : null;
    };
    document.addEventListener('focusin', follow);
    return () => document.removeEventListener('focusin', follow);
  }, [board]);
  useEffect(() => {
    if (last.current === null || last.current.isConnected) return;
    if (document.activeElement === document.body)
      board.current?.querySelector<HTMLElement>('button:not([tabindex="-1"])')?.focus();
  });
}
