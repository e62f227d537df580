import { present } from '../../../shared/engine/present';
import type { Hex } from '../../../shared/games/century-eastern-wonders/map/hex';
import { kindsIn, size, type Cubes } from '../../../shared/games/century-eastern-wonders/spices';
import { VP_TILES } from '../../../shared/games/century-eastern-wonders/vpTiles';
import { SpiceCube } from './art/Spice';
import { CheckIcon } from '../../ui/icons';
import { Boat } from './art/Boat';
import { Outpost } from './art/Outpost';
import { ClosedPort, VpTile } from './art/VpTile';
import { listed } from './cubes';
import { boatSpots, lackSpot, postSpots, vpSpot, waterSpots } from './anchors';
import type { Picture } from './picture';
import { goalOf } from './plan';
import { Thing } from './Thing';
import styles from './Things.module.css';
import { lackOf } from './words';

/** Everything on the chart that moves; the hexes speak of it. */
export const Things = (picture: Picture) => (
  <div aria-hidden>
    <Ports {...picture} />
    <Posts {...picture} />
    <Boats {...picture} />
    <Water {...picture} />
  </div>
);

/** The VP tiles, and below each what the reader lacks for it. */
function Ports(picture: Picture) {
  const { scene, frame, lie } = picture;
  const { chart, ports } = scene.view.table;
  return Object.entries(ports).map(([port, id]) => {
    const { hex } = chart.tiles[Number(port)];
    const lack = lackOf(scene, Number(port));
    return (
      <div key={port}>
        {/* another tile is another thing: the one that was claimed is still itself while it goes */}
        <Thing key={id} spot={vpSpot(hex, lie)} width={68.2} frame={frame} name={`vp:${port}`}>
          {id === 'closedPort' ? <ClosedPort /> : <VpTile {...VP_TILES[id]} />}
        </Thing>
        {lack && size(lack) <= 3 && <Lack {...picture} hex={hex} lack={lack} />}
      </div>
    );
  });
}

/** How many cubes are missing, and which; or that none are. */
function Lack({ scene, frame, lie, hex, lack }: Picture & { hex: Hex; lack: Cubes }) {
  const count = size(lack);
  return (
    <Thing
      spot={lackSpot(hex, { lie, frame, isWide: count > 0 })}
      width={62}
      frame={frame}
      className={styles.lackPlace}
    >
      <span className={count === 0 ? styles.ready : styles.lack}>
        {count === 0 ? <CheckIcon size={12} /> : scene.t('tile.more', { count })}
        {listed(lack).map((spice, i) => (
          <SpiceCube key={i} spice={spice} />
        ))}
      </span>
    </Thing>
  );
}

function Posts({ scene, frame, lie }: Picture) {
  const { chart, outposts } = scene.view.table;
  return Object.entries(outposts).flatMap(([tile, owners]) =>
    owners.map((owner, i) => (
      <Thing
        key={`${tile}.${owner}`}
        spot={postSpots(chart.tiles[Number(tile)].hex, lie)[i]}
        width={17.6}
        frame={frame}
        name={`post:${tile}:${owner}`}
      >
        <Outpost of={owner} />
      </Thing>
    )),
  );
}

/** A planned voyage shows the boat where it would end, and pale where it is. */
function Boats({ scene, frame, lie, plan }: Picture) {
  const { chart, players } = scene.view.table;
  const goal = plan && goalOf(plan);
  const boats = Object.entries(players).flatMap(([owner, { boat }]) =>
    boat === null ? [] : [{ owner, boat }],
  );
  const on = (tile: number) => boats.filter(({ boat }) => boat === tile);
  return (
    <>
      {boats.map(({ owner, boat }) => {
        const fleet = on(boat);
        const isLeaving = plan !== null && owner === scene.playerID;
        return (
          <Thing
            key={owner}
            spot={
              boatSpots(chart.tiles[boat].hex, lie, fleet.length)[
                fleet.findIndex((one) => one.owner === owner)
              ]
            }
            width={41}
            frame={frame}
            name={`boat:${owner}`}
            className={isLeaving ? styles.pale : undefined}
          >
            <Boat of={owner} />
          </Thing>
        );
      })}
      {goal !== null && scene.playerID !== null && (
        <Thing
          spot={present(boatSpots(chart.tiles[goal].hex, lie, on(goal).length + 1).at(-1))}
          width={41}
          frame={frame}
        >
          <Boat of={scene.playerID} />
        </Thing>
      )}
    </>
  );
}

/** Cubes that were dropped, a heap of each spice. */
function Water({ scene, frame, lie }: Picture) {
  const { chart, water } = scene.view.table;
  return Object.entries(water).flatMap(([tile, cubes]) =>
    kindsIn(cubes).map((spice, i) => (
      <Thing
        key={`${tile}.${spice}`}
        spot={waterSpots(chart.tiles[Number(tile)].hex, lie)[i]}
        width={12.5}
        frame={frame}
        name={`water:${tile}:${spice}`}
        className={styles.afloat}
      >
        <SpiceCube spice={spice} />
        {cubes[spice] > 1 && <b className={styles.count}>{cubes[spice]}</b>}
      </Thing>
    )),
  );
}
