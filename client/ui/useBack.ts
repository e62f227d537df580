import { useEffect, useRef } from 'react';

// a page that was loaded anew finds layers of before among its entries: they are lower
let layers = Date.now();

/** Which layer the browser would go back from. */
const top = (): number | undefined => (history.state as { layer?: number } | null)?.layer;

/** Has the browser's way back close what lies over the page, where `isOn`, and stay at the page. */
export function useBack(isOn: boolean, close: () => void) {
  const latest = useRef(close);
  useEffect(() => void (latest.current = close));
  useEffect(() => {
    if (!isOn) return;
    const layer = ++layers;
    history.pushState({ ...history.state, layer }, '');
    const went = () => {
      if ((top() ?? 0) < layer) latest.current();
    };
    window.addEventListener('popstate', went);
    return () => {
      window.removeEventListener('popstate', went);
      // closed otherwise: the entry goes as well, unless something else has been gone to since
      if (top() === layer) history.back();
    };
  }, [isOn]);
}
