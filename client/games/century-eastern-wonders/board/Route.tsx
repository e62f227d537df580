import type { TileID } from '../../../../shared/games/century-eastern-wonders/map/chart';
import type { Spice } from '../../../../shared/games/century-eastern-wonders/spices';
import { SpiceCube } from '../art/Spice';
import { EmblemShape } from '../../../ui/signs/emblems';
import { tagSpot, turnSpot } from '../chart/anchors';
import { anchorage, bend, plus, type Point } from '../chart/layout';
import type { Picture } from '../chart/picture';
import { goalOf } from '../prompt/plan';
import { turnNamed } from '../thingNames';
import styles from './Route.module.css';

type Leg = { to: TileID; drop: Spice | null };

/** The way of the boat in this turn, as far as it has come and as it is planned, with what each step to come costs. */
export function Route({ scene, frame, lie, plan }: Picture) {
  const { view, t } = scene;
  const { turn, chart } = view.table;
  const [start, ...sailed] = turn.route;
  const legs: Leg[] = [
    ...sailed.map((to, i) => ({ to, drop: turn.drops[i] })),
    ...(plan ? plan.route.map((to, i) => ({ to, drop: plan.drops[i] })) : []),
  ];
  // once all is over it leads nowhere
  if (legs.length === 0 || view.table.over) return null;
  const hexOf = (tile: TileID) => chart.tiles[tile].hex;
  const tiles = [start, ...legs.map(({ to }) => to)];
  const bends = legs.map(({ to }, i) => bend(hexOf(tiles[i]), hexOf(to), lie));
  const ends = tiles.map((tile) => anchorage(hexOf(tile), lie));
  const line = [ends[0], ...bends.flatMap((point, i) => [point, ends[i + 1]])]
    .map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`)
    .join(' ');
  const { left, top, width, height } = frame;
  return (
    <svg className={styles.route} viewBox={`${left} ${top} ${width} ${height}`} aria-hidden>
      <polyline points={line} className={styles.cast} />
      <polyline points={line} className={styles.bed} />
      <polyline points={line} className={styles.dashes} />
      {legs.map(({ to }, i) => {
        const { x, y } = turnSpot(hexOf(tiles[i]), hexOf(to), lie);
        return (
          <circle key={i} r={1} cx={x} cy={y} data-thing={turnNamed(tiles[i], to)} fill="none" />
        );
      })}
      {legs.map(
        ({ drop }, i) =>
          i >= sailed.length && (
            <Tag
              key={i}
              at={tagSpot(hexOf(tiles[i]), hexOf(tiles[i + 1]), lie)}
              spice={drop}
              free={t('way.free')}
            />
          ),
      )}
      {plan?.pays.map(({ owner, spice }, i) => (
        <g key={owner} data-seat={owner}>
          <Tag
            at={plus(anchorage(hexOf(goalOf(plan)), lie), { x: 0, y: -34 - 25 * i })}
            spice={spice}
            owner={owner}
          />
        </g>
      ))}
    </svg>
  );
}

type TagProps = { at: Point; spice: Spice | null; free?: string; owner?: string };

/** What a step costs, or a meeting. */
function Tag({ at: { x, y }, spice, free = '', owner }: TagProps) {
  const half = owner ? 30 : spice ? 21.5 : 8 + 3.6 * free.length;
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect x={-half} y={-9.4} width={2 * half} height={22.8} rx={4} fill="#2b0f06" opacity=".45" />
      <rect
        x={-half}
        y={-11.4}
        width={2 * half}
        height={22.8}
        rx={4}
        fill={spice ? '#fff1dc' : '#d9efb8'}
      />
      {spice ? (
        <>
          <text x={owner ? -19 : -10} y={4.6} className={styles.text}>
            −
          </text>
          <SpiceCube spice={spice} x={owner ? -10 : -2} y={-7.8} width={15.5} height={15.5} />
        </>
      ) : (
        <text y={4.6} className={styles.text}>
          {free}
        </text>
      )}
      {owner && (
        <g transform="translate(7 -9) scale(.45)" color="var(--player)">
          <EmblemShape seat={owner} />
        </g>
      )}
    </g>
  );
}
