import { type RefObject, useLayoutEffect } from 'react';
import type { PanZoom } from './panZoom';

/** What lies on the chart; boats never leave it, and are seen to come into sight. */
const SPOTS = '[data-spot]:not([data-spot="boat"])';

/**
 * Takes away what lies on an enlarged chart beyond its edge: whatever flew there would cross what lies around the
 * sea, to a place that nobody sees.
 */
export function useOutOfSight(sea: RefObject<HTMLElement | null>, { zoom }: PanZoom) {
  useLayoutEffect(() => {
    if (!sea.current) return;
    const spots = [...sea.current.querySelectorAll<HTMLElement>(SPOTS)];
    for (const spot of spots) delete spot.dataset.outside;
    if (zoom === 1) return;
    // all are measured before any of them is taken away: that asks the browser for one layout
    const box = sea.current.getBoundingClientRect();
    const beyond = spots.filter((spot) => !meets(spot.getBoundingClientRect(), box));
    for (const spot of beyond) spot.dataset.outside = '';
  });
}

const meets = (a: DOMRect, b: DOMRect): boolean =>
  a.left < b.left + b.width &&
  b.left < a.left + a.width &&
  a.top < b.top + b.height &&
  b.top < a.top + a.height;
