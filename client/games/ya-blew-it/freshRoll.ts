import type { Event } from '../../../shared/games/ya-blew-it/state';

import type { OnTable } from './types';

type Rolled = Pick<OnTable, 'view' | 'events'>;

/** The last roll, as long as nothing of these happened since: beside other cards it would seem to be against them. */
const rollSince = ({ view, events }: Rolled, types: readonly Event['type'][]) => {
  const last = [...events].reverse().find(({ type }) => type === 'rolled' || types.includes(type));
  return last && last.type !== 'rolled' ? null : view.table.roll;
};

/** The last roll of this round. */
export const rollOfRound = (scene: Rolled) => rollSince(scene, ['roundBegan']);

/** The last roll against the Claim as it lies there now. */
export const rollOfClaim = (scene: Rolled) => rollSince(scene, ['roundBegan', 'drawn']);
