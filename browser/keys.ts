import type { Page } from 'playwright-core';

/** More stops than any page has. */
const MOST = 150;

/** Goes on by Tab until what has the focus is called so, and presses it. */
export async function pressByKeys(page: Page, name: string | RegExp, key = 'Enter') {
  const wanted = page.getByRole('button', { name }).or(page.getByRole('switch', { name }));
  await wanted.first().waitFor();
  for (let stops = 0; stops < MOST; stops++) {
    await page.keyboard.press('Tab');
    const focused = wanted.and(page.locator(':focus'));
    if ((await focused.count()) === 0) continue;
    await page.keyboard.press(key);
    return;
  }
  throw new Error(`no way by keys to ${name}`);
}
