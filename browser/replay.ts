import type { Page } from 'playwright-core';
import { SHEET } from './table';

/** Watches a match that is over once more, in English or in French: some of it running by itself, `look` in between, then its end; back at the score sheet. */
export async function watchAgain(page: Page, look?: () => Promise<void>) {
  await page.getByRole('link', { name: /^(Watch it again|Revoir la partie)$/ }).click();
  const where = page.getByRole('slider');
  await page.getByRole('button', { name: /^(Play|Lecture)$/ }).click();
  await page.evaluate(pauseOnTheWay);
  await look?.();
  await hasRoom(page);
  const eyes = page.getByRole('combobox', { name: /^(Through whose eyes|Par les yeux de qui)$/ });
  const forward = page.getByRole('button', { name: /^(One step on|Un pas en avant)$/ });
  // with steps left in it, however short it is
  await where.press('Home');
  for (const index of [0, 1, 2]) {
    await forward.click();
    await eyes.selectOption({ index });
  }
  await comesBack(page);
  await where.press('End');
  const transport = page.getByRole('region', { name: /^(Replay|Rediffusion)$/ });
  await transport.getByRole('heading', { name: / (win|share|gagne|partage)/ }).waitFor();
  await page.getByRole('button', { name: /^(Score sheet|Feuille de score)$/ }).click();
  await page.locator(SHEET).waitFor();
}

/** In the page, since a short film would be over before a busy machine presses: stops it once it has gone on by itself. */
const pauseOnTheWay = () =>
  new Promise<void>((resolve) => {
    const look = () => {
      if (document.querySelector('input')!.valueAsNumber < 2) return requestAnimationFrame(look);
      document.querySelector<HTMLElement>('[aria-label="Pause"]')?.click();
      return resolve();
    };
    look();
  });

/** The slider has most of its row, and nothing beside or below it is cut, on a phone that lies as well; and on one that stands the table has the rest. */
async function hasRoom(page: Page) {
  const standing = page.viewportSize()!;
  for (const size of [standing, { width: 740, height: 360 }]) {
    await page.setViewportSize(size);
    const { share, height, cut } = await page
      .getByRole('region', { name: /^(Replay|Rediffusion)$/ })
      .evaluate((region) => {
        const all = region.getBoundingClientRect();
        const isCut = (it: Element) => {
          const { left, right, bottom } = it.getBoundingClientRect();
          return left < all.left || right > all.right || bottom > all.bottom;
        };
        return {
          share: region.querySelector('input')!.offsetWidth / all.width,
          height: all.height / innerHeight,
          cut: [...region.querySelectorAll('button, select, input')].filter(isCut).length,
        };
      });
    expect(share).toBeGreaterThan(0.6);
    if (size.height > size.width) expect(height).toBeLessThan(0.22);
    expect(cut).toBe(0);
  }
  await page.setViewportSize(standing);
}

/** A reload shows the same moment through the same eyes. */
async function comesBack(page: Page) {
  const shown = () =>
    page.evaluate(() => [
      document.querySelector('input')!.valueAsNumber,
      ...Array.from(document.querySelectorAll('select'), ({ value }) => value),
    ]);
  const before = await shown();
  await page.reload();
  await page.getByRole('slider').waitFor();
  expect(await shown()).toEqual(before);
}
