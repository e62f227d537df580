import { type PointerEvent as Pressing, useEffect, useRef } from 'react';

/** How far a hand may slip and still only press, in pixels. */
const SLIP = 6;

type Drag = {
  /** What can be taken in hand, as a selector; within what hears of the pointer. */
  what: string;
  /** What it can be dropped on, wherever on the page. */
  onto: string;
  /** Does what a press would have done. */
  drop(source: HTMLElement, target: HTMLElement): void;
};

/** Takes things in hand and drops them on others, by mouse, pen or finger. Whoever does not want to can press. */
export function useDrag(drag: Drag) {
  const latest = useRef(drag);
  useEffect(() => void (latest.current = drag));
  const letGo = useRef<() => void>(undefined);
  useEffect(() => () => letGo.current?.(), []);
  return {
    onPointerDown(event: Pressing) {
      const source = (event.target as Element).closest<HTMLElement>(latest.current.what);
      if (!source || !event.isPrimary || event.button !== 0) return;
      // a map below it stays where it is
      event.stopPropagation();
      letGo.current?.();
      letGo.current = takeInHand(source, event, () => latest.current);
    },
  };
}

/** Follows the hand until it drops what it holds, or does not; returns how to end that. */
function takeInHand(
  source: HTMLElement,
  from: { clientX: number; clientY: number; pointerId: number },
  drag: () => Drag,
): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  let isMoving = false;
  let target: HTMLElement | undefined;

  function aim(next: HTMLElement | undefined) {
    if (target) delete target.dataset.drop;
    target = next;
    if (target) target.dataset.drop = '';
  }
  function letGo() {
    listening.abort();
    aim(undefined);
    delete source.dataset.dragged;
    source.style.removeProperty('translate');
  }
  function move({ pointerId, clientX, clientY }: PointerEvent) {
    if (pointerId !== from.pointerId) return;
    const [x, y] = [clientX - from.clientX, clientY - from.clientY];
    if (!isMoving && Math.hypot(x, y) <= SLIP) return;
    isMoving = true;
    source.dataset.dragged = '';
    const scale = source.getBoundingClientRect().width / source.offsetWidth || 1;
    source.style.setProperty('translate', `${x / scale}px ${y / scale}px`);
    aim(targetAt(clientX, clientY, drag().onto, source));
  }
  function end({ pointerId }: PointerEvent) {
    if (pointerId !== from.pointerId) return;
    const reached = target;
    letGo();
    if (reached && source.isConnected) drag().drop(source, reached);
    // after what the drop has pressed itself
    if (isMoving) swallowClick();
  }
  function escape({ key }: KeyboardEvent) {
    if (key !== 'Escape') return;
    letGo();
    if (isMoving) window.addEventListener('pointerup', swallowClick, { once: true });
  }
  window.addEventListener('pointermove', move, { signal });
  window.addEventListener('pointerup', end, { signal });
  window.addEventListener('pointercancel', letGo, { signal });
  window.addEventListener('keydown', escape, { signal });
  return letGo;
}

const targetAt = (x: number, y: number, onto: string, source: HTMLElement) =>
  document
    .elementsFromPoint(x, y)
    .map((element) => element.closest<HTMLElement>(onto))
    .find((element) => element && !element.contains(source) && !source.contains(element)) ??
  undefined;

/** Where the hand lets go is a click for the browser, on whatever lies below both ends of its way: it comes at once, or never. */
function swallowClick() {
  const swallowing = new AbortController();
  const swallow = (event: MouseEvent) => {
    event.stopImmediatePropagation();
    event.preventDefault();
  };
  window.addEventListener('click', swallow, { capture: true, signal: swallowing.signal });
  setTimeout(() => swallowing.abort());
}
