import type { Page } from 'playwright-core';

/** Has the page note every press of a hand on what this selector finds. */
export const forbid = (page: Page, forbidden: string) =>
  page.evaluate((selector) => {
    const pressed = ({ target }: Event) => {
      if (!(target instanceof Element) || !target.closest(selector)) return;
      document.body.dataset.strayed = target.outerHTML.slice(0, 200);
    };
    window.addEventListener('pointerdown', pressed, { capture: true });
  }, forbidden);

/** What was pressed that was forbidden. */
export const strayed = (page: Page) => page.evaluate(() => document.body.dataset.strayed);
