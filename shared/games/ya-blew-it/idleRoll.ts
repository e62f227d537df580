import type { Event } from './state';

/**
 * Whether somebody rolled for a Fire without being asked, in one action: nobody asks whoever has nothing to lose, so
 * their roll follows on something else.
 */
export function isIdleRoll(action: readonly Event[], i: number): boolean {
  const [event, before] = [action[i], action[i - 1]];
  return (
    event?.type === 'rolled' &&
    event.purpose === 'fire' &&
    before !== undefined &&
    before.type !== 'rerolled'
  );
}
