import type { PlayerID } from '../../../../shared/engine/game';
import { wondersOf } from '../../../../shared/games/colorful-treasure/table';
import type { CardId } from '../../../../shared/games/colorful-treasure/wonders';
import type { PlateInfo } from '../../../kit/contract';

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

/** A player's cards as they are seen: what is on its way is still where it was, and the points change when it has come. */
function cardsSeen({ view, happening }: OnTable, of: PlayerID): readonly CardId[] {
  const { cards } = view.table.players[of];
  return happening.reduce<readonly CardId[]>((seen, event) => {
    if (event.type === 'taken' && event.playerID === of)
      return seen.filter((card) => !event.cards.includes(card));
    if (event.type !== 'stolen' || event.loot === 'diamondToken') return seen;
    if (event.victim === of) return [...seen, event.loot];
    return event.playerID === of ? seen.filter((card) => card !== event.loot) : seen;
  }, cards);
}
