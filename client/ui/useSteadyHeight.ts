import { type RefObject, useEffect, useLayoutEffect, useReducer, useState } from 'react';
import { useScreen } from './useScreen';

type Heights = { screen: string; byKind: Readonly<Record<string, number>> };

/**
 * The height a board may fill: the least there was on this screen, so that it stands still while what is asked
 * below it takes more room or less. Each kind of question has its own; a question that may cover a part of the
 * board counts for nothing.
 */
export function useSteadyHeight(
  place: RefObject<Pick<HTMLElement, 'clientHeight'> | null>,
  kind: string,
  mayCover = false,
): number | undefined {
  const [heights, setHeights] = useState<Heights>({ screen: '', byKind: {} });
  const { isPhone } = useScreen();
  const [, look] = useReducer((times: number) => times + 1, 0);

  function measure() {
    const height = place.current!.clientHeight;
    if (height === 0) return; // not laid out yet
    // the window is another one a moment before everything around the board is
    const screen = `${window.innerWidth} ${window.innerHeight} ${isPhone}`;
    setHeights((before) => {
      const byKind = before.screen === screen ? before.byKind : {};
      return byKind[kind] <= height ? before : { screen, byKind: { ...byKind, [kind]: height } };
    });
  }

  // whatever changes the room beside the window is drawn together with the board
  useLayoutEffect(() => {
    if (!mayCover) measure();
  });

  useEffect(() => {
    // the page is laid out anew first
    const lookSoon = () => void requestAnimationFrame(look);
    window.addEventListener('resize', lookSoon);
    return () => window.removeEventListener('resize', lookSoon);
  }, []);

  return heights.byKind[kind];
}
