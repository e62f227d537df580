import { useEffect, useEffectEvent, useRef } from 'react';

/** How often an address changes within a while, in milliseconds: browsers take offence at more. */
const OFTEN = 50;
const WHILE = 30_000;
/** How long somebody who has gone on for so long has to stay at a place before it is in the address. */
const STAY = 400;

/** Keeps a place at the end of the page's address, so that a reload comes back to it; `null` keeps nothing. */
export function useKeptPlace(fragment: string | null, onGo: (fragment: string) => void) {
  const go = useEffectEvent(() => onGo(location.hash));
  const written = useRef<number[]>([]);
  useEffect(() => {
    if (fragment === null) return;
    const keep = () => {
      if (location.hash === fragment) return;
      written.current = [...written.current, Date.now()].slice(-OFTEN);
      history.replaceState(history.state, '', location.pathname + location.search + fragment);
    };
    const [oldest] = written.current;
    const isOften = written.current.length === OFTEN && Date.now() - oldest < WHILE;
    if (!isOften) return keep();
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
