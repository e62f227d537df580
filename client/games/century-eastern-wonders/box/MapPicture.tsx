import type { Chart } from '../../../../shared/games/century-eastern-wonders/map/chart';
import { readChart } from '../../../../shared/games/century-eastern-wonders/map/code';
import { FIRST_GAME } from '../../../../shared/games/century-eastern-wonders/map/firstGame';
import { corners, frameOf, lieFor, middle, REACH } from '../chart/layout';
import styles from '../../../kit/box/box.module.css';

/** A map as it was chosen, small: its islands and its ports. What a random one will be nobody knows. */
export function MapPicture({ of }: { of: string }) {
  const isRandom = of === 'random';
  const chart = chartOf(of);
  if (!chart) return null;
  const lie = lieFor(chart, 'screen');
  const { left, top, width, height } = frameOf(chart, lie);
  return (
    <svg
      viewBox={`${left} ${top} ${width} ${height}`}
      style={{ background: '#0f4650' }}
      aria-hidden
    >
      {chart.tiles.map(({ id, hex, kind }) => {
        const { x, y } = middle(hex, lie);
        return (
          <polygon
            key={id}
            points={corners(lie, REACH - 4)}
            transform={`translate(${x} ${y})`}
            data-kind={isRandom ? 'unknown' : kind}
            {...(isRandom ? OUTLINE : { fill: kind === 'port' ? '#c9452c' : '#ecd390' })}
          />
        );
      })}
      {isRandom && (
        <text
          x={left + width / 2}
          y={top + height / 2}
          dominantBaseline="central"
          className={styles.number}
          fontSize="240"
          fill="#fff1dc"
        >
          ?
        </text>
      )}
    </svg>
  );
}

const OUTLINE = { fill: 'none', stroke: '#5ba3a3', strokeDasharray: '26 20', strokeWidth: 7 };

/** A random map is drawn in the outlines of the one that is known. */
function chartOf(map: string): Chart | null {
  if (map === 'firstGame' || map === 'random') return FIRST_GAME;
  const reading = readChart(map);
  return 'chart' in reading ? reading.chart : null;
}
