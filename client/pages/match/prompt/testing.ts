import { act } from '@testing-library/react';

/** How wide and how high everything is that is laid out for tests, in pixels. */
export const SIZE = 100;

/**
 * Has everything lie where its attributes say, counted in sizes: `data-at` and `data-down` from where the `[data-panel]`
 * begins in which it is, and seen as much further down as `data-off` says, as what is still on its way is.
 */
export function layOut() {
  const define = <Value>(name: string, get: (this: HTMLElement) => Value) =>
    Object.defineProperty(HTMLElement.prototype, name, { configurable: true, get });
  const panelOf = (one: HTMLElement) =>
    one.parentElement?.closest<HTMLElement>('[data-panel]') ?? null;
  const within = (one: HTMLElement, side: 'at' | 'down') => Number(one.dataset[side] ?? 0) * SIZE;
  const from = (one: HTMLElement | null, side: 'at' | 'down'): number =>
    one === null ? 0 : within(one, side) + from(panelOf(one), side);
  define('offsetParent', function () {
    return panelOf(this);
  });
  define('offsetLeft', function () {
    return within(this, 'at');
  });
  define('offsetTop', function () {
    return within(this, 'down');
  });
  define('offsetWidth', () => SIZE);
  define('offsetHeight', () => SIZE);
  HTMLElement.prototype.getBoundingClientRect = function () {
    const left = from(this, 'at');
    const top = from(this, 'down') + Number(this.dataset.off ?? 0) * SIZE;
    return { left, right: left + SIZE, top, bottom: top + SIZE } as DOMRect;
  };
}

/** The page is painted, and what waits for that is done. */
export const paint = () =>
  act(
    () =>
      new Promise<void>((seen) => requestAnimationFrame(() => requestAnimationFrame(() => seen()))),
  );
