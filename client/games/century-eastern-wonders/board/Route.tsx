import type { TileID } from '../../../../shared/games/century-eastern-wonders/map/chart';
import type { Spice } from '../../../../shared/games/century-eastern-wonders/spices';
import { tagSpot, turnSpot } from '../chart/anchors';
import type { Point } from '../chart/layout';
import type { Picture } from './picture';
import { besideTools, type Corner } from '../chart/seaCorners';
import { turnNamed } from '../thingNames';
import styles from './Route.module.css';
import { isTold } from './voyageTold';
import { halfOf, Line, Tag } from './Way';

type Leg = { to: TileID; drop: Spice | null };

/**
 * The way of the boat in this turn, as far as it has come and as it is planned, with what each step to come costs, and
 * while it is told what each step so far has cost.
 */
export function Route({ scene, frame, lie, plan, tools }: Picture & { tools: Corner }) {
  const { view } = scene;
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
  const told = isTold(scene);
  const clear = (spot: Point, spice: Spice | null): Point =>
    // a chart lies tall on phones, where tools are large on it
    lie === 'tall' ? besideTools(spot, halfOf(spice), frame, tools) : spot;
  const { left, top, width, height } = frame;
  return (
    <svg className={styles.route} viewBox={`${left} ${top} ${width} ${height}`} aria-hidden>
      <Line of={scene.ctx.currentPlayer} hexes={tiles.map(hexOf)} lie={lie} />
      {legs.map(({ to }, i) => {
        const { x, y } = turnSpot(hexOf(tiles[i]), hexOf(to), lie);
        return (
          <circle key={i} r={1} cx={x} cy={y} data-thing={turnNamed(tiles[i], to)} fill="none" />
        );
      })}
      {legs.map(
        ({ drop }, i) =>
          (i >= sailed.length || told) && (
            <Tag
              key={i}
              at={clear(tagSpot(hexOf(tiles[i]), hexOf(tiles[i + 1]), lie), drop)}
              spice={drop}
            />
          ),
      )}
    </svg>
  );
}
