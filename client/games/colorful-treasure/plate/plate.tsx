import type { PlayerID } from '../../../../shared/engine/game';
import { wondersOf } from '../../../../shared/games/colorful-treasure/table';
import type { PlateInfo } from '../../../kit/contract';

import { pointsOf } from '../points';
import type { OnTable } from '../types';

/** A player's points so far, and how many wonders they have cards of. */
export const plate = (scene: OnTable, of: PlayerID): PlateInfo => ({
  role: scene.t('role.wonders', { count: wondersOf(cardsCome(scene, of)).length }),
  points: pointsOf(scene.view.table, of),
});

/** A player's cards without those that are still on their way. */
function cardsCome({ view, happening }: OnTable, of: PlayerID) {
  const coming: readonly string[] = happening.flatMap((event) => {
    if (event.type === 'taken' && event.playerID === of) return event.cards;
    return event.type === 'stolen' && event.playerID === of ? [event.loot] : [];
  });
  return view.table.players[of].cards.filter((card) => !coming.includes(card));
}
