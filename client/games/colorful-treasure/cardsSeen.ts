import type { PlayerID } from '../../../shared/engine/game';
import type { CardId } from '../../../shared/games/colorful-treasure/wonders';
import type { OnTable } from './types';

/** A player's cards as they are seen: what is on its way is still where it was, and the points change when it has come. */
export function cardsSeen({ view, happening }: OnTable, of: PlayerID): readonly CardId[] {
  const { cards } = view.table.players[of];
  return happening.reduce<readonly CardId[]>((seen, event) => {
    if (event.type === 'taken' && event.playerID === of)
      return seen.filter((card) => !event.cards.includes(card));
    if (event.type !== 'stolen' || event.loot === 'diamondToken') return seen;
    if (event.victim === of) return [...seen, event.loot];
    return event.playerID === of ? seen.filter((card) => card !== event.loot) : seen;
  }, cards);
}
