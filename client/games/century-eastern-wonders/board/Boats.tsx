import { present } from '../../../../shared/engine/present';
import { useDrag } from '../../../kit/useDrag';
import { classes } from '../../../ui/classes';
import { boatScale, boatSpots } from '../chart/anchors';
import { Boat } from '../art/Boat';
import styles from './Boats.module.css';
import { legalOf } from '../legal';
import type { Picture } from './picture';
import { goalOf, maySail, type Plan } from '../prompt/plan';
import { Thing } from '../chart/Thing';
import { boatNamed, GOAL } from '../thingNames';
import type { OnTable } from '../types';

const WIDTH = 38;

/** A planned voyage shows the boat where it would end, and pale where it is. */
export function Boats({ scene, frame, lie, plan }: Picture) {
  const { view, playerID } = scene;
  const { chart, players } = view.table;
  const goal = goalOrStart(scene, plan);
  const drag = useDrag({
    what: '[data-drag]',
    onto: 'button[data-reached]',
    drop: (_, island) => island.click(),
  });
  const mayDrag = maySail(scene) && !scene.draft?.doing;
  const boats = Object.entries(players).flatMap(([owner, { boat }]) =>
    boat === null ? [] : [{ owner, boat }],
  );
  const on = (tile: number) => boats.filter(({ boat }) => boat === tile);
  // those that lie there make room for one that would come
  const manyOn = (tile: number) => on(tile).length + (tile === goal ? 1 : 0);
  const spotsOn = (tile: number) => boatSpots(chart.tiles[tile].hex, lie, manyOn(tile));
  return (
    <>
      {boats.map(({ owner, boat }) => {
        const nth = on(boat).findIndex((one) => one.owner === owner);
        return (
          <Thing
            key={owner}
            spot={spotsOn(boat)[nth]}
            width={WIDTH * boatScale(lie, manyOn(boat))}
            frame={frame}
            tile={boat}
            hint="boat"
            name={boatNamed(owner)}
            drag={mayDrag && owner === playerID ? drag : undefined}
            className={classes(styles.boat, plan !== null && owner === playerID && styles.pale)}
          >
            <span key={scene.events.length} className={styles.rocking}>
              <Boat of={owner} />
            </span>
          </Thing>
        );
      })}
      {goal !== null && playerID !== null && (
        <Thing
          spot={present(spotsOn(goal).at(-1))}
          width={WIDTH * boatScale(lie, manyOn(goal))}
          frame={frame}
          tile={goal}
          hint="goal"
          name={GOAL}
        >
          <Boat of={playerID} />
        </Thing>
      )}
    </>
  );
}

/** Where the boat would sail, or start from. */
function goalOrStart(scene: OnTable, plan: Plan | null): number | null {
  if (plan) return goalOf(plan);
  const start = scene.draft?.route?.at(-1);
  const isLegal = legalOf(scene, 'place').some(({ args }) => args[0] === start);
  return isLegal && start !== undefined ? start : null;
}
