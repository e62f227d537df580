import { kindsIn } from '../../../../shared/games/century-eastern-wonders/spices';
import styles from './Afloat.module.css';
import { countSides, heapWidth, waterSpots } from '../chart/anchors';
import { SpiceCube } from '../art/Spice';
import { Wave } from '../art/Wave';
import type { Picture } from './picture';
import { Thing } from '../chart/Thing';
import { waterOn } from '../thingNames';

/** Cubes that were dropped, a heap of each spice. */
export function Afloat({ scene, frame, lie }: Picture) {
  const { chart, water } = scene.view.table;
  return Object.entries(water).flatMap(([tile, cubes]) => {
    const kinds = kindsIn(cubes);
    const sides = countSides(lie, kinds.length);
    return kinds.map((spice, i) => (
      <Thing
        key={`${tile}.${spice}`}
        spot={waterSpots(chart.tiles[Number(tile)], lie)[i]}
        width={heapWidth(lie)}
        frame={frame}
        tile={Number(tile)}
        hint="afloat"
        name={waterOn(Number(tile), spice)}
      >
        <SpiceCube spice={spice} />
        <span className={styles.wave}>
          <Wave />
        </span>
        {cubes[spice] > 1 && (
          <b className={styles.count} data-side={sides[i]} data-lie={lie} aria-hidden>
            {cubes[spice]}
          </b>
        )}
      </Thing>
    ));
  });
}
