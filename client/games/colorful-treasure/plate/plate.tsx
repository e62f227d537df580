import type { PlayerID } from '../../../../shared/engine/game';
import { wondersOf } from '../../../../shared/games/colorful-treasure/table';
import type { PlateInfo } from '../../../kit/contract';

import { pointsOf } from '../points';
import type { OnTable } from '../types';

/** A player's points so far, and how many wonders they have cards of. */
export const plate = ({ view: { table }, t }: OnTable, of: PlayerID): PlateInfo => ({
  role: t('role.wonders', { count: wondersOf(table.players[of].cards).length }),
  points: pointsOf(table, of),
});
