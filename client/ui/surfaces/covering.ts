import { useEffect } from 'react';
import { createStore, useStore } from '../../app/store';

/** How many dialogs lie over the page. */
const covering = createStore(0);

/** Whether something lies over the page that its reader looks at instead. */
export const useCovered = (): boolean => useStore(covering) > 0;

/** The page is covered as long as this is there, unless it can be read beside the page. */
export function useCovering(covers: boolean) {
  useEffect(() => {
    if (!covers) return;
    covering.set(covering.get() + 1);
    return () => covering.set(covering.get() - 1);
  }, [covers]);
}
