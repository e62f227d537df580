import { BEATS } from '../../engine/tempo';
import type { Event } from './state';

/** How long offers are read once all are turned, in milliseconds. */
export const READ = 2500;

/** How long bots wait after what everybody saw: whoever looks on reads the offers before the first is accepted. */
export const pause = (events: readonly Event[]): number =>
  events.some(({ type }) => type === 'revealed') ? BEATS.climax.moves + READ : 0;
