import type { Tempo } from '../../engine/tempo';
import type { Event } from './state';

const TEMPI: Record<Event['type'], Tempo | null> = {
  stocked: 'result',
  placed: 'routine',
  sailed: 'routine',
  paid: 'routine',
  collected: 'routine',
  built: 'result',
  chose: 'result',
  upgraded: 'result',
  traded: 'result',
  harvested: 'routine',
  claimed: 'climax',
  revealed: 'routine',
  closed: 'routine',
  lastRound: 'climax',
  ended: null,
  discarded: 'routine',
};

/** What makes hearts beat here: a delivery, and the last round it may bring. */
export const tempo = ({ type }: Event): Tempo | null => TEMPI[type];
