import type { ReactNode } from 'react';
import { Cut, type CutColor } from '../../../ui/art/Cut';
import { Gem } from '../../../ui/art/Gem';
import type { Bounds } from '../../../ui/art/place';
import { PYRAMIDS, STONEHENGE, TAJ_MAHAL } from '../../../kit/box/postcards';

/** Three posters on green wallpaper, a key to one of them, and two stones that were behind others. */
export const ColorfulTreasureBox = () => (
  <svg viewBox="0 0 360 190" preserveAspectRatio="xMidYMid slice" aria-hidden>
    <path d="M0 0h360v190H0z" fill="#1d3a30" />
    <path d={LEAVES} fill="none" stroke="#2b5143" strokeWidth="2" />
    {/* small enough for a lid that is cut at its sides */}
    <g transform="translate(28 14) scale(.845)">
      <g transform="rotate(-5 70 90) translate(22 28)">
        <Poster colors={['yellow', 'blue', 'purple']}>{TAJ_MAHAL}</Poster>
      </g>
      <g transform="rotate(6 290 90) translate(236 28)">
        <Poster colors={['green', 'blue', 'purple']}>{PYRAMIDS}</Poster>
      </g>
      <g transform="translate(128 20)">
        <Poster colors={['red', 'green', 'purple']}>{STONEHENGE}</Poster>
      </g>
      <g transform="translate(330 4) rotate(12) scale(.85)">
        <path d="M9 20h7v34h13v-7h-6v-5h6v-7H16z" fill="#b98320" />
        <path
          d="M12.5 0a12 12 0 1 1 0 24 12 12 0 0 1 0-24zm0 7a5 5 0 1 0 0 10 5 5 0 0 0 0-10z"
          fill="#e0ab3e"
        />
        <path d="M2 10a11 11 0 0 1 12-8 13 13 0 0 0-12 8z" fill="#ffe7a0" />
      </g>
      <Gem gem="red" x={2} y={140} width={44} height={44} />
      <Gem gem="diamond" x={308} y={144} width={42} height={42} />
    </g>
  </svg>
);

type PosterProps = { colors: CutColor[]; children: ReactNode };

const Poster = ({ colors, children }: PosterProps) => (
  <>
    <rect y="6" width="104" height="140" rx="5" fill="#0a0d0a" opacity=".5" />
    <rect y="3" width="104" height="140" rx="5" fill="var(--paper-edge)" />
    <rect width="104" height="140" rx="5" fill="var(--paper)" />
    <svg
      viewBox="0 0 64 54"
      x="5"
      y="5"
      width="94"
      height="88"
      preserveAspectRatio="xMidYMid slice"
    >
      {children}
    </svg>
    {colors.map((color, i) => (
      <g key={color} transform={`translate(${5 + i * 31.5} 95)`}>
        <rect width="31" height="40" fill={`var(--gem-${color})`} />
        <path d="M0 0h31v5H0z" fill="#fff" opacity=".18" />
        <Cut color={color} x={5} y={11} width={21} height={21} />
      </g>
    ))}
  </>
);

const LEAVES = Array.from({ length: 16 }, (_, i) => {
  const [x, y] = [22 + (i % 8) * 46, (i % 2) * 34 + Math.floor(i / 8) * 92];
  return `M${x} ${y}q15 26 0 58q-15-32 0-58z`;
}).join('');

/** The sign of the title in lists: a postcard of the pyramids. */
export const ColorfulTreasureSign = (bounds: Bounds) => (
  <svg viewBox="0 0 40 40" aria-hidden {...bounds}>
    <rect x="1" y="4" width="38" height="34" rx="2" fill="var(--paper-edge)" />
    <rect x="1" y="2" width="38" height="34" rx="2" fill="var(--paper)" />
    <svg
      viewBox="0 0 64 54"
      x="3"
      y="4"
      width="34"
      height="30"
      preserveAspectRatio="xMidYMid slice"
    >
      {PYRAMIDS}
    </svg>
  </svg>
);
