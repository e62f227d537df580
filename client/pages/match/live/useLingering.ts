import { useEffect, useState } from 'react';
import type { Live } from './useLive';

/** How long what was told stays to be read once it is over, in milliseconds: longer than a bot takes to go on. */
const LINGERS = 2000;

/**
 * Whether something was on the stage a moment ago: until somebody has had time to go on, nothing is said of waiting for
 * them, where it may linger at all.
 */
export function useLingering(
  { isCalm, stretch }: Pick<Live, 'isCalm' | 'stretch'>,
  mayLinger: boolean,
): boolean {
  const [isOver, setOver] = useState(true);
  if (!isCalm && isOver) setOver(false);
  const lingers = isCalm && !isOver && mayLinger && stretch > 0;
  useEffect(() => {
    if (!lingers) return;
    const timer = setTimeout(() => setOver(true), LINGERS * stretch);
    return () => clearTimeout(timer);
  }, [lingers, stretch]);
  return lingers;
}
