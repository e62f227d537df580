import type { CSSProperties } from 'react';
import { claimLayout, heightOf } from './claimLayout';

/** The proportions of the Claim's place on a wide and on a narrow board. */
const PLACES = { wide: 2.3, narrow: 2.1 };

/** How a Claim of so many cards lies, for style sheets. */
export function claimSizes(count: number) {
  const wide = claimLayout(count, PLACES.wide);
  const narrow = claimLayout(count, PLACES.narrow);
  return {
    '--wide-columns': wide.columns,
    '--wide-step': wide.step,
    '--wide-height': heightOf(wide),
    '--narrow-columns': narrow.columns,
    '--narrow-step': narrow.step,
    '--narrow-height': heightOf(narrow),
  } as CSSProperties;
}
