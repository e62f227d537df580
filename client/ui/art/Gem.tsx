import type { ReactNode } from 'react';
import { type Bounds, placed } from './place';

/* Every gem has a cut of its own, so nobody needs the colours. The light comes from the upper left. */
const CUTS = {
  yellow: (
    <>
      <polygon points="20,3 25,9 38,33 34,37 6,37 2,33 15,9" fill="var(--gem-yellow)" />
      <polygon points="20,3 25,9 22.6,15.72 20,12.6" fill="#fff" opacity="0.03" />
      <polygon points="25,9 38,33 29.36,28.2 22.6,15.72" fill="#1a0d12" opacity="0.06" />
      <polygon points="38,33 34,37 27.28,30.28 29.36,28.2" fill="#1a0d12" opacity="0.42" />
      <polygon points="34,37 6,37 12.72,30.28 27.28,30.28" fill="#1a0d12" opacity="0.34" />
      <polygon points="6,37 2,33 10.64,28.2 12.72,30.28" fill="#1a0d12" opacity="0.06" />
      <polygon points="2,33 15,9 17.4,15.72 10.64,28.2" fill="#fff" opacity="0.45" />
      <polygon points="15,9 20,3 20,12.6 17.4,15.72" fill="#fff" opacity="0.49" />
      <polygon
        points="20,12.6 22.6,15.72 29.36,28.2 27.28,30.28 12.72,30.28 10.64,28.2 17.4,15.72"
        fill="#fff"
        opacity=".14"
      />
      <polygon points="14,19.5 18,16.5 19,18.5 15,21.5" fill="#fff" opacity=".75" />
    </>
  ),
  orange: (
    <>
      <polygon
        points="39,20 29.5,36.45 10.5,36.45 1,20 10.5,3.55 29.5,3.55"
        fill="var(--gem-orange)"
      />
      <polygon points="39,20 29.5,36.45 24.94,28.56 29.88,20" fill="#1a0d12" opacity="0.39" />
      <polygon
        points="29.5,36.45 10.5,36.45 15.06,28.56 24.94,28.56"
        fill="#1a0d12"
        opacity="0.34"
      />
      <polygon points="10.5,36.45 1,20 10.12,20 15.06,28.56" fill="#fff" opacity="0.06" />
      <polygon points="1,20 10.5,3.55 15.06,11.44 10.12,20" fill="#fff" opacity="0.46" />
      <polygon points="10.5,3.55 29.5,3.55 24.94,11.44 15.06,11.44" fill="#fff" opacity="0.4" />
      <polygon points="29.5,3.55 39,20 29.88,20 24.94,11.44" fill="#1a0d12" opacity="0.05" />
      <polygon
        points="29.88,20 24.94,28.56 15.06,28.56 10.12,20 15.06,11.44 24.94,11.44"
        fill="#fff"
        opacity=".14"
      />
      <polygon points="14,16.5 18,13.5 19,15.5 15,18.5" fill="#fff" opacity=".75" />
    </>
  ),
  pink: (
    <>
      <polygon points="20,1 27,11 34,22 33,31 26,38 14,38 7,31 6,22 13,11" fill="var(--gem-pink)" />
      <polygon points="20,1 27,11 23.64,16.65 20,11.45" fill="#1a0d12" opacity="0.01" />
      <polygon points="27,11 34,22 27.28,22.37 23.64,16.65" fill="#1a0d12" opacity="0.03" />
      <polygon points="34,22 33,31 26.76,27.05 27.28,22.37" fill="#1a0d12" opacity="0.29" />
      <polygon points="33,31 26,38 23.12,30.69 26.76,27.05" fill="#1a0d12" opacity="0.42" />
      <polygon points="26,38 14,38 16.88,30.69 23.12,30.69" fill="#1a0d12" opacity="0.34" />
      <polygon points="14,38 7,31 13.24,27.05 16.88,30.69" fill="#1a0d12" opacity="0.06" />
      <polygon points="7,31 6,22 12.72,22.37 13.24,27.05" fill="#fff" opacity="0.25" />
      <polygon points="6,22 13,11 16.36,16.65 12.72,22.37" fill="#fff" opacity="0.47" />
      <polygon points="13,11 20,1 20,11.45 16.36,16.65" fill="#fff" opacity="0.48" />
      <polygon
        points="20,11.45 23.64,16.65 27.28,22.37 26.76,27.05 23.12,30.69 16.88,30.69 13.24,27.05 12.72,22.37 16.36,16.65"
        fill="#fff"
        opacity=".14"
      />
      <polygon points="14,19.28 18,16.28 19,18.28 15,21.28" fill="#fff" opacity=".75" />
    </>
  ),
  green: (
    <>
      <polygon points="13,2 27,2 34,9 34,31 27,38 13,38 6,31 6,9" fill="var(--gem-green)" />
      <polygon points="13,2 27,2 23.64,10.64 16.36,10.64" fill="#fff" opacity="0.4" />
      <polygon points="27,2 34,9 27.28,14.28 23.64,10.64" fill="#fff" opacity="0.07" />
      <polygon points="34,9 34,31 27.28,25.72 27.28,14.28" fill="#1a0d12" opacity="0.25" />
      <polygon points="34,31 27,38 23.64,29.36 27.28,25.72" fill="#1a0d12" opacity="0.42" />
      <polygon points="27,38 13,38 16.36,29.36 23.64,29.36" fill="#1a0d12" opacity="0.34" />
      <polygon points="13,38 6,31 12.72,25.72 16.36,29.36" fill="#1a0d12" opacity="0.06" />
      <polygon points="6,31 6,9 12.72,14.28 12.72,25.72" fill="#fff" opacity="0.3" />
      <polygon points="6,9 13,2 16.36,10.64 12.72,14.28" fill="#fff" opacity="0.49" />
      <polygon
        points="16.36,10.64 23.64,10.64 27.28,14.28 27.28,25.72 23.64,29.36 16.36,29.36 12.72,25.72 12.72,14.28"
        fill="#fff"
        opacity=".14"
      />
      <polygon points="14,16.5 18,13.5 19,15.5 15,18.5" fill="#fff" opacity=".75" />
    </>
  ),
  red: (
    <>
      <polygon
        points="36.63,26.89 26.89,36.63 13.11,36.63 3.37,26.89 3.37,13.11 13.11,3.37 26.89,3.37 36.63,13.11"
        fill="var(--gem-red)"
      />
      <polygon
        points="36.63,26.89 26.89,36.63 23.58,28.65 28.65,23.58"
        fill="#1a0d12"
        opacity="0.42"
      />
      <polygon
        points="26.89,36.63 13.11,36.63 16.42,28.65 23.58,28.65"
        fill="#1a0d12"
        opacity="0.34"
      />
      <polygon
        points="13.11,36.63 3.37,26.89 11.35,23.58 16.42,28.65"
        fill="#1a0d12"
        opacity="0.06"
      />
      <polygon points="3.37,26.89 3.37,13.11 11.35,16.42 11.35,23.58" fill="#fff" opacity="0.3" />
      <polygon points="3.37,13.11 13.11,3.37 16.42,11.35 11.35,16.42" fill="#fff" opacity="0.49" />
      <polygon points="13.11,3.37 26.89,3.37 23.58,11.35 16.42,11.35" fill="#fff" opacity="0.4" />
      <polygon points="26.89,3.37 36.63,13.11 28.65,16.42 23.58,11.35" fill="#fff" opacity="0.07" />
      <polygon
        points="36.63,13.11 36.63,26.89 28.65,23.58 28.65,16.42"
        fill="#1a0d12"
        opacity="0.25"
      />
      <polygon
        points="28.65,23.58 23.58,28.65 16.42,28.65 11.35,23.58 11.35,16.42 16.42,11.35 23.58,11.35 28.65,16.42"
        fill="#fff"
        opacity=".14"
      />
      <polygon points="14,16.5 18,13.5 19,15.5 15,18.5" fill="#fff" opacity=".75" />
    </>
  ),
  blue: (
    <>
      <polygon points="20,1 39,20 20,39 1,20" fill="var(--gem-blue)" />
      <polygon points="20,1 39,20 29.88,20 20,10.12" fill="#fff" opacity="0.07" />
      <polygon points="39,20 20,39 20,29.88 29.88,20" fill="#1a0d12" opacity="0.42" />
      <polygon points="20,39 1,20 10.12,20 20,29.88" fill="#1a0d12" opacity="0.06" />
      <polygon points="1,20 20,1 20,10.12 10.12,20" fill="#fff" opacity="0.49" />
      <polygon points="20,10.12 29.88,20 20,29.88 10.12,20" fill="#fff" opacity=".14" />
      <polygon points="14,16.5 18,13.5 19,15.5 15,18.5" fill="#fff" opacity=".75" />
    </>
  ),
  purple: (
    <>
      <polygon points="20,0 28,9 32,20 28,31 20,40 12,31 8,20 12,9" fill="var(--gem-purple)" />
      <polygon points="20,0 28,9 24.16,14.28 20,9.6" fill="#fff" opacity="0.04" />
      <polygon points="28,9 32,20 26.24,20 24.16,14.28" fill="#1a0d12" opacity="0.12" />
      <polygon points="32,20 28,31 24.16,25.72 26.24,20" fill="#1a0d12" opacity="0.35" />
      <polygon points="28,31 20,40 20,30.4 24.16,25.72" fill="#1a0d12" opacity="0.41" />
      <polygon points="20,40 12,31 15.84,25.72 20,30.4" fill="#1a0d12" opacity="0.03" />
      <polygon points="12,31 8,20 13.76,20 15.84,25.72" fill="#fff" opacity="0.15" />
      <polygon points="8,20 12,9 15.84,14.28 13.76,20" fill="#fff" opacity="0.42" />
      <polygon points="12,9 20,0 20,9.6 15.84,14.28" fill="#fff" opacity="0.49" />
      <polygon
        points="20,9.6 24.16,14.28 26.24,20 24.16,25.72 20,30.4 15.84,25.72 13.76,20 15.84,14.28"
        fill="#fff"
        opacity=".14"
      />
      <polygon points="14,16.5 18,13.5 19,15.5 15,18.5" fill="#fff" opacity=".75" />
    </>
  ),
  wild: (
    <>
      <polygon
        points="20,0.5 24.21,9.84 33.79,6.21 30.16,15.79 39.5,20 30.16,24.21 33.79,33.79 24.21,30.16 20,39.5 15.79,30.16 6.21,33.79 9.84,24.21 0.5,20 9.84,15.79 6.21,6.21 15.79,9.84"
        fill="#fff8e6"
      />
      <polygon points="20,0.5 24.21,9.84 20,20" fill="var(--gem-red)" opacity="0.6" />
      <polygon points="24.21,9.84 33.79,6.21 20,20" fill="var(--gem-red)" opacity="0.95" />
      <polygon points="33.79,6.21 30.16,15.79 20,20" fill="var(--gem-orange)" opacity="0.6" />
      <polygon points="30.16,15.79 39.5,20 20,20" fill="var(--gem-orange)" opacity="0.95" />
      <polygon points="39.5,20 30.16,24.21 20,20" fill="var(--gem-yellow)" opacity="0.6" />
      <polygon points="30.16,24.21 33.79,33.79 20,20" fill="var(--gem-yellow)" opacity="0.95" />
      <polygon points="33.79,33.79 24.21,30.16 20,20" fill="var(--gem-green)" opacity="0.6" />
      <polygon points="24.21,30.16 20,39.5 20,20" fill="var(--gem-green)" opacity="0.95" />
      <polygon points="20,39.5 15.79,30.16 20,20" fill="var(--gem-blue)" opacity="0.6" />
      <polygon points="15.79,30.16 6.21,33.79 20,20" fill="var(--gem-blue)" opacity="0.95" />
      <polygon points="6.21,33.79 9.84,24.21 20,20" fill="var(--gem-purple)" opacity="0.6" />
      <polygon points="9.84,24.21 0.5,20 20,20" fill="var(--gem-purple)" opacity="0.95" />
      <polygon points="0.5,20 9.84,15.79 20,20" fill="var(--gem-pink)" opacity="0.6" />
      <polygon points="9.84,15.79 6.21,6.21 20,20" fill="var(--gem-pink)" opacity="0.95" />
      <polygon points="6.21,6.21 15.79,9.84 20,20" fill="var(--gem-yellow)" opacity="0.6" />
      <polygon points="15.79,9.84 20,0.5 20,20" fill="var(--gem-yellow)" opacity="0.95" />
      <circle cx="20" cy="20" r="5" fill="#fffaf0" />
    </>
  ),
  diamond: (
    <>
      <polygon points="9,7 31,7 39,17 20,38 1,17" fill="var(--gem-diamond)" />
      <polygon points="9,7 1,17 12,17" fill="#fff" opacity=".55" />
      <polygon points="9,7 20,7 12,17" fill="#fff" opacity=".8" />
      <polygon points="1,17 12,17 20,38" fill="#fff" opacity=".4" />
      <polygon points="28,17 39,17 20,38" fill="#16304a" opacity=".38" />
      <polygon points="31,7 39,17 28,17" fill="#16304a" opacity=".26" />
      <polygon points="12,17 28,17 20,38" fill="#16304a" opacity=".1" />
    </>
  ),
} satisfies Record<string, ReactNode>;

/** The gems there are drawings of. */
export type GemName = keyof typeof CUTS;

export const isGemName = (name: string): name is GemName => Object.hasOwn(CUTS, name);

/** A cut gem; stands beside words or in a drawing that has them. */
export const Gem = ({ gem, ...bounds }: { gem: GemName } & Bounds) => (
  <svg viewBox="0 0 40 40" aria-hidden {...placed(bounds)}>
    {CUTS[gem]}
  </svg>
);
