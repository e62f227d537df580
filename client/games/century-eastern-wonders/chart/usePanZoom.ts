import { present } from '../../../../shared/engine/present';
import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { enlarged, moved, type PanZoom, showing, type Size, WHOLE } from './panZoom';

type Spot = { x: number; y: number };
type Box = Size & { left: number; top: number };

/** How far a finger may slip and still only tap. */
const SLIP = 7;
const NOTCH = 1.25;

/** Moves and enlarges a chart by mouse, wheel, one finger or two; a drag is no click. */
export function usePanZoom() {
  const sea = useRef<HTMLDivElement>(null);
  const [outlook, setOutlook] = useState<PanZoom>(WHOLE);
  const pointers = useRef(new Map<number, Spot>());
  const slipped = useRef(0);

  const element = () => present(sea.current);

  /** The part of the sea that the chart fills. */
  const box = (): Box => {
    const { left, top, width, height } = element().getBoundingClientRect();
    return { left, top, width, height };
  };
  const zoomBy = (by: number, at: Spot = centre(box())) => {
    const size = box();
    setOutlook((before) => enlarged(before, by, fromMiddle(size, at), size));
  };

  useEffect(() => {
    const here = element();
    const turn = (event: WheelEvent) => {
      event.preventDefault();
      zoomBy(Math.exp(-event.deltaY / 400), { x: event.clientX, y: event.clientY });
    };
    // React listens passively, and the page would be enlarged as well
    here.addEventListener('wheel', turn, { passive: false });
    return () => here.removeEventListener('wheel', turn);
  });

  function onPointerDown({ pointerId, clientX, clientY, isPrimary }: PointerEvent) {
    if (isPrimary) {
      pointers.current.clear();
      slipped.current = 0;
    }
    pointers.current.set(pointerId, { x: clientX, y: clientY });
  }

  function onPointerMove({ pointerId, clientX, clientY }: PointerEvent) {
    const from = pointers.current.get(pointerId);
    if (!from) return;
    const to = { x: clientX, y: clientY };
    const [other] = [...pointers.current].filter(([id]) => id !== pointerId);
    slipped.current += away(from, to);
    pointers.current.set(pointerId, to);
    if (slipped.current <= SLIP) return;
    element().setPointerCapture(pointerId);
    if (other)
      zoomBy(away(to, other[1]) / Math.max(1, away(from, other[1])), between(to, other[1]));
    const share = other ? 0.5 : 1;
    const by = { x: (to.x - from.x) * share, y: (to.y - from.y) * share };
    const size = box();
    setOutlook((before) => moved(before, by, size));
  }

  const onPointerUp = ({ pointerId }: PointerEvent) => void pointers.current.delete(pointerId);

  return {
    sea,
    outlook,
    enlarge: () => zoomBy(NOTCH),
    reduce: () => zoomBy(1 / NOTCH),
    whole: () => setOutlook(WHOLE),
    /** As large as before, though the drawing has grown by this factor. */
    keep: (by: number) => setOutlook((before) => enlarged(before, by, MIDDLE, box())),
    /** Brings something on the chart into sight. */
    show(element: Element) {
      const size = box();
      const own = element.getBoundingClientRect();
      const spot = fromMiddle(size, centre(own));
      setOutlook((before) => showing(before, spot, size, Math.max(own.width, own.height) * 0.6));
    },
    handlers: {
      onPointerDown,
      onPointerMove,
      onPointerUp,
      onPointerCancel: onPointerUp,
      onClickCapture(event: { stopPropagation(): void; preventDefault(): void; detail: number }) {
        // a key presses without a pointer, and has not slipped
        if (event.detail === 0 || slipped.current <= SLIP) return;
        event.stopPropagation();
        event.preventDefault();
      },
    },
  };
}

const MIDDLE: Spot = { x: 0, y: 0 };

const centre = ({ left, top, width, height }: Box): Spot => ({
  x: left + width / 2,
  y: top + height / 2,
});

const fromMiddle = (size: Box, { x, y }: Spot): Spot => ({
  x: x - centre(size).x,
  y: y - centre(size).y,
});

const away = (a: Spot, b: Spot): number => Math.hypot(a.x - b.x, a.y - b.y);
const between = (a: Spot, b: Spot): Spot => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
