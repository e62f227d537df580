import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';

type Place = { x: number; y: number };
type Way = { x: -1 | 0 | 1; y: -1 | 0 | 1 };

const WAYS: Record<string, Way> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/**
 * Arrow keys lead from one stop to the nearest in their direction; only one of them takes part in the tab order. When the
 * one that has the focus is taken away, the nearest that is left gets it.
 */
export function useStops(names: readonly string[]) {
  const [home, setHome] = useState<string | null>(null);
  const entry = home !== null && names.includes(home) ? home : names[0];
  const focused = useRef<{ stop: HTMLElement; at: Place } | null>(null);
  useEffect(() => {
    if (!focused.current || focused.current.stop.isConnected) return;
    const { at } = focused.current;
    focused.current = null;
    if (document.activeElement === document.body)
      closest(at, names)?.focus({ preventScroll: true });
  });

  return {
    /** What makes a button a stop. */
    stop: (name: string) => ({
      'data-stop': name,
      tabIndex: name === entry ? 0 : -1,
      onFocus({ currentTarget: stop }: FocusEvent<HTMLElement>) {
        setHome(name);
        focused.current = { stop, at: centre(stop) };
      },
      onBlur({ relatedTarget }: FocusEvent) {
        if (relatedTarget) focused.current = null;
      },
    }),
    /** For the element around them all. */
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      const way = WAYS[event.key];
      const from = event.target as HTMLElement;
      if (!way || !('stop' in from.dataset)) return;
      event.preventDefault();
      const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-stop]')];
      nearest(from, stops, way)?.focus();
    },
  };
}

/** The stop in a direction that lies nearest; a step aside counts double. */
function nearest(from: HTMLElement, stops: readonly HTMLElement[], { x, y }: Way) {
  const start = centre(from);
  const ahead = stops.flatMap((stop) => {
    const [dx, dy] = [centre(stop).x - start.x, centre(stop).y - start.y];
    const along = dx * x + dy * y;
    const aside = Math.abs(dx * y) + Math.abs(dy * x);
    return along > aside / 4 && along > 1 ? [{ stop, far: along + 2 * aside }] : [];
  });
  return ahead.sort((a, b) => a.far - b.far).at(0)?.stop;
}

/** Which of these stops lies nearest to a place. */
function closest({ x, y }: Place, names: readonly string[]): HTMLElement | undefined {
  const far = (stop: HTMLElement) => Math.hypot(centre(stop).x - x, centre(stop).y - y);
  return [...document.querySelectorAll<HTMLElement>('[data-stop]')]
    .filter(({ dataset: { stop = '' } }) => names.includes(stop))
    .sort((a, b) => far(a) - far(b))
    .at(0);
}

function centre(element: HTMLElement): Place {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
