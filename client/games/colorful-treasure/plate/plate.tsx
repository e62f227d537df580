import type { PlayerID } from '../../../../shared/engine/game';
import { wondersOf } from '../../../../shared/games/colorful-treasure/table';
import type { PlateInfo } from '../../../kit/contract';

import { cardsSeen } from '../cardsSeen';
import { pointsOf } from '../points';
import { Glance } from './Glance';
import { Robbery } from './Robbery';
import type { OnTable } from '../types';

/** A player's points so far, how many wonders they have cards of, and in short what these are. */
export const plate = (scene: OnTable, of: PlayerID): PlateInfo => ({
  role: scene.t('role.wonders', { count: wondersOf(cardsSeen(scene, of)).length }),
  points: pointsOf(scene.view.table, of),
  sign: <Robbery {...scene} of={of} />,
  // the reader's own lie on their rail
  inShort: of !== scene.playerID && <Glance {...scene} of={of} />,
});
