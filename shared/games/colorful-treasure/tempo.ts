import type { Tempo } from '../../engine/tempo';
import type { Event } from './state';

const TEMPI: Record<Event['type'], Tempo | null> = {
  revealed: 'result',
  looked: 'routine',
  taken: 'result',
  left: 'routine',
  paired: 'result',
  stolen: 'climax',
  claimed: 'result',
  used: 'routine',
  awarded: 'climax',
  ended: null,
};

/** What makes hearts beat here: a theft, and an award. */
export const tempo = ({ type }: Event): Tempo | null => TEMPI[type];
