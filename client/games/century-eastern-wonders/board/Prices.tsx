import type { TileID } from '../../../../shared/games/century-eastern-wonders/map/chart';
import {
  hasMoved,
  priceOf,
  type Reach,
} from '../../../../shared/games/century-eastern-wonders/movement';
import { classes } from '../../../ui/classes';
import { priceSpot } from '../chart/anchors';
import { place } from '../chart/layout';
import type { Picture } from './picture';
import styles from './Prices.module.css';

type Props = Picture & { reach: ReadonlyMap<TileID, Reach>; goal: TileID | null };

/**
 * What it costs to go to each tile, over whatever else is there. Whoever has moved mostly acts now: then only around their
 * boat, what one step more costs.
 */
export function Prices({ scene, frame, lie, reach, goal }: Props) {
  const { table } = scene.view;
  if (goal !== null) return null;
  return [...reach]
    .filter(([, way]) => !hasMoved(table) || isStep(way))
    .map(([id, way]) => (
      <span
        key={id}
        className={classes(styles.price, styles[lie], styles[table.chart.tiles[id].kind])}
        style={place(priceSpot(table.chart.tiles[id], lie), frame)}
        data-free={priceOf(way) === 0}
        aria-hidden
      >
        {priceOf(way) === 0 ? '0' : `−${priceOf(way)}`}
        <i className={styles.cube} />
      </span>
    ));
}

const isStep = ({ path }: Reach): boolean => path.length === 2;
