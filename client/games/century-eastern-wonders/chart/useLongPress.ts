import { type PointerEvent, useEffect, useRef } from 'react';

/** How long a finger rests until it asks rather than presses, in milliseconds: as on all that explains itself. */
const RESTS = 450;

/** Tells a finger that rests on something, to see what it is, from one that presses it. */
export function useLongPress<T>(onRest: (on: T) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hasRested = useRef(false);
  const stop = () => clearTimeout(timer.current);
  useEffect(() => stop, []);
  return {
    propsOf: (on: T) => ({
      onPointerDown({ pointerType }: PointerEvent) {
        stop();
        hasRested.current = false;
        if (pointerType !== 'touch') return;
        timer.current = setTimeout(() => {
          hasRested.current = true;
          onRest(on);
        }, RESTS);
      },
      onPointerUp: stop,
      // whoever moves the chart asks nothing
      onPointerOut: stop,
      onPointerCancel: stop,
    }),
    /** Whether a press is meant as one; what a finger does that has rested is none. */
    isPress: () => !hasRested.current,
  };
}
