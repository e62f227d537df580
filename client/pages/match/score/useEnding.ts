import { useEffect, useState } from 'react';
import { canAnimate } from '../../../animation/run';
import { loadEnding } from './later';

/** What is shown of the end: the board as it was left, what counts on it, who came where, the score sheet. */
export type Ending = 'board' | 'count' | 'places' | 'sheet';

/** How long the board stays as it was left, in milliseconds. */
const HELD = 1500;

/** An end that was witnessed is told; whoever comes later, or wants no show, finds the score sheet. */
export function useEnding(isOver: boolean, stretch: number) {
  const [ending, setEnding] = useState<Ending | null>(isOver ? 'sheet' : null);
  const [counted, setCounted] = useState<readonly string[]>([]);
  if (isOver && ending === null)
    setEnding(stretch > 0 && canAnimate() && !document.hidden ? 'board' : 'sheet');
  useEffect(() => {
    if (ending !== 'board') return;
    // until all is there the board stays; what cannot be loaded now is asked for again when it is shown
    const loaded = loadEnding().catch(() => undefined);
    const count = () => setEnding((now) => (now === 'board' ? 'count' : now));
    const timer = setTimeout(() => void loaded.then(count), HELD * stretch);
    return () => clearTimeout(timer);
  }, [ending, stretch]);
  return {
    ending,
    /** The lines of the score sheet that have been counted so far. */
    counted,
    onCount: setCounted,
    onCounted: () => setEnding('places'),
    onSheet: () => setEnding('sheet'),
  };
}
