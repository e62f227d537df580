import type { Page } from 'playwright-core';
import { ANSWER, isOver, settled, SHEET, skipMovement } from './table';

/** A moment of a title that is worth a picture, and how its reader plays until it comes. */
type Moment = {
  title: string;
  players: number;
  theme: 'dark' | 'light';
  /** Settles on the board what will be done next; until then nothing is answered. */
  prepare(page: Page): Promise<void>;
  /** Whether it has come, asked when everything is prepared. */
  isNow(page: Page): Promise<boolean>;
};

/** What brings the match on: nothing that only changes what is about to be answered, or was. */
const DECISION = `${ANSWER}:not([role="group"] *):not(:has(:text("Change my offer")))`;

/** Waits until there is something to press or the match is over, and shows at once how everything stands. */
async function asked(page: Page, what: string) {
  await page.locator(`${what}, ${SHEET}`).first().waitFor();
  await skipMovement(page);
}

const isAskedTo = (page: Page, what: RegExp) =>
  page.locator('section[aria-label="What to do"]').getByRole('heading', { name: what }).isVisible();

const showsProgress = (page: Page, how: RegExp) =>
  page.getByRole('banner').getByText(how).first().isVisible();

/** Presses one of these, another one each time. */
async function pressOneOf(page: Page, selector: string, turn: number) {
  const all = page.locator(selector);
  await all.first().waitFor();
  // what lies on a tile lets the press through
  await all.nth(turn % (await all.count())).click({ force: true });
}

/** Two wonders have been revealed, and there is something to take. */
export function treasureMoment(): Moment {
  const CARD = '[role="group"][aria-label^="The wonders"] button[aria-disabled="false"]';
  const LOOT = '[role="group"][aria-label="What can be stolen"] button';
  let turn = 0;
  return {
    title: 'Colorful Treasure',
    players: 4,
    theme: 'light',
    async prepare(page) {
      await asked(page, `${CARD}, ${LOOT}, ${DECISION}`);
      if (await page.locator(LOOT).first().isVisible()) return page.locator(LOOT).first().click();
      if (!(await isAskedTo(page, /choose two cards/))) return;
      await pressOneOf(page, CARD, (turn += 7));
      await page.getByRole('heading', { name: /the second card/ }).waitFor();
      await pressOneOf(page, `${CARD}:not([aria-pressed="true"])`, (turn += 7));
    },
    isNow: async (page) =>
      (await isAskedTo(page, /^Take a treasure/)) &&
      (await showsProgress(page, /^(2[5-9]|3[0-4]) cards left/)),
  };
}

/** Many parts stand, and the reader's offer is laid out. */
export function babelMoment(): Moment {
  const CARD = '[data-kind]:not([data-kind="trade"]) > button[aria-disabled="false"]';
  return {
    title: 'Tower of Babel',
    players: 4,
    theme: 'dark',
    async prepare(page) {
      await asked(page, DECISION);
      if (!(await isAskedTo(page, /make your offer/))) return;
      // by key: in a full hand only a strip of each card can be hit
      const lowered = page.locator(`${CARD}:not([aria-pressed="true"])`);
      const count = Math.min(await lowered.count(), 2);
      for (let i = 0; i < count; i++) await lowered.last().press('Enter');
    },
    isNow: async (page) =>
      (await isAskedTo(page, /make your offer/)) &&
      (await page.getByRole('button', { name: /^Offer 2/ }).isVisible()) &&
      (await showsProgress(page, /^Turn (9|[12]\d)/)),
  };
}

/** A route is planned on a sea that has been built on. */
export function centuryMoment(): Moment {
  const TILE = 'button[data-thing^="tile:"]';
  const PLACING = 'h2:has-text("choose where to start")';
  let turn = 0;
  return {
    title: 'Century: Eastern Wonders',
    players: 4,
    theme: 'light',
    async prepare(page) {
      await asked(page, `${DECISION}, ${PLACING}`);
      if (await isAskedTo(page, /choose where to start/))
        await pressOneOf(page, `${TILE}[aria-label*="Trades "]`, 5);
      else if ((await isAskedTo(page, /or act where you are/)) && !(await canActWell(page)))
        await pressOneOf(page, `${TILE}[aria-label*="Can be reached without a cube"]`, turn++);
    },
    isNow: async (page) =>
      (await showsProgress(page, /^Round (9|1\d)/)) &&
      (await page.getByRole('button', { name: /^Sail here/ }).isVisible()),
  };
}

const canActWell = (page: Page) =>
  page
    .locator(DECISION)
    .filter({ hasText: /^(Build|Deliver)/ })
    .first()
    .isVisible();

/** Plays until the moment has come; whether it did before the match was over. */
export async function untilCome(page: Page, { prepare, isNow }: Moment): Promise<boolean> {
  for (;;) {
    await prepare(page);
    if (await isOver(page)) return false;
    if (await isNow(page)) return true;
    await settled(page);
    // somebody else may have answered for all
    await page
      .locator(DECISION)
      .first()
      .click({ timeout: 2000 })
      .catch(() => undefined);
  }
}
