import type { ReactNode } from 'react';
import { px } from '../../../ui/art/place';

const tool = (d: string) =>
  function Tool(): ReactNode {
    return (
      <svg viewBox="0 0 20 20" width={px(18)} height={px(18)} aria-hidden>
        <path d={d} fill="none" stroke="currentColor" strokeWidth="2.4" />
      </svg>
    );
  };

/* Signs of what can be done with a chart. */
export const PlusIcon = tool('M10 3v14M3 10h14');
export const MinusIcon = tool('M3 10h14');
export const WholeIcon = tool('M3 8V3h5M12 3h5v5M17 12v5h-5M8 17H3v-5');
export const TurnIcon = tool('M16 6.5A7 7 0 1 0 17 11M16.5 2v5h-5');
