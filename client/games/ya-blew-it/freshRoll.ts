import type { Event } from '../../../shared/games/ya-blew-it/state';

import type { OnTable } from './types';

/** After any of these the roll before was against other cards than those that lie there now. */
const STALE: readonly Event['type'][] = ['roundBegan', 'drawn', 'fireBroke', 'fireEnded'];

/** The last roll, as long as what it was against lies as it lay then, and until the die rolls again. */
export function freshRoll({
  view,
  events,
  happening,
}: Pick<OnTable, 'view' | 'events' | 'happening'>) {
  if (rolling(happening)) return null;
  const last = events.findLast(({ type }) => type === 'rolled' || STALE.includes(type));
  return last && last.type !== 'rolled' ? null : view.table.roll;
}

/** The roll that is under way: nobody knows its number yet. */
export const rolling = (happening: readonly Event[]) =>
  happening.find((event) => event.type === 'rolled');

/** The roll that is seen now: under way, or just come to rest. */
export const rollInSight = ({ happening, resting }: Pick<OnTable, 'happening' | 'resting'>) =>
  rolling([...happening, ...resting]);
