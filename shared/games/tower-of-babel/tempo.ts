import type { Tempo } from '../../engine/tempo';
import type { Event } from './state';

const TEMPI: Record<Event['type'], Tempo | null> = {
  passed: 'routine',
  chose: 'result',
  offered: 'routine',
  revealed: 'climax',
  accepted: 'result',
  refused: 'routine',
  fulfilled: 'climax',
  failed: 'result',
  answered: null,
  paid: 'result',
  wonderScored: 'climax',
  earned: 'result',
  played: 'result',
  discarded: 'routine',
  reshuffled: null,
  drew: 'routine',
  exhausted: 'result',
};

/** What makes hearts beat here: offers that are turned over, what is built with them, a wonder that is finished. */
export const tempo = ({ type }: Event): Tempo | null => TEMPI[type];
