import type { CSSProperties, ReactNode } from 'react';
import type { PlayerID } from '../../../../shared/engine/game';
import { BONUS_POINTS, typeOf } from '../../../../shared/games/century-eastern-wonders/bonusTiles';
import { SPACE_POINTS } from '../../../../shared/games/century-eastern-wonders/figures';
import type { TileID } from '../../../../shared/games/century-eastern-wonders/map/chart';
import { MARKETS } from '../../../../shared/games/century-eastern-wonders/markets';
import { size, type Cubes } from '../../../../shared/games/century-eastern-wonders/spices';
import { boatOf, uncovered } from '../../../../shared/games/century-eastern-wonders/table';
import { VP_TILES, type VpTileId } from '../../../../shared/games/century-eastern-wonders/vpTiles';
import { px } from '../../../ui/art/place';
import { Bonus } from '../art/Bonus';
import { Islet } from '../art/Islet';
import { SpiceCube } from '../art/Spice';
import { VpTile } from '../art/VpTile';
import { listed } from '../cubes';
import type { OnTable, Title } from '../types';
import styles from './CloseUp.module.css';

/** What is done on an island: what is given for it, what comes of it, and how many points that brings for good. */
export type Deed = {
  by: PlayerID;
  tile: TileID;
  gives?: ReactNode;
  gets: ReactNode;
  /** What that is good for, where a drawing does not tell it. */
  words?: { name: string; about: string };
  points?: number;
};

type Event = Title['event'];

/** What is under way or has just come to rest, if it is worth a closer look; of a delivery the tile must be known. */
export function deedSeen(scene: OnTable, delivered: VpTileId | null): Deed | null {
  const events = [...scene.happening, ...scene.resting];
  return events.reduce<Deed | null>((deed, event) => deed ?? deedOf(event, scene, delivered), null);
}

function deedOf(
  event: Event,
  { view: { table }, t }: OnTable,
  delivered: VpTileId | null,
): Deed | null {
  switch (event.type) {
    case 'built': {
      const { playerID: by, tile, cost } = event;
      const market = table.markets[tile];
      const nth = uncovered(table, by)[MARKETS[market].symbol];
      return {
        ...{ by, tile, gives: size(cost) > 0 && <Heap cubes={cost} /> },
        gets: thing(<Islet number={tile} symbol={MARKETS[market].symbol} of={by} />),
        points: SPACE_POINTS.value[nth - 1],
      };
    }
    case 'traded': {
      const { playerID: by, tile, gave, got } = event;
      return { by, tile, gives: <Heap cubes={gave} />, gets: <Heap cubes={got} /> };
    }
    case 'chose': {
      const { playerID: by, bonus } = event;
      const type = typeOf(bonus);
      const points = BONUS_POINTS[bonus];
      const gets = thing(<Bonus type={type} points={points} />);
      const words = { name: t(`bonus.${type}.name`, { points }), about: t(`bonus.${type}.short`) };
      // what is worth points only says so by its number
      return { by, tile: boatOf(table, by), gets, points, ...(type !== 'points' && { words }) };
    }
    case 'claimed': {
      const { playerID: by, tile } = event;
      if (delivered === null) return null;
      const { cost, points } = VP_TILES[delivered];
      const gets = thing(<VpTile points={points} cost={cost} />);
      return { by, tile, gives: <Heap cubes={cost} />, gets, points };
    }
    default:
      return null;
  }
}

const thing = (drawing: ReactNode) => <span className={styles.thing}>{drawing}</span>;

/** Cubes in rows of the same length, so that both sides have room beside each other however many they are. */
function Heap({ cubes }: { cubes: Cubes }) {
  const many = size(cubes);
  const columns = many <= 3 ? many : many === 4 ? 2 : many <= 9 ? 3 : 4;
  const style = { '--columns': columns, '--cube': px(many <= 6 ? 23 : 18) } as CSSProperties;
  return (
    <span className={styles.cubes} style={style}>
      {listed(cubes).map((spice, i) => (
        <SpiceCube key={i} spice={spice} />
      ))}
    </span>
  );
}
