import type { Locator, Page } from 'playwright-core';
import { lookAt } from './page';
import { ANSWER, still } from './table';

// How people play Colorful Treasure.

const WONDERS = '[role="group"][aria-label^="The wonders"]';
export const WONDER = `${WONDERS} button`;
export const CARD = `${WONDER}[aria-disabled="false"]`;
export const LOOT = '[role="group"][aria-label="What can be stolen"] button';

/** Turns the first two cards, takes what is proposed, and steals what comes first. */
export async function decide(page: Page): Promise<void> {
  const seen = (selector: string) => page.locator(selector).first().isVisible();
  if (await seen(LOOT)) {
    await press(page.locator(LOOT).first());
    await press(page.getByRole('button', { name: /^Steal from/ }));
  } else if (await seen(ANSWER)) {
    await press(page.locator(ANSWER).first());
  } else {
    await press(page.locator(CARD).first());
    if ((await page.locator(CARD).count()) > 1) await press(page.locator(CARD).nth(1));
  }
}

/** The answer to the last press may arrive just now, and there is something else to press. */
const press = (button: Locator) => button.click({ timeout: 500 }).catch(() => undefined);

/** Where every place of the grid is, and how large, the empty ones included. */
export const places = (page: Page): Promise<string[]> =>
  lookAt(page, `${WONDERS} > div > *`, (all) =>
    all.map((place) => {
      const { x, y, width, height } = place.getBoundingClientRect();
      return [x, y, width, height].join(' ');
    }),
  );

/** The answers that are not in sight as a whole, with all their words. */
export const outOfSight = (page: Page): Promise<string[]> =>
  lookAt(page, 'section[aria-label="What to do"] button', (buttons) =>
    buttons
      .filter((button) => {
        const { top, bottom } = button.getBoundingClientRect();
        const isCut = [...button.querySelectorAll('span')].some(
          (words) =>
            button.matches('[data-choice]') &&
            getComputedStyle(words).overflowY === 'hidden' &&
            words.scrollHeight > words.clientHeight + 1,
        );
        return top < 0 || bottom > window.innerHeight || isCut;
      })
      .map((button) => button.textContent!),
  );

/** Touches nothing but the things on the table, other ones each time: what lies open, what can be stolen, or else two cards. */
export async function touch(page: Page, turn: number): Promise<void> {
  const [chosen, loot] = [page.locator(`${LOOT}[aria-pressed="true"]`), page.locator(LOOT)];
  if (await loot.first().isVisible()) {
    if ((await chosen.count()) === 0) await press(loot.nth(turn % (await loot.count())));
    await still(page);
    return press(chosen);
  }
  await still(page);
  const things = page.locator(turn % 3 === 0 ? '[data-touch]' : '[data-touch="main"]');
  for (const some of [things, page.locator('[data-touch]')])
    if (await some.first().isVisible()) return press(some.nth(turn % (await some.count())));
  const cards = page.locator(CARD);
  await press(cards.first());
  if ((await cards.count()) > 1) await press(cards.nth(1));
}

const LOOT_OR_CHOICE = `${LOOT}, section[aria-label="What to do"] [data-choice]`;

const ANOTHER_CARD = `${CARD}:not([aria-pressed="true"])`;
const ARROWS = ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'];

/** Touches nothing at all: goes with the Tab key and the arrows, to another answer each time, and presses Enter. */
export async function type(page: Page, turn: number): Promise<void> {
  await still(page);
  // Enter came when something else had the focus by then, which opened what it has to say
  if (await page.getByRole('dialog').isVisible()) await page.keyboard.press('Escape');
  // the answer to reveal a third card has led to one
  if (await page.locator('h2:has-text("Choose the third card")').isVisible()) {
    await page.locator(`${CARD}:focus`).waitFor();
    return page.keyboard.press('Enter');
  }
  const isAnswered = await page.locator(LOOT_OR_CHOICE).first().isVisible();
  await enter(page, isAnswered ? LOOT_OR_CHOICE : CARD, turn);
  if (isAnswered) {
    // what was chosen to be stolen is stolen by the same key
    await still(page);
    if (await isAt(page, `${LOOT}[aria-pressed="true"]`)) await page.keyboard.press('Enter');
  } else if (await isAt(page, `${CARD}[aria-pressed="true"]`)) {
    // to and fro, since at the end few cards are left, and not beside each other
    for (let step = 0; step < 40 && !(await isAt(page, ANOTHER_CARD)); step++)
      await page.keyboard.press(ARROWS[(step + Math.floor(step / 5) + turn) % ARROWS.length]);
    if (await isAt(page, ANOTHER_CARD)) await page.keyboard.press('Enter');
  }
}

/** Goes to one of these with the Tab key, and presses it. */
async function enter(page: Page, selector: string, turn: number): Promise<void> {
  await goTo(page, selector, turn);
  if (await isAt(page, selector)) await page.keyboard.press('Enter');
}

const isAt = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate((what) => document.activeElement?.matches(what) ?? false, selector);

/** Goes to one of these with the Tab key, if it is there so long. */
async function goTo(page: Page, selector: string, turn: number): Promise<void> {
  for (let stops = 0; stops < 60; stops++) {
    const key = await page.evaluate(
      ([what, nth]) => {
        const all = document.querySelectorAll(what);
        const [to, at] = [all[nth % all.length], document.activeElement!];
        // among the cards one goes on with the arrows
        if (!to || at === to || (at.matches(what) && at.closest('[role="group"]'))) return null;
        const isBehind = at.compareDocumentPosition(to) & Node.DOCUMENT_POSITION_PRECEDING;
        return isBehind ? 'Shift+Tab' : 'Tab';
      },
      [selector, turn] as const,
    );
    if (key === null) return;
    await page.keyboard.press(key);
  }
}
