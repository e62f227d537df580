import { useEffect, useState } from 'react';
import type { Live } from './useLive';

/** How long what was told stays to be read once it is over, in milliseconds: longer than a bot takes to go on. */
const LINGERS = 2000;

/**
 * Whether something was told a moment ago: until somebody has had time to go on, nothing is said of waiting for them, where it
 * may linger at all. Once its reader was asked something it is over, also when they have answered.
 */
export function useLingering(
  { isCalm, isTelling, stretch }: Pick<Live, 'isCalm' | 'isTelling' | 'stretch'>,
  mayLinger: boolean,
): boolean {
  const [isOver, setOver] = useState(true);
  if (isTelling && isOver) setOver(false);
  if (isCalm && !mayLinger && !isOver) setOver(true);
  const lingers = isCalm && !isOver && mayLinger && stretch > 0;
  useEffect(() => {
    if (!lingers) return;
    const timer = setTimeout(() => setOver(true), LINGERS * stretch);
    return () => clearTimeout(timer);
  }, [lingers, stretch]);
  return lingers;
}
