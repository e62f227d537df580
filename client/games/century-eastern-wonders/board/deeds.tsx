import type { CSSProperties, ReactNode } from 'react';
import type { PlayerID } from '../../../../shared/engine/game';
import { BONUS_POINTS, typeOf } from '../../../../shared/games/century-eastern-wonders/bonusTiles';
import { SPACE_POINTS } from '../../../../shared/games/century-eastern-wonders/figures';
import { MARKETS } from '../../../../shared/games/century-eastern-wonders/markets';
import {
  cubes,
  size,
  type Cubes,
  type Spice,
} from '../../../../shared/games/century-eastern-wonders/spices';
import { uncovered } from '../../../../shared/games/century-eastern-wonders/table';
import { px } from '../../../ui/art/place';
import { Bonus } from '../art/Bonus';
import { Islet } from '../chart/Islet';
import { SpiceCube } from '../art/Spice';
import { listed } from '../cubes';
import type { OnTable, Title } from '../types';
import styles from './CloseUp.module.css';

/** What is done on an island: what is given for it, what comes of it, and how many points that brings for good. */
export type Deed = {
  by: PlayerID;
  gives?: ReactNode;
  gets: ReactNode;
  /** What that is good for, where a drawing does not tell it. */
  words?: { name: string; about: string };
  points?: number;
  /** Which space of the row was uncovered, and so what it is worth. */
  spaces?: ReactNode;
};

type Event = Title['event'];

/** What is under way or has just come to rest, if it is worth a closer look. */
export function deedSeen(scene: OnTable): Deed | null {
  const events = [...scene.happening, ...scene.resting];
  return events.reduce<Deed | null>((deed, event) => deed ?? deedOf(event, scene), null);
}

/** Points are told here when the plate has them, which counts them as they come. */
export const hasCome = ({ happening }: OnTable): boolean => happening.length === 0;

function deedOf(event: Event, scene: OnTable): Deed | null {
  const { t } = scene;
  const { table } = scene.view;
  switch (event.type) {
    case 'built': {
      const { playerID: by, tile, cost } = event;
      const market = table.markets[tile];
      const nth = uncovered(table, by)[MARKETS[market].symbol];
      return {
        ...{ by, gives: size(cost) > 0 && <Heap cubes={cost} /> },
        gets: thing(<Islet number={tile} symbol={MARKETS[market].symbol} of={by} />),
        spaces: <Spaces open={nth} hasCome={hasCome(scene)} />,
      };
    }
    case 'traded': {
      const { playerID: by, gave, got } = event;
      return { by, gives: <Heap cubes={gave} />, gets: <Heap cubes={got} /> };
    }
    case 'upgraded': {
      const { playerID: by, from, to } = event;
      const one = (spice: Spice) => <Heap cubes={cubes({ [spice]: 1 })} />;
      return { by, gives: one(from), gets: one(to) };
    }
    case 'chose': {
      const { playerID: by, bonus } = event;
      const type = typeOf(bonus);
      const points = BONUS_POINTS[bonus];
      const gets = thing(<Bonus type={type} points={points} />);
      const words = { name: t(`bonus.${type}.name`, { points }), about: t(`bonus.${type}.short`) };
      // what is worth points only says so by its number
      return { by, gets, points, ...(type !== 'points' && { words }) };
    }
    default:
      return null;
  }
}

const thing = (drawing: ReactNode) => <span className={styles.thing}>{drawing}</span>;

/** A row of the player board: what its spaces are worth, those that are open, and large the one that has just been uncovered. */
const Spaces = ({ open, hasCome }: { open: number; hasCome: boolean }) => (
  <span className={styles.spaces}>
    {SPACE_POINTS.value.map((points, i) => (
      <i key={i} data-open={i < open - Number(!hasCome)} data-now={i === open - 1 || undefined}>
        {hasCome && i === open - 1 && points > 0 ? `+${points}` : points}
      </i>
    ))}
  </span>
);

/** Cubes in rows of the same length, so that both sides have room beside each other however many they are. */
function Heap({ cubes }: { cubes: Cubes }) {
  const many = size(cubes);
  const columns = many <= 3 ? many : many === 4 ? 2 : many <= 9 ? 3 : 4;
  const style = { '--columns': columns, '--cube': px(many <= 6 ? 19 : 15) } as CSSProperties;
  return (
    <span className={styles.cubes} style={style}>
      {listed(cubes).map((spice, i) => (
        <SpiceCube key={i} spice={spice} />
      ))}
    </span>
  );
}
