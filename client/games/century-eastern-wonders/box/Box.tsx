import { SpiceCube, type SpiceName } from '../art/Spice';
import type { Bounds } from '../../../ui/art/place';

/** A sea chart with three islands, a boat between them, and the spices they trade. */
export const CenturyBox = () => (
  <svg viewBox="0 0 360 190" preserveAspectRatio="xMidYMid slice" aria-hidden>
    <path d="M0 0h360v190H0z" fill="#0f4650" />
    <path d={WAVES} fill="none" stroke="#175a63" strokeWidth="2" />
    <path d={RHUMBS} stroke="#6fb0ac" opacity=".35" />
    <Isle x={62} y={52} spice="ginger" land="#ecd390" shade="#b3852d" />
    <Isle x={170} y={128} spice="tea" land="#bccc8e" shade="#6b8a3e" />
    <Isle x={298} y={66} spice="chili" land="#e2ad8b" shade="#a4502f" />
    <path d={WAY} fill="none" stroke="#fff1dc" strokeWidth="6" strokeLinecap="round" />
    <path
      d={WAY}
      fill="none"
      stroke="#d2351a"
      strokeWidth="3"
      strokeDasharray="8 6"
      strokeLinecap="round"
    />
    <g transform="translate(206 22) scale(1.7)">
      <Ship />
    </g>
    <SpiceCube spice="cloves" x={14} y={138} width={36} height={36} />
    <SpiceCube spice="ginger" x={54} y={148} width={30} height={30} />
    <SpiceCube spice="chili" x={316} y={142} width={34} height={34} />
  </svg>
);

type IsleProps = { x: number; y: number; spice: SpiceName; land: string; shade: string };

const Isle = ({ x, y, spice, land, shade }: IsleProps) => (
  <g transform={`translate(${x} ${y})`}>
    <path d="M0 -52l45 26v52l-45 26l-45 -26v-52z" fill="#1f6b73" />
    <path d={COAST} transform="scale(1.07)" fill="#5ba3a3" />
    <path d={COAST} transform="translate(1.5 2.5)" fill={shade} />
    <path d={COAST} fill={land} />
    <SpiceCube spice={spice} x={-16} y={-16} width={32} height={32} />
  </g>
);

const Ship = () => (
  <>
    <path d="M22 4h2.6v30H22z" fill="#4b2c18" />
    <path d="M21 6L6 30h15z" fill="var(--sign1-lo)" />
    <path d="M25.5 5q17 9 14 25h-14z" fill="var(--sign1)" />
    <path d="M25.5 5q7 4 9.6 9L25.5 21z" fill="#fff" opacity=".25" />
    <circle cx="31" cy="21" r="4" fill="var(--sign1-ink)" />
    <path d="M4 32h41l-7 11H12z" fill="#8a5026" />
    <path d="M4 32h41l-1.8 3H6z" fill="#c98646" />
    <path d="M38 43l7-11h-9l-9 11z" fill="#3f210f" opacity=".5" />
  </>
);

const COAST =
  'M2 -43q14 2 20 9q16 4 17 17q4 12 0 22q1 14 -13 18q-10 15 -25 14q-16 3 -22 -9q-17 -5 -17 -19q-5 -11 1 -22q0 -15 14 -19q9 -13 25 -11z';

const WAY = 'M104 84Q126 62 158 72T222 92';

const WAVES = Array.from({ length: 15 }, (_, i) => {
  const [x, y] = [(i % 5) * 76 + (Math.floor(i / 5) % 2) * 38, 26 + Math.floor(i / 5) * 62];
  return `M${x} ${y}q5-5 10 0t10 0`;
}).join('');

const RHUMBS = Array.from({ length: 12 }, (_, i) => {
  const turn = (Math.PI * i) / 6;
  return `M118 178l${(400 * Math.cos(turn)).toFixed(0)} ${(400 * Math.sin(turn)).toFixed(0)}`;
}).join('');

/** The sign of the title in lists: a boat. */
export const CenturySign = (bounds: Bounds) => (
  <svg viewBox="0 0 48 48" aria-hidden {...bounds}>
    <Ship />
  </svg>
);
