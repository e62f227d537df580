import type { Event } from '../../../shared/games/century-eastern-wonders/state';
import type { Cubes } from '../../../shared/games/century-eastern-wonders/spices';
import { tallied } from './cubes';

type Discard = Extract<Event, { type: 'discarded' }>;

/** Whether it is one, by whoever did another thing. */
const isDiscard = (event: Event, other: Event): event is Discard =>
  event.type === 'discarded' && 'playerID' in other && event.playerID === other.playerID;

/** Whether all of these are discards, by whoever did the other thing. */
export const areDiscards = (
  events: readonly Event[],
  other: Event | undefined = events[0],
): events is Discard[] => events.length > 0 && events.every((one) => isDiscard(one, other));

/** All that is discarded. */
export const discardsIn = (events: readonly Event[]): Cubes =>
  tallied(events.flatMap((event) => (event.type === 'discarded' ? [event.spice] : [])));

/** Each cube that is discarded is an action, but they go overboard together. */
export const joins = (before: readonly Event[], after: readonly Event[]): boolean =>
  areDiscards([...before, ...after], before[0]);
