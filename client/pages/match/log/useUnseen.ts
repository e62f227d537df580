import { useState } from 'react';
import type { ChatLine } from '../../../../shared/protocol/talk';

/** How many lines of chat came since the reader last had them in sight. */
export function useUnseen(lines: readonly ChatLine[], isInSight: boolean): number {
  const newest = lines.at(-1)?.id;
  const [seen, setSeen] = useState(newest);
  if (isInSight && seen !== newest) setSeen(newest);
  return isInSight ? 0 : lines.length - 1 - lines.findIndex(({ id }) => id === seen);
}
