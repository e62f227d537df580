import type { ReactNode } from 'react';
import { type Bounds, placed } from '../../../ui/art/place';

/** The spices there are drawings of. */
export type SpiceName = 'ginger' | 'chili' | 'tea' | 'cloves';

/* Every spice has a plant of its own, so nobody needs the colours: a root, a pod, a leaf, a bud. */
const PLANTS: Record<SpiceName, ReactNode> = {
  ginger: (
    <path d="M7 25c-3-5 1-9 5-8c0-6 6-9 9-5c2-5 9-5 10 0c5 0 6 6 2 9c2 5-3 9-8 7c-3 5-8 5-10 1c-4 2-7 0-8-4z" />
  ),
  chili: (
    <path d="M31 6c2-2 4-2 5 0c-3 1-3 3-4 5c4 12-7 24-25 24c-2 0-2-2 0-3c10-2 14-9 15-18c1-6 5-8 9-8z" />
  ),
  tea: <path d="M6 34C3 16 14 6 35 5C37 25 26 36 10 31L24 17L8 30z" />,
  cloves: (
    <path d="M20 3l4 4 5-2-2 6 5 3-6 4c-1 2-2 3-3 4l-1 15h-4l-1-15c-1-1-2-2-3-4l-6-4 5-3-2-6 5 2z" />
  ),
};

const COLORS: Record<SpiceName, { body: string; ink: string }> = {
  ginger: { body: 'var(--sp-ginger)', ink: 'var(--sp-ginger-ink)' },
  chili: { body: 'var(--sp-chili)', ink: 'var(--sp-chili-ink)' },
  tea: { body: 'var(--sp-tea)', ink: 'var(--sp-tea-ink)' },
  cloves: { body: 'var(--sp-clove)', ink: 'var(--sp-clove-ink)' },
};

/** The plant of a spice, in the colour of the text around it. */
export const SpicePlant = ({ spice, ...bounds }: { spice: SpiceName } & Bounds) => (
  <svg viewBox="0 0 40 40" fill="currentColor" aria-hidden {...placed(bounds)}>
    {PLANTS[spice]}
  </svg>
);

/** A cube of a spice with its plant on it; stands beside words or in a drawing that has them. */
export const SpiceCube = ({ spice, ...bounds }: { spice: SpiceName } & Bounds) => (
  <svg viewBox="0 0 24 24" aria-hidden {...placed(bounds)}>
    <rect x="1" y="1" width="22" height="22" rx="2.5" fill={COLORS[spice].body} />
    <path d="M1 3.5Q1 1 3.5 1h17L17.5 4H4v13.5L1 20.5z" fill="#fff" opacity=".38" />
    <path d="M23 20.5q0 2.5-2.5 2.5h-17L6.5 20H20V6.5l3-3z" fill="#160804" opacity=".34" />
    <g transform="translate(4 3.9) scale(.4)" fill={COLORS[spice].ink}>
      {PLANTS[spice]}
    </g>
  </svg>
);
