import { boatOf } from '../../../../shared/games/century-eastern-wonders/table';
import { postSpots } from '../chart/anchors';
import { Outpost } from '../art/Outpost';
import { legalOf } from '../legal';
import styles from './Outposts.module.css';
import type { Picture } from './picture';
import { Thing } from '../chart/Thing';
import { postOn, siteOn } from '../thingNames';

/** The outposts on the islands, in the order they were built; and a place for the reader's, while it may be built. */
export function Outposts({ scene, frame, lie }: Picture) {
  const { view, playerID } = scene;
  const { chart, outposts } = view.table;
  const spotOn = (tile: number, nth: number) => postSpots(chart.tiles[tile].hex, lie)[nth];
  const site =
    playerID !== null && legalOf(scene, 'build').length > 0 ? boatOf(view.table, playerID) : null;
  return (
    <>
      {Object.entries(outposts).flatMap(([tile, owners]) =>
        owners.map((owner, i) => (
          <Thing
            key={`${tile}.${owner}`}
            spot={spotOn(Number(tile), i)}
            width={WIDTH}
            frame={frame}
            tile={Number(tile)}
            hint="outpost"
            name={postOn(Number(tile), owner)}
          >
            <Outpost of={owner} />
          </Thing>
        )),
      )}
      {site !== null && playerID !== null && (
        <Thing
          spot={spotOn(site, outposts[site].length)}
          width={WIDTH}
          frame={frame}
          tile={site}
          hint="site"
          name={siteOn(site)}
          className={styles.site}
        >
          <Outpost of={playerID} />
        </Thing>
      )}
    </>
  );
}

const WIDTH = 17.5;
