import { kindsIn } from '../../../../shared/games/century-eastern-wonders/spices';
import { heapWidth, waterSpots } from '../chart/anchors';
import type { Picture } from './picture';
import styles from './Coves.module.css';

/** How far a cove goes beyond the cube in it, and its foam beyond that. */
export const SHORE = 1.6;

/** The water around what floats, so that nobody takes it for a part of a trade: all that is on one side of an island is one cove. */
export function Coves({ scene, frame, lie }: Picture) {
  const { chart, water } = scene.view.table;
  const { left, top, width, height } = frame;
  const size = heapWidth(lie) + 2 * SHORE;
  const coves = Object.entries(water).flatMap(([tile, cubes]) =>
    waterSpots(chart.tiles[Number(tile)], lie)
      .slice(0, kindsIn(cubes).length)
      .map(({ x, y }) => ({ x: x - size / 2, y: y - size / 2 })),
  );
  return (
    <svg className={styles.coves} viewBox={`${left} ${top} ${width} ${height}`} aria-hidden>
      {[styles.foam, styles.water].map((layer) => (
        <g key={layer} className={layer}>
          {coves.map(({ x, y }, i) => (
            <rect key={i} x={x} y={y} width={size} height={size} rx={5} />
          ))}
        </g>
      ))}
    </svg>
  );
}
