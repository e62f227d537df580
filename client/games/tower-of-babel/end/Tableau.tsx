import type { PlayerID } from '../../../../shared/engine/game';
import { WONDERS, type Wonder } from '../../../../shared/games/tower-of-babel/state';
import { isScored } from '../../../../shared/games/tower-of-babel/table';
import { EmblemShape } from '../../../ui/signs/emblems';
import { useScreen } from '../../../ui/hooks/useScreen';
import { WonderArt } from '../art/WonderArt';
import { winnerOf } from '../ranking';
import { roomOn } from '../art/silhouetteLayers';
import type { OnTable } from '../types';
import styles from './Tableau.module.css';

/**
 * How wide the picture is and what stays free at its sides, how large a wonder of the front and of the hill behind it,
 * and how high that hill.
 */
const DESK = { width: 720, margin: 10, front: 106, back: 92, hill: 44 };
const PHONE = { width: 400, margin: 24, front: 86, back: 76, hill: 62 };
const TOP = 40;
const HEIGHT = 220;
const GROUND = 200;

/** The eight wonders by night, as they were left: fires are lit at those that were finished, with the flag of who built most. */
export function Tableau(scene: OnTable) {
  const { isPhone } = useScreen();
  const { width, margin, front, back, hill } = isPhone ? PHONE : DESK;
  const step = (width - 2 * margin) / WONDERS.length;
  const stands = WONDERS.map((wonder, i) => ({
    wonder,
    x: margin + step * (i + 0.5),
    isBack: i % 2 === 1,
  }));
  const drawn = (isBack: boolean) =>
    stands
      .filter((stand) => stand.isBack === isBack)
      .map(({ wonder, x }) => (
        <Stand
          key={wonder}
          {...scene}
          {...{ wonder, x }}
          size={isBack ? back : front}
          ground={isBack ? GROUND - hill : GROUND}
        />
      ));
  return (
    // all wonders are in sight whatever room there is: sky and hills go on beyond
    <svg
      viewBox={`0 ${TOP} ${width} ${HEIGHT - TOP}`}
      preserveAspectRatio="xMidYMax meet"
      className={styles.tableau}
      data-night
    >
      <path d={`M${-width} ${-width}H${2 * width}V${HEIGHT}H${-width}z`} className={styles.sky} />
      <path d={starsOver(width)} className={styles.stars} />
      <circle cx={width * 0.56} cy="62" r="15" className={styles.moon} />
      <circle cx={width * 0.56 - 7} cy="58" r="14" className={styles.sky} />
      <path d={hillOf(width, GROUND - hill - 8)} className={styles.far} />
      {drawn(true)}
      <path d={hillOf(width, GROUND - 8)} className={styles.near} />
      {drawn(false)}
    </svg>
  );
}

type StandProps = OnTable & { wonder: Wonder; x: number; size: number; ground: number };

function Stand({ view: { table }, wonder, x, size, ground }: StandProps) {
  const site = table.wonders[wonder];
  const isFinished = isScored(site);
  const finished = table.finished.find((one) => one.wonder === wonder);
  const builder = finished && winnerOf(finished);
  return (
    <g>
      {isFinished && (
        <ellipse cx={x} cy={ground - 16} rx={size * 0.6} ry={size * 0.5} className={styles.glow} />
      )}
      <svg x={x - size / 2} y={ground - size} width={size} height={size} overflow="visible">
        <WonderArt
          wonder={wonder}
          parts={(finished ?? site).parts}
          room={roomOn(site)}
          isFinished={isFinished}
        />
      </svg>
      {builder !== undefined && <Flag of={builder} x={x + size * 0.22} y={ground - size * 0.62} />}
      {isFinished && (
        <>
          <Fire x={x - size * 0.4} y={ground} />
          <Fire x={x + size * 0.4} y={ground} />
        </>
      )}
    </g>
  );
}

const Flag = ({ of, x, y }: { of: PlayerID; x: number; y: number }) => (
  <g data-seat={of} transform={`translate(${x} ${y})`} className={styles.flag}>
    <path d="M0 0h2.4v58H0z" fill="#4b2c18" />
    <path d="M2.4 1h25l-5 9 5 9h-25z" fill="var(--player)" />
    <path d="M2.4 1h25l-1.5 2.700H2.400z" fill="#fff" opacity=".3" />
    <g color="var(--player-ink)" transform="translate(4.5 2.5) scale(.38)">
      <EmblemShape seat={of} />
    </g>
  </g>
);

const Fire = ({ x, y }: { x: number; y: number }) => (
  <g transform={`translate(${x} ${y})`}>
    <path d="M-5-9h10l-3 9h-4z" fill="#5a3517" />
    <g className={styles.fire}>
      <path d="M0-25c5 6 6 9 5 13a5 5 0 0 1-10 0c-1-4 3-6 5-13z" fill="#ff9b2f" />
      <path d="M0-17c3 3 3 5 2 7a2.5 2.5 0 0 1-5 0c0-2 2-3 3-7z" fill="#ffe7a3" />
    </g>
  </g>
);

const hillOf = (width: number, y: number): string =>
  `M${-width} ${y + 8}H0Q${width * 0.25} ${y - 6} ${width * 0.5} ${y + 2}T${width} ${y + 4}H${2 * width}V${HEIGHT}H${-width}z`;

/** Scattered, but each time alike. */
const starsOver = (width: number): string =>
  Array.from(
    { length: 100 },
    (_, i) =>
      `M${((i * 97) % (2 * width)) - width / 2} ${((i * 41) % 200) - 80}h1.600v1.600h-1.600z`,
  ).join('');
