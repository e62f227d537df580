import { type ReactNode, useId } from 'react';
import { Ziggurat } from '../art/Ziggurat';
import { EmblemShape } from '../../../ui/signs/emblems';

/** The tower by night, built by four; a pyramid and a lighthouse are begun, and two discs lie in the sand. */
export const TowerOfBabelBox = () => (
  <svg viewBox="0 0 360 190" preserveAspectRatio="xMidYMid slice" aria-hidden>
    <path d="M0 0h360v190H0z" fill="#1d2a63" />
    <circle cx="286" cy="58" r="34" fill="#f0b54a" />
    <path d="M258 77.5A34 34 0 0 1 305.5 30A40 40 0 0 0 258 77.500z" fill="#ffe3a3" />
    <path d="M0 150q60-26 130-14t230-10v64H0z" fill="#a67f45" />
    <path d="M0 166q90-20 180-8t180-6v38H0z" fill="#7d5a2e" />
    <g transform="translate(-16 88) scale(.84)">
      <Building outline="M50 6L98 94H2z" blocks={[[2, 78, 24, '1111']]} />
    </g>
    <g transform="translate(104 10) scale(1.68)">
      <Building
        outline="M6 94L12 72H18L22 54H28L32 38H37L41 22H46L50 8L56 22H60L64 38H69L73 54H79L83 72H88L94 94z"
        blocks={[
          [6, 78, 22, '0022'],
          [11, 62, 19.5, '1133'],
          [20, 46, 20, '022'],
          [30, 30, 20.5, '13'],
          [39, 14, 11, '30'],
        ]}
      />
    </g>
    <g transform="translate(282 84) scale(.84)">
      <Building
        outline="M26 94L32 52H30V46H36L40 24H38V18H44L50 6L56 18H62V24H60L64 46H70V52H68L74 94z"
        blocks={[[26, 78, 16, '330']]}
      />
      <path d="M50 10q-5-5 0-11q5 6 0 11z" fill="#ffb84d" />
    </g>
    <g transform="translate(70 142)">
      <Wood kind="camel">
        <path d="M3 36V22c1-4 4-5 6-3c1-6 7-6 8-1c2-6 9-6 10 0l3-8c0-3 3-5 7-3v5h-3l-3 12c-1 3-3 4-4 4v8h-3v-8H12v8H8v-9l-2-3v12z" />
      </Wood>
    </g>
    <g transform="translate(258 146)">
      <Wood kind="ship">
        <path d="M19 4v22H6zM22 7q12 7 11 19H22zM3 29h34l-6 8H9z" />
      </Wood>
    </g>
  </svg>
);

/** A course of blocks: where the first one stands, how wide each is, and whose they are. */
type Course = readonly [x: number, y: number, width: number, seats: string];

/** A wonder in outline, and as far as it is built. */
function Building({ outline, blocks }: { outline: string; blocks: readonly Course[] }) {
  const clip = useId();
  return (
    <>
      <clipPath id={clip}>
        <path d={outline} />
      </clipPath>
      <path d={outline} fill="#544c55" />
      <g clipPath={`url(#${clip})`}>
        {blocks.map(([x, y, width, seats]) =>
          [...seats].map((seat, i) => (
            <g key={`${y}${i}`} data-seat={seat} transform={`translate(${x + i * width} ${y})`}>
              <rect width={width} height="16" fill="var(--player)" />
              <rect width={width} height="3" fill="#fff" opacity=".32" />
              <path d={`M${width - 2.5} 0h2.500v16H0v-1.500h${width - 2.5}z`} opacity=".35" />
              <g
                transform={`translate(${width / 2 - 5} 3) scale(.25)`}
                style={{ color: 'var(--player-ink)' }}
              >
                <EmblemShape seat={seat} />
              </g>
            </g>
          )),
        )}
        <path d="M56-2h46v98H56z" fill="#12081f" opacity=".13" />
      </g>
      <path d={outline} fill="none" stroke="#cfae76" strokeWidth="1.6" strokeLinejoin="round" />
    </>
  );
}

/** A building disc with the sign of its kind. */
const Wood = ({ kind, children }: { kind: string; children: ReactNode }) => (
  <>
    <circle cx="20" cy="22" r="18" fill="#2c170b" opacity=".55" />
    <circle cx="20" cy="19.5" r="18" fill={`var(--kd-${kind})`} />
    <path d="M6 25A15.2 15.2 0 0 1 27 5.600A17 17 0 0 0 6 25z" fill="#fff" opacity=".3" />
    <g fill={`var(--kd-${kind}-ink)`} transform="translate(9 8.3) scale(.55)">
      {children}
    </g>
  </>
);

/** The sign of the title in lists. */
export const TowerOfBabelSign = Ziggurat;
