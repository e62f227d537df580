import { type RefCallback, useCallback, useState } from 'react';

/** The size of something, in pixels of the picture that grows with the window. */
export type Room = { width: number; height: number };

/** How much room an element has; unknown where nothing can be measured. */
export function useRoom(): [RefCallback<Element>, Room | undefined] {
  const [room, setRoom] = useState<Room>();
  const measured = useCallback((element: Element | null) => {
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(([{ contentRect }]) => {
      const unit = parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
      const { width, height } = contentRect;
      if (width && height) setRoom({ width: width / unit, height: height / unit });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [measured, room];
}
