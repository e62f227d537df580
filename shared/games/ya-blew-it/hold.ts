import type { Event } from './state';

/** How long one sees that somebody uses a Detonator, in milliseconds. */
export const USED = 800;

/** How long it is told that the last Fire has come, in milliseconds. */
export const LAST_FIRE = 2500;

/** What stays in sight longer than it is worth otherwise. */
export function hold(event: Event): number | undefined {
  if (event.type === 'rerolled') return USED;
  return event.type === 'fireBroke' && event.final ? LAST_FIRE : undefined;
}
