import type { ReactNode } from 'react';
import type { Wonder } from '../../../../shared/games/tower-of-babel/state';
import type { SilhouetteLayer } from './silhouetteLayers';

/** A wonder in a 100 by 96 field that stands on y = 94. */
export type Silhouette = {
  outline: string;
  courses: readonly SilhouetteLayer[];
  /** Lines and forms that blocks rise in front of. */
  inside?: ReactNode;
  /** What stands out of it. */
  over?: ReactNode;
};

const course = (
  [left, right]: [number, number],
  [bottom, top]: [number, number],
  inside?: number,
): SilhouetteLayer => ({ left, right, bottom, top, inside });

const lines = (d: string) => <path d={d} fill="none" />;
const leaf = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0z`;
const LEAVES = [
  leaf(10, 66, 5),
  leaf(91, 66, 5),
  leaf(22, 46, 5),
  leaf(79, 46, 5),
  leaf(34, 26, 5),
  leaf(67, 26, 5),
  leaf(47, 10, 5.5),
  leaf(55, 9, 6),
].join('');
const flame = (d: string) => <path d={d} fill="#ffb84d" stroke="none" />;

export const SILHOUETTES: Record<Wonder, Silhouette> = {
  giza: {
    outline: 'M50 6L98 94H2z',
    courses: [
      course([2, 98], [94, 78], 0.92),
      course([10, 90], [78, 62], 0.88),
      course([19, 81], [62, 46], 0.85),
      course([28, 72], [46, 30], 0.8),
      course([37, 63], [30, 6], 0.5),
    ],
    inside: lines('M50 6L62 94'),
  },
  gardens: {
    outline: 'M4 94V70H16V50H28V30H40V14H62V30H72V50H84V70H96V94z',
    courses: [
      course([4, 96], [94, 82]),
      course([4, 96], [82, 70]),
      course([16, 84], [70, 50]),
      course([28, 72], [50, 30]),
      course([40, 62], [30, 14]),
    ],
    over: (
      <g stroke="none">
        <path d={LEAVES} fill="#5f9a58" />
        <path
          d="M93 62a5 5 0 0 1-2 9zM81 42a5 5 0 0 1-2 9zM69 22a5 5 0 0 1-2 9zM58 4a6 6 0 0 1-2 11z"
          fill="#3b6b3c"
        />
      </g>
    ),
  },
  zeus: {
    outline: 'M18 94V86H24V16L50 3L76 16V86H82V94z',
    courses: [
      course([18, 82], [94, 79]),
      course([24, 76], [79, 63]),
      course([24, 76], [63, 47]),
      course([24, 76], [47, 31]),
      course([24, 76], [31, 3], 0.6),
    ],
    inside: (
      <>
        {lines('M24 18h52M29 18v68M71 18v68M24 86h52')}
        <g stroke="none" fill="currentColor">
          <path d="M37 26h26v42H37z" opacity=".28" />
          <circle cx="37" cy="25.5" r="2" />
          <circle cx="63" cy="25.5" r="2" />
          <path d="M44.6 30q0-6.500 5.400-6.500t5.400 6.500q0 8-5.400 10q-5.400-2-5.400-10z" />
          {/* on one hand a Victory, in the other the sceptre with its eagle */}
          <g opacity=".8">
            <path d="M41.500 42.500q8.500-4.500 17 0l1.500 16H40z" />
            <path d="M43 42l-9.500 6 1.500 3 9-4zM57 42l9-2 .6 3.200-8.300 4.300z" />
          </g>
          <path d="M33.500 39a1.700 1.700 0 1 1 .1 0l1.600 8.500h-3.400zM31.800 40.500l-2.300-1.500.6 3zM35.400 40.500l3.400-2-1 4z" />
          <path d="M38.500 57l23-2q4.500 1 4.500 6v7H34v-7q0-3.500 4.500-4z" />
          <path d="M35 69h13.500l-1 15H34zM51.500 69H65l1 15H52.500z" opacity=".72" />
          <path d="M32 84h36v2.200H32z" />
          <path d="M62 24.500q2-3.200 4-1.200q2-2 4 1.200l-4 1.600z" />
        </g>
        {lines('M66 25v30')}
      </>
    ),
  },
  artemis: {
    outline: 'M50 8L94 32V38H90V82H96V94H4V82H10V38H6V32z',
    courses: [
      course([4, 96], [94, 82]),
      course([10, 90], [82, 67]),
      course([10, 90], [67, 52]),
      course([10, 90], [52, 38]),
      course([6, 94], [38, 8], 0.52),
    ],
    inside: (
      <>
        {lines('M6 32h88M10 38h80M20 38v44M35 38v44M50 38v44M65 38v44M80 38v44M8 82h84')}
        <circle cx="50" cy="23" r="4" fill="none" />
      </>
    ),
  },
  mausoleum: {
    outline: 'M42 6H58V16H64L78 38H86V66H94V94H6V66H14V38H22L36 16H42z',
    courses: [
      course([6, 94], [94, 80]),
      course([6, 94], [80, 66]),
      course([14, 86], [66, 52]),
      course([14, 86], [52, 38]),
      course([24, 76], [38, 6], 0.6),
    ],
    inside: lines(
      'M22 38h56M14 43h72M24 43v23M38 43v23M50 43v23M62 43v23M76 43v23M32 22h36M27 30h46',
    ),
  },
  colossus: {
    outline:
      'M6 94V85H38V94zM62 94V85H94V94zM13 85Q15 74 21 65 27 56 35 50Q37 46 36.5 42 34 38 33 34L26 40Q20 43 12 41V34.5Q18 35 22 32L30 25.5Q35 22 44 22.5L44.5 20A7.5 7.5 0 1 1 55.5 20L56 22.5Q65 22 70 25.5 77 31 81 38 74 46 66 50L65 50Q73 56 79 65 85 74 87 85H71Q70 76 64.5 69 58 60 50 57.5 42 60 35.5 69 30 76 29 85z',
    courses: [
      course([6, 38], [94, 85]),
      course([62, 94], [94, 85]),
      course([12, 37], [85, 67], 0.6),
      course([63, 88], [85, 67], 0.6),
      course([19, 81], [67, 51], 0.68),
      course([32, 70], [51, 37], 0.85),
      course([24, 76], [37, 22], 0.75),
    ],
    inside: lines(
      'M36.5 42h27M35.5 49.5q14.5 3 29 0M41 31q4.5 4 9 0q4.5 4 9 0M50 31v11M70 30q4 5 4 9',
    ),
    over: (
      <>
        {lines('M50 4V1M42.5 7l-3-4M57.5 7l3-4M39.5 13l-5-2M60.5 13l5-2')}
        {lines('M11 85V8M8 14l3-8 3 8')}
      </>
    ),
  },
  lighthouse: {
    outline: 'M26 94L32 52H30V46H36L40 24H38V18H44L50 6L56 18H62V24H60L64 46H70V52H68L74 94z',
    courses: [
      course([26, 74], [94, 81], 0.96),
      course([28, 72], [81, 68], 0.96),
      course([29, 71], [68, 57], 0.97),
      course([30, 70], [57, 46], 0.97),
      course([36, 64], [46, 35], 0.96),
      course([38, 62], [35, 24], 0.96),
      course([38, 62], [24, 6], 0.55),
    ],
    inside: lines('M30 46h40M38 18h24M45 62v8M55 76v8M50 30v8'),
    over: flame('M50 10q-5-5 0-11q5 6 0 11z'),
  },
  babel: {
    outline:
      'M6 94L12 72H18L22 54H28L32 38H37L41 22H46L50 8L56 22H60L64 38H69L73 54H79L83 72H88L94 94z',
    courses: [
      course([7, 93], [94, 83], 0.96),
      course([10, 90], [83, 72], 0.95),
      course([18, 83], [72, 54], 0.93),
      course([28, 73], [54, 38], 0.92),
      course([37, 64], [38, 8], 0.6),
    ],
    inside: lines(
      'M18 72h64M28 54h44M37 38h26M46 22h8M34 66v-7M50 66v-7M66 66v-7M42 48v-6M58 48v-6M50 33v-6',
    ),
  },
};
