import type { PlayerID } from '../../../shared/engine/game';
import { recall, remember } from '../../app/remembered';
import { createStore, useStore } from '../../app/store';

/* Whom this browser's reader does not want to hear. Nobody else is told. */

const NAME = 'unheard';
/** How many are kept, the latest of all tables. */
const KEPT = 100;

const unheard = createStore<readonly string[]>(
  (recall(NAME) ?? '').split('\n').filter((one) => one !== ''),
);

const keyOf = (matchID: string, seat: PlayerID, name: string) =>
  [matchID, seat, name].join(' ').replaceAll('\n', ' ');

/** Whether somebody at a match is not to be heard here. */
export function useUnheard(matchID: string) {
  const kept = useStore(unheard);
  return (seat: PlayerID, name: string): boolean => kept.includes(keyOf(matchID, seat, name));
}

export function setUnheard(matchID: string, who: { seat: PlayerID; name: string }, is: boolean) {
  const key = keyOf(matchID, who.seat, who.name);
  const others = unheard.get().filter((one) => one !== key);
  const next = (is ? [...others, key] : others).slice(-KEPT);
  remember(NAME, next.join('\n'));
  unheard.set(next);
}
