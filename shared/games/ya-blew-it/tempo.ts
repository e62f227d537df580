import type { Tempo } from '../../engine/tempo';
import { CARDS } from './cards';
import { isIdleRoll } from './idleRoll';
import type { Event } from './state';

/** What makes hearts beat here: a Claim that changes hands against somebody’s will, goes up, or burns. */
export function tempo(event: Event, seenWith: readonly Event[]): Tempo | null {
  switch (event.type) {
    case 'roundBegan':
    case 'fireEnded':
      return null;
    case 'drawn':
      return CARDS[event.card].kind === 'gem' ? 'result' : 'routine';
    case 'taken':
      return event.manner === 'stolen' ? 'climax' : 'result';
    case 'burned':
      return event.cards.length > 0 ? 'climax' : 'result';
    case 'fireBroke':
      return isEmpty(seenWith) ? 'result' : 'climax';
    case 'rolled': // as long whatever comes of it
      return isIdleRoll(seenWith, seenWith.indexOf(event)) ? null : 'result';
    case 'lost':
      return 'climax';
    case 'secured':
    case 'discarded':
      return 'result';
    default:
      return 'routine';
  }
}

/** Whether a Fire broke out and was over before anybody was asked: nobody had anything to lose. */
const isEmpty = (action: readonly Event[]): boolean =>
  action.some(({ type }) => type === 'fireEnded');
