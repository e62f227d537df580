import { useCallback, useState } from 'react';
import type { Timeline } from './timeline';

/** Where in a film we are, and every way to another moment of it. */
export function useReplay({ last, turnBefore, turnAfter }: Timeline, first: number) {
  const [{ moment, isNext }, setPlace] = useState({ moment: first, isNext: false });
  const [isWanted, setWanted] = useState(false);

  const move = (to: number) => setPlace({ moment: to, isNext: to === moment + 1 });
  const go = (to: number) => {
    setWanted(false);
    move(Math.min(last, Math.max(0, to)));
  };

  const goOn = useCallback(
    () => setPlace((place) => ({ moment: place.moment + 1, isNext: true })),
    [],
  );

  return {
    moment,
    /** Whether we came here from the moment before: only that is seen to happen. */
    isNext,
    /** Whether it goes on by itself. */
    isRunning: isWanted && moment < last,
    run() {
      if (moment === last) move(0);
      setWanted(true);
    },
    /** Goes on by itself from just before a moment, which is then seen to come. */
    watch(to: number) {
      move(to - 1);
      setWanted(true);
    },
    pause: () => setWanted(false),
    /** Stays, but whatever is under way is over: what is looked at is another thing now. */
    settle: () => setPlace((place) => ({ ...place, isNext: false })),
    /** Goes on by itself, by one. */
    goOn,
    go,
    back: () => go(moment - 1),
    forward: () => go(moment + 1),
    turnBack: () => go(turnBefore(moment)),
    turnForward: () => go(turnAfter(moment)),
  };
}

export type ReplayPosition = ReturnType<typeof useReplay>;
