import type { PlayerID } from '../../../../shared/engine/game';
import { size } from '../../../../shared/games/tower-of-babel/cards';
import type { Event, RevealedBuild } from '../../../../shared/games/tower-of-babel/state';
import { pace } from '../../../animation/pace';
import type { OnTable } from '../types';

/** What has become of a turned offer: its cards lie there, are promised to the build, lie in it, or come to nothing. */
export type Fate = 'open' | 'accepted' | 'built' | 'refused' | 'empty';

export function fateOf({ offers, accepted, outcome }: RevealedBuild, of: PlayerID): Fate {
  if (size(offers[of].cards) === 0) return 'empty';
  if (!accepted.includes(of)) return outcome ? 'refused' : 'open';
  if (outcome === 'failed') return 'refused';
  return outcome ? 'built' : 'accepted';
}

/** What to call an offer whose cards go back: an accepted one was not refused, only the building came to nothing. */
export const wayBack = ({ accepted }: RevealedBuild, of: PlayerID): 'refused' | 'returned' =>
  accepted.includes(of) ? 'returned' : 'refused';

const DECISIONS: readonly Event['type'][] = [
  'revealed',
  'accepted',
  'refused',
  'fulfilled',
  'failed',
  'paid',
];

/**
 * Whether what is decided about offers is seen large across the board: from the moment they are turned until all is paid,
 * however long somebody thinks about it. Whoever decides has the board to themselves in between.
 */
export function isLarge({ view: { table }, ctx, playerID, happening, resting }: OnTable): boolean {
  if (!table.build?.offers) return false;
  if ([...happening, ...resting].some(isDecision)) return true;
  if (pace.get() === 'none') return false;
  return (
    table.step === 'answering' || (table.step === 'selecting' && playerID !== ctx.currentPlayer)
  );
}

/** Whether this is part of what is decided about offers. */
const isDecision = ({ type }: Event): boolean => DECISIONS.includes(type);
