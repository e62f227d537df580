import { useEffect, useRef } from 'react';

/** What each key does; letters as they are typed. */
export type Keys = Record<string, ((event: KeyboardEvent) => void) | undefined>;

/** A key that may stand for a choice. */
const SIGN = /^[a-z0-9]$/;

/** Listens to the keyboard wherever nothing is being typed and no dialog is open; `others` are signs that stand for nothing. */
export function useKeys(keys: Keys, others?: (sign: string) => void) {
  const latest = useRef({ keys, others });
  useEffect(() => {
    latest.current = { keys, others };
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat || isMeantElsewhere(event)) return;
      const key = event.key.toLowerCase();
      const act = latest.current.keys[key];
      if (!act) return SIGN.test(key) ? latest.current.others?.(key) : undefined;
      event.preventDefault();
      act(event);
    };
    window.addEventListener('keydown', hear);
    return () => window.removeEventListener('keydown', hear);
  }, []);
}

const isMeantElsewhere = ({ ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean =>
  ctrlKey ||
  metaKey ||
  altKey ||
  (target instanceof Element &&
    target.closest('input:not([type=radio]), textarea, select, [role=dialog]') !== null);
