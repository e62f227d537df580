import type { PlayerID } from '../../../../shared/engine/game';
import { size } from '../../../../shared/games/tower-of-babel/cards';
import type { Event, RevealedBuild } from '../../../../shared/games/tower-of-babel/state';

/** What has become of a turned offer: its cards lie there, are promised to the build, lie in it, or come to nothing. */
export type Fate = 'open' | 'accepted' | 'built' | 'refused' | 'empty';

export function fateOf({ offers, accepted, outcome }: RevealedBuild, of: PlayerID): Fate {
  if (size(offers[of].cards) === 0) return 'empty';
  if (!accepted.includes(of)) return outcome ? 'refused' : 'open';
  if (outcome === 'failed') return 'refused';
  return outcome ? 'built' : 'accepted';
}

const DECISIONS: readonly Event['type'][] = [
  'revealed',
  'accepted',
  'refused',
  'fulfilled',
  'failed',
  'paid',
];

/** Whether this is part of what is decided about offers. */
export const isDecision = ({ type }: Event): boolean => DECISIONS.includes(type);
