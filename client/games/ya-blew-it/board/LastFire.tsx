import { Ribbon } from '../../../kit/Ribbon';
import type { OnTable } from '../types';

/** Across the board, as long as it stays in sight: the last card is a Fire. */
export function LastFire({ resting, view: { table }, t }: OnTable) {
  if (!resting.some((event) => event.type === 'fireBroke' && event.final)) return null;
  return (
    <Ribbon title={t('lastFire')} about={t(table.fire ? 'ribbon.counted' : 'ribbon.claimFirst')} />
  );
}
