import type { Loot } from '../../../../shared/games/colorful-treasure/state';
import { treasureOf } from '../../../../shared/games/colorful-treasure/wonders';
import { Treasure } from '../art/Treasure';
import { Token } from './Token';

/** One thing that can be stolen, as large as what is around it where no size is given. */
export const LootSign = ({ loot, size }: { loot: Loot; size?: number }) =>
  loot === 'diamondToken' ? (
    <Token of="diamond" size={size} />
  ) : (
    <Treasure of={treasureOf(loot)} width={size} height={size} />
  );
