import type { CardId } from '../../../../shared/games/ya-blew-it/cards';
import type { Event } from '../../../../shared/games/ya-blew-it/state';
import { changeBy } from '../worth';
import type { OnTable } from '../types';

/** By how much a loss to a Fire changed a player's total then; nothing where the log does not reach back to it. */
export function costOf(
  event: Extract<Event, { type: 'burned' }>,
  { view: { table }, events }: Pick<OnTable, 'view' | 'events'>,
): number | undefined {
  const at = events.lastIndexOf(event);
  if (at < 0) return undefined;
  const { playerID, cards } = event;
  const left = events
    .slice(at + 1)
    .filter((later) => 'playerID' in later && later.playerID === playerID)
    .reduceRight(before, table.scoring[playerID]);
  return changeBy(
    { ...table, scoring: { ...table.scoring, [playerID]: left } },
    playerID,
    cards,
    true,
  );
}

/** What somebody had before something happened to them, of all that has to do with points. */
function before(cards: CardId[], event: Event): CardId[] {
  if (event.type === 'burned') return [...cards, ...event.cards];
  return event.type === 'taken' ? cards.filter((id) => !event.cards.includes(id)) : cards;
}
