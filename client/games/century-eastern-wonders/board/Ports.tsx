import type { CSSProperties } from 'react';
import { missing, size, type Cubes } from '../../../../shared/games/century-eastern-wonders/spices';
import { VP_TILES, type VpTileId } from '../../../../shared/games/century-eastern-wonders/vpTiles';
import { Disc } from '../../../ui/signs/Disc';
import { CheckIcon } from '../../../ui/signs/icons';
import { LACK_WIDTH, vpSpot } from '../chart/anchors';
import { lackPlace } from '../chart/lackPlace';
import { SpiceCube } from '../art/Spice';
import { ClosedPort, VpTile } from '../art/VpTile';
import { listed } from '../cubes';
import { goalOf } from '../prompt/plan';
import { goingFrom, type Happened } from './going';
import type { Picture } from './picture';
import styles from './Ports.module.css';
import { Thing } from '../chart/Thing';
import { useIsSmall } from '../chart/useDevice';
import { useDelivered } from '../useDelivered';
import { lackOn, vpOn } from '../thingNames';
import { lackOf } from '../words';

/** Of what is wanted at a port, so much may be missing and still be told on the chart. */
const FEW = 3;

/** The VP tiles. */
export function Ports({ scene, frame, lie }: Picture) {
  const { chart, ports } = scene.view.table;
  return Object.entries(ports).map(([port, id]) => {
    const tile = Number(port);
    const isClosed = id === 'closedPort';
    return (
      // another tile is another thing: the one that was claimed is still itself while it goes
      <Thing
        key={`${port} ${id}`}
        spot={vpSpot(chart.tiles[tile].hex, lie)}
        width={76}
        frame={frame}
        tile={tile}
        hint={isClosed ? 'closedPort' : 'vpTile'}
        name={vpOn(tile)}
      >
        {isClosed ? <ClosedPort /> : <VpTile {...VP_TILES[id]} />}
      </Thing>
    );
  });
}

/** With each VP tile what the reader lacks for it, where that is little. */
export function Lacks(picture: Picture) {
  const { scene } = picture;
  const { ports, over, starting } = scene.view.table;
  const delivered = useDelivered(scene);
  // nobody delivers any more, or yet: beside a phone's chart the starting cubes still lie there
  if (over || starting.length > 0) return null;
  return Object.keys(ports).map((port) => {
    const tile = Number(port);
    const goes = goingFrom(scene, tile);
    const lack = goes ? lackedBy(scene, goes, delivered) : lackOf(scene, tile);
    if (lack === null || size(lack) > FEW) return null;
    return <Lack key={port} {...picture} {...{ tile, lack }} isGone={goes !== undefined} />;
  });
}

/** What the reader lacked for a tile that somebody else delivers from under their nose. */
function lackedBy(
  { view, playerID }: Picture['scene'],
  event: Happened,
  delivered: VpTileId | null,
): Cubes | null {
  if (event.type !== 'claimed' || delivered === null) return null;
  if (playerID === null || event.playerID === playerID) return null;
  return missing(view.table.players[playerID].hold, VP_TILES[delivered].cost);
}

type LackProps = Picture & { tile: number; lack: Cubes; isGone: boolean };

/** Which cubes are missing, or that none are; struck through as the tile goes. */
function Lack({ scene, frame, tile, lie, plan, lack, isGone }: LackProps) {
  const { chart, players } = scene.view.table;
  const goal = plan && goalOf(plan);
  const { spot, side, isTight, room } = lackPlace(
    {
      ...{ chart, port: tile, lie },
      boatsAt: (near) =>
        Object.values(players).filter(({ boat }) => boat === near).length + (near === goal ? 1 : 0),
    },
    size(lack),
  );
  const isReady = size(lack) === 0;
  const isSmall = useIsSmall();
  return (
    <Thing
      spot={spot}
      width={LACK_WIDTH}
      frame={frame}
      tile={tile}
      hint={isReady ? 'ready' : 'lack'}
      name={lackOn(tile)}
    >
      <span
        className={styles.place}
        data-side={side}
        data-tight={isTight}
        style={
          room === undefined
            ? undefined
            : ({ '--room': room, '--count': size(lack) } as CSSProperties)
        }
        aria-hidden
      >
        <span className={isReady ? styles.ready : styles.lack} data-gone={isGone || undefined}>
          {scene.playerID !== null && isSmall && !isTight && (
            <Disc seat={scene.playerID} size={11} />
          )}
          {isReady ? <CheckIcon size={12} /> : !isSmall && !isTight && scene.t('tile.needs')}
          {listed(lack).map((spice, i) => (
            <SpiceCube key={i} spice={spice} />
          ))}
        </span>
      </span>
    </Thing>
  );
}
