import type { Event, View } from '../../../shared/games/ya-blew-it/state';
import type { Scene } from '../../match/title';

type OnTable = Pick<Scene<View, Event>, 'view' | 'events'>;

/** The last roll, as long as nothing of these happened since: beside other cards it would seem to be against them. */
const rollSince = ({ view, events }: OnTable, types: readonly Event['type'][]) => {
  const last = [...events].reverse().find(({ type }) => type === 'rolled' || types.includes(type));
  return last && last.type !== 'rolled' ? null : view.table.roll;
};

/** The last roll of this round. */
export const rollOfRound = (scene: OnTable) => rollSince(scene, ['roundBegan']);

/** The last roll against the Claim as it lies there now. */
export const rollOfClaim = (scene: OnTable) => rollSince(scene, ['roundBegan', 'drawn']);
