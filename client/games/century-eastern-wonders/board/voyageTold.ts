import type { PlayerID } from '../../../../shared/engine/game';
import type { Spice } from '../../../../shared/games/century-eastern-wonders/spices';
import type { Step } from '../../../../shared/games/century-eastern-wonders/state';
import type { OnTable } from '../types';

/** While a boat has done nothing since it sailed. */
const VOYAGING: readonly Step[] = ['sailing', 'paying', 'acting'];

/**
 * Whether it is told on the sea what the voyage so far has cost: while that is seen, and of the boats of others until
 * they do something else. The reader knows what they gave, and looks for what to do.
 */
export function isTold({ view, ctx, playerID, happening, resting }: OnTable): boolean {
  const isSeen = [...happening, ...resting].some(
    ({ type }) => type === 'sailed' || type === 'paid',
  );
  return isSeen || (ctx.currentPlayer !== playerID && VOYAGING.includes(view.table.step));
}

/** Who was paid in this turn, and what. */
export const paidIn = ({ view, events }: OnTable): { owner: PlayerID; spice: Spice }[] =>
  view.table.turn.paid.flatMap((owner) => {
    const paid = events.findLast((event) => event.type === 'paid' && event.owner === owner);
    return paid?.type === 'paid' ? [{ owner, spice: paid.spice }] : [];
  });
