import { useEffect, useRef } from 'react';

/** How many layers lie over the page, as the browser's entry has it; one from before a reload may count as well. */
const top = (): number => (history.state as { layer?: number } | null)?.layer ?? 0;

/** Has the browser's way back close what lies over the page, where `isOn`, and stay at the page. */
export function useBack(isOn: boolean, close: () => void) {
  const latest = useRef(close);
  useEffect(() => void (latest.current = close));
  useEffect(() => {
    if (!isOn) return;
    const layer = top() + 1;
    history.pushState({ ...history.state, layer }, '');
    const went = () => {
      if (top() < layer) latest.current();
    };
    window.addEventListener('popstate', went);
    return () => {
      window.removeEventListener('popstate', went);
      // closed otherwise: the entry goes as well, unless something else has opened or been gone to at once
      queueMicrotask(() => {
        if (top() === layer) history.back();
      });
    };
  }, [isOn]);
}
