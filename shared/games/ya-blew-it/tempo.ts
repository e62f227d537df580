import type { Tempo } from '../../engine/tempo';
import { CARDS } from './cards';
import type { Event } from './state';

/** What makes hearts beat here: a Claim that changes hands against somebody’s will, goes up, or burns. */
export function tempo(event: Event): Tempo | null {
  switch (event.type) {
    case 'roundBegan':
      return null;
    case 'drawn':
      return CARDS[event.card].kind === 'gem' ? 'result' : 'routine';
    case 'taken':
      return event.manner === 'stolen' ? 'climax' : 'result';
    case 'burned':
      return event.cards.length > 0 ? 'climax' : 'result';
    case 'lost':
    case 'fireBroke':
      return 'climax';
    case 'rolled': // as long whatever comes of it
    case 'secured':
      return 'result';
    default:
      return 'routine';
  }
}
