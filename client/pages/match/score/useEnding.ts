import { useEffect, useState } from 'react';
import { canAnimate } from '../../../animation/run';

/** What is shown of the end: the board as it was left, who came where, the score sheet. */
export type Ending = 'board' | 'places' | 'sheet';

/** How long the board stays as it was left, in milliseconds. */
const HELD = 1500;

/** An end that was witnessed is told; whoever comes later, or wants no show, finds the score sheet. */
export function useEnding(isOver: boolean, stretch: number) {
  const [ending, setEnding] = useState<Ending | null>(isOver ? 'sheet' : null);
  if (isOver && ending === null)
    setEnding(stretch > 0 && canAnimate() && !document.hidden ? 'board' : 'sheet');
  useEffect(() => {
    if (ending !== 'board') return;
    const timer = setTimeout(() => setEnding('places'), HELD * stretch);
    return () => clearTimeout(timer);
  }, [ending, stretch]);
  return { ending, onSheet: () => setEnding('sheet') };
}
