import { classes } from '../../../ui/classes';
import { boatScale, boatSpots, paySpot } from '../chart/anchors';
import type { Picture } from './picture';
import styles from './Route.module.css';
import { isTold, paidIn } from './voyageTold';
import { Pay } from './Way';

/** What a voyage pays to the owners of boats, on each of these: what is planned, and while it is told what was paid. */
export function Pays({ scene, frame, lie, plan }: Picture) {
  const { turn, chart, players, over } = scene.view.table;
  // nobody is paid before a voyage goes on
  const pays = plan ? plan.pays : isTold(scene) ? paidIn(scene) : [];
  const last = (plan ? plan.route : turn.route).at(-1);
  if (last === undefined || pays.length === 0 || over) return null;
  const fleet = Object.keys(players).filter((owner) => players[owner].boat === last);
  const many = fleet.length + (plan ? 1 : 0);
  const spots = boatSpots(chart.tiles[last].hex, lie, many);
  const scale = boatScale(lie, many);
  const { left, top, width, height } = frame;
  return (
    <svg
      className={classes(styles.route, styles.pays)}
      viewBox={`${left} ${top} ${width} ${height}`}
      aria-hidden
    >
      {pays.map(({ owner, spice }) => (
        <Pay
          key={owner}
          at={paySpot(spots[fleet.indexOf(owner)], scale)}
          spice={spice}
          to={owner}
          scale={scale}
        />
      ))}
    </svg>
  );
}
