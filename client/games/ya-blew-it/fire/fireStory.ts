import { clockwise } from '../../../../shared/engine/clockwise';
import type { PlayerID } from '../../../../shared/engine/game';
import type { CardId } from '../../../../shared/games/ya-blew-it/cards';
import type { Color, Event, Fire } from '../../../../shared/games/ya-blew-it/state';
import { isGem } from '../../../../shared/games/ya-blew-it/table';
import type { OnTable } from '../types';

/** What the present Fire has done to one player so far; of their rolls the last stands. */
export type Burn = {
  rolls: readonly number[];
  cards: readonly CardId[];
  safes: readonly Color[];
};

/** What each player rolled for the present Fire and lost to it. */
export function burnsOf(events: readonly Event[]): Record<PlayerID, Burn | undefined> {
  const from = events.findLastIndex(({ type }) => type === 'fireBroke');
  const burns: Record<PlayerID, Burn | undefined> = {};
  for (const event of events.slice(from + 1)) {
    if (event.type === 'rolled' && event.purpose === 'fire')
      burns[event.playerID] = {
        rolls: [...(burns[event.playerID]?.rolls ?? []), event.number],
        cards: [],
        safes: [],
      };
    if (event.type === 'burned')
      burns[event.playerID] = {
        // the log before a reload may be too short to remember the roll
        rolls: burns[event.playerID]?.rolls ?? [],
        cards: event.cards,
        safes: event.safes,
      };
  }
  return burns;
}

/** Who has something to do with a Fire: Safes to place, and then something that it could take, or has taken. */
export function rollersIn(
  { owners }: Fire,
  { view: { table }, ctx, events }: Pick<OnTable, 'view' | 'ctx' | 'events'>,
): PlayerID[] {
  const burns = burnsOf(events);
  return clockwise(ctx).filter((id) =>
    table.step === 'securing'
      ? owners.includes(id)
      : table.scoring[id].some(isGem) || (burns[id]?.cards.length ?? 0) > 0,
  );
}

/** What a Fire is seen to take right now: whoever it is from has rolled, though the Fire has not gone on yet. */
export const burningNow = ({ happening, resting }: Pick<OnTable, 'happening' | 'resting'>) =>
  [...happening, ...resting].find((event) => event.type === 'burned');

/** Who is waited for; or while something is seen to happen, whose roll or loss it is. */
export function lookedAt({
  awaited,
  happening,
  resting,
}: Pick<OnTable, 'awaited' | 'happening' | 'resting'>): readonly PlayerID[] {
  const seen = [...happening, ...resting].flatMap((event) =>
    event.type === 'rolled' || event.type === 'burned' ? [event.playerID] : [],
  );
  return seen.length > 0 ? seen : awaited;
}
