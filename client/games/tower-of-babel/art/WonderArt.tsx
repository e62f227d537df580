import type { PlayerID } from '../../../../shared/engine/game';
import { useId } from 'react';
import type { Wonder } from '../../../../shared/games/tower-of-babel/state';
import { classes } from '../../../ui/classes';
import { EmblemShape } from '../../../ui/signs/emblems';
import { blocksOf, type Block } from './silhouetteLayers';
import { SILHOUETTES } from './silhouettes';
import styles from './WonderArt.module.css';

type Props = {
  wonder: Wonder;
  /** Whose parts are on it, from the ground up; on a finished one, whose were. */
  parts?: readonly PlayerID[];
  /** Whose parts would come next, if the build went on as it stands. */
  coming?: readonly PlayerID[];
  /** How many parts fill it. */
  room?: number;
  /** It was finished, and stands there in stone. */
  isFinished?: boolean;
  /** What its parts are called on the stage. */
  names?: readonly string[];
};

/** A wonder that rises block by block in the players' colours, on its pedestal. */
export function WonderArt({
  wonder,
  parts = [],
  coming = [],
  room = 0,
  isFinished = false,
  names = [],
}: Props) {
  const [clip, fading] = [useId(), useId()];
  const { outline, courses, inside, over } = SILHOUETTES[wonder];
  const blocks = blocksOf(courses, Math.max(room, parts.length + coming.length));
  const forms = <g className={styles.lines}>{inside}</g>;
  return (
    <svg
      viewBox="0 -2 100 96.5"
      preserveAspectRatio="xMidYMax meet"
      className={styles.wonder}
      data-finished={isFinished}
      aria-hidden
    >
      <clipPath id={clip}>
        <path d={outline} />
      </clipPath>
      {isFinished && <Sun fading={fading} />}
      {isFinished && <path d={outline} className={styles.gilt} />}
      <path d={outline} className={styles.ghost} />
      <g clipPath={`url(#${clip})`}>
        <path d={JOINTS} className={styles.joints} />
        {!isFinished && forms}
        {parts.map((id, i) => (
          <g key={names[i] ?? i} className={styles.block} data-thing={names[i]}>
            {isFinished ? <GlazedStone {...blocks[i]} of={id} /> : <Part {...blocks[i]} of={id} />}
          </g>
        ))}
        {coming.map((id, i) => (
          <g key={i} className={styles.coming}>
            <Part {...blocks[parts.length + i]} of={id} />
          </g>
        ))}
        <path d="M56-2h46v98H56z" className={styles.shade} />
        {isFinished && forms}
      </g>
      <path d={outline} className={styles.outline} />
      <g className={classes(styles.lines, styles.over)}>{over}</g>
    </svg>
  );
}

const JOINTS =
  'M0 14h100M0 30h100M0 46h100M0 62h100M0 78h100M22 14v16M66 14v16M44 30v16M78 30v16M30 46v16M60 46v16M16 62v16M50 62v16M84 62v16M34 78v16M68 78v16';

/** Its rays are lost in the sky. */
const Sun = ({ fading }: { fading: string }) => (
  <>
    <radialGradient id={fading} gradientUnits="userSpaceOnUse" cx="50" cy="62" r="66">
      {[0.5, 0.98].map((offset, i) => (
        <stop key={offset} className={styles.ray} offset={offset} stopOpacity={1 - i} />
      ))}
    </radialGradient>
    <path d={RAYS} fill={`url(#${fading})`} />
  </>
);

/** The rays behind a finished wonder, above its ground. */
const RAYS = Array.from({ length: 14 }, (_, i) => {
  const [from, to] = [i - 0.26, i + 0.26].map((turn) => Math.PI * (1.06 - (1.12 * turn) / 13));
  const at = (angle: number) =>
    `${(50 + 60 * Math.cos(angle)).toFixed(1)} ${(62 - 64 * Math.sin(angle)).toFixed(1)}`;
  return `M50 62L${at(from)}L${at(to)}z`;
}).join('');

/** A building part: lit from above, with its owner's emblem. */
const Part = ({ x, y, width, height, of }: Block & { of: PlayerID }) => (
  <g data-seat={of}>
    <rect x={x} y={y} width={width} height={height} fill="var(--player)" />
    <rect x={x} y={y} width={width} height="2.5" fill="#fff" opacity=".32" />
    <rect x={x + width - 2} y={y} width="2" height={height} fill="#12081f" opacity=".3" />
    <rect x={x} y={y + height - 1.5} width={width} height="1.5" fill="#12081f" opacity=".38" />
    <Owner {...{ x, y, width, height, of }} size={Math.min(11, width - 3, height - 2.5)} />
  </g>
);

/** A stone of a finished wonder, with a glazed band in the colour of whose part it was. */
function GlazedStone({ x, y, width, height, of }: Block & { of: PlayerID }) {
  const band = { x, y: y + height * 0.48, width, height: Math.min(9, height * 0.48) };
  return (
    <g data-seat={of}>
      <rect x={x} y={y} width={width} height={height} className={styles.stone} />
      <rect x={x} y={y} width={width} height="1.8" fill="#fff" opacity=".5" />
      <rect {...band} className={styles.glaze} />
      <rect {...band} height="1.4" fill="#fff" opacity=".35" />
      <Owner {...band} of={of} size={Math.min(9, band.height - 0.6)} />
    </g>
  );
}

const Owner = ({ x, y, width, height, of, size }: Block & { of: PlayerID; size: number }) => (
  <g
    className={styles.emblem}
    transform={`translate(${x + (width - size) / 2} ${y + (height - size) / 2 + 0.5}) scale(${size / 40})`}
  >
    <EmblemShape seat={of} />
  </g>
);
