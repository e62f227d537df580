import type { Event } from './state';

/** What cards others reveal stay face up for at least, unless somebody chooses otherwise on their own device. */
const SEEN = 2500;
/** What a screen needs to turn cards over, and to show what becomes of them. */
const TURNED = 400;

/**
 * How long bots wait after what everybody saw (R11.2). A screen shows one turn in the time a bot takes for it:
 * the cards turn, are looked at, and are taken.
 */
export function pause(events: readonly Event[]): number {
  if (events.some(({ type }) => type === 'revealed')) return SEEN;
  return events.length > 0 ? 2 * TURNED : 0;
}
