import { useEffect, useEffectEvent } from 'react';

/** How long somebody has to stay at a place before it is in the address, in milliseconds: browsers limit how often that changes. */
const STAY = 400;

/** Keeps a place at the end of the page's address, so that a reload comes back to it; `null` keeps nothing. */
export function useKeptPlace(fragment: string | null, onGo: (fragment: string) => void) {
  const go = useEffectEvent(() => onGo(location.hash));
  useEffect(() => {
    if (fragment === null) return;
    const keep = () => {
      if (location.hash !== fragment)
        history.replaceState(history.state, '', location.pathname + location.search + fragment);
    };
    const timer = setTimeout(keep, STAY);
    window.addEventListener('pagehide', keep);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', keep);
    };
  }, [fragment]);
  const isKept = fragment !== null;
  useEffect(() => {
    if (!isKept) return;
    window.addEventListener('hashchange', go);
    return () => window.removeEventListener('hashchange', go);
  }, [isKept]);
}
