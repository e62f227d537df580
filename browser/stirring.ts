import type { Page } from 'playwright-core';

const moves = (page: Page, isWanted: boolean) =>
  page.waitForFunction(
    (wanted) =>
      document.getAnimations().some(({ playState }) => playState !== 'finished') === wanted,
    isWanted,
  );

/** Waits until nothing on a page moves. */
export const rest = (page: Page) => moves(page, false);

/**
 * Waits for a page that rests, does something to it, and waits until it has moved and rests again.
 * For pages that take their time: hurried, a movement is over between two looks at it.
 */
export async function stir(page: Page, act: () => Promise<void>): Promise<void> {
  await rest(page);
  // from before the act, which a busy machine may return from when all is over
  const moved = moves(page, true);
  await act();
  await moved;
  await rest(page);
}
