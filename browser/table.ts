import type { Page } from 'playwright-core';
import { SETTLING } from '../client/pages/match/prompt/guard';
import { HURRY } from './page';

// What people do at a table, by the words they read, in English or in French.

/** What is asked, or told meanwhile. */
export const PROMPT = ':is(section[aria-label="What to do"], section[aria-label="Que faire"])';
export const QUESTION = `${PROMPT} h2`;

/** The score sheet, when the match is over. */
export const SHEET =
  ':is(section[aria-label="How it ended"], section[aria-label="Fin de la partie"])';

/**
 * What can be answered; taking the last answer back is none, nor is seeing once more what happened, nor a group of which
 * one chooses first. While the server has not yet told what became of the last one, its question still stands there.
 */
export const ANSWER = `${PROMPT}:not([data-sent]) button:not([aria-disabled]):not([data-answers]):not([role="group"] *)`;

type Table = {
  name: string;
  seats: number;
  bots: number;
  title?: string;
  /** Where the title has a shorter match. */
  isShort?: boolean;
};

/** Opens a table from the home page; its address. */
export async function createTable(
  page: Page,
  { name, seats, bots, title = 'Ya Blew It!', isShort = false }: Table,
): Promise<string> {
  await page.getByRole('button', { name: `Create table: ${title}` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Your name').fill(name);
  await dialog
    .getByRole('group', { name: 'Seats', exact: true })
    .getByText(String(seats), { exact: true })
    .click();
  await dialog
    .getByRole('group', { name: 'Seats for bots' })
    .getByText(bots === 0 ? 'None' : String(bots), { exact: true })
    .click();
  if (isShort) await dialog.getByText('Short', { exact: true }).click();
  await dialog.getByRole('button', { name: 'Create table' }).click();
  await page.getByRole('heading', { name: 'At the table' }).waitFor();
  return page.url();
}

/** Sits down at the table the page shows. */
export async function sitDown(page: Page, name: string) {
  await page.getByLabel(/^(Your name|Votre nom)$/).fill(name);
  await page.getByRole('button', { name: /^(Sit down|S’asseoir)$/ }).click();
  await page.getByRole('button', { name: /^(I am ready|Je suis prêt)$/ }).click();
}

/** The host starts the match, once everybody is ready. */
export const start = (page: Page) =>
  page.getByRole('button', { name: 'Start', disabled: false }).click();

/** Any key skips what still moves: the board shows what the prompt speaks of. */
export const skipMovement = (page: Page) => page.keyboard.press('Shift');

/** Waits until the buttons of the prompt take presses: those that have just come do not yet. */
export const settled = (page: Page) =>
  page.waitForFunction(() =>
    [...document.querySelectorAll('[data-choice]')].every(
      (button) => button.getAnimations().length === 0,
    ),
  );

/**
 * Waits until the prompt has stood still for so long that all of it takes presses, also what has only moved. When the
 * match is over in the meantime there is none, and nothing to wait for.
 */
export const still = (page: Page) =>
  page.evaluate(
    ([selector, settling]) =>
      new Promise<void>((resolve) => {
        const prompt = document.querySelector(selector);
        if (!prompt) return resolve();
        let timer = setTimeout(resolve, settling);
        const changed = () => {
          clearTimeout(timer);
          timer = setTimeout(resolve, settling);
        };
        new MutationObserver(changed).observe(prompt, { subtree: true, childList: true });
      }),
    [PROMPT, SETTLING / HURRY] as const,
  );

/** Waits until the server has told what became of what was pressed last. */
export const answered = (page: Page) =>
  page.locator(`${PROMPT}[data-sent]`).waitFor({ state: 'hidden' });

/** Waits until a page draws itself once more: between one look at it and the next. */
export const nextFrame = (page: Page) => page.evaluate(() => new Promise(requestAnimationFrame));

/** What is waited for, by a selector of CSS. */
type Sight = {
  what: string;
  /** Not what says this. */
  except?: RegExp;
  /** Or a question that says this. */
  question?: RegExp;
};

/**
 * The first of these pages on which one of these is to be seen, however long that takes. Each page says so by itself:
 * asked again and again, they would have time for little else.
 */
export const firstToShow = (
  pages: Page[],
  what: string,
  words: Omit<Sight, 'what'> = {},
): Promise<Page> => Promise.race(pages.map((page) => shows(page, { what, ...words })));

/** The page, once it shows this; it may be loaded anew in the meantime. */
async function shows(page: Page, sight: Sight): Promise<Page> {
  for (;;) {
    try {
      await page.evaluate(untilShown, sight);
      return page;
    } catch (error) {
      if (!/navigation|context was destroyed/i.test((error as Error).message)) throw error;
      await page.waitForLoadState();
    }
  }
}

/** In the page: waits until one of these is to be seen. Who waits anew no longer waits for what was waited for before. */
function untilShown({ what, except, question }: Sight): Promise<void> {
  const LOOKS = 'wondertableLooks';
  const page = window as unknown as Record<string, (() => void) | undefined>;
  page[LOOKS]?.();
  return new Promise((resolve) => {
    const isAsked = () =>
      [...document.querySelectorAll('h2')].some((one) => question!.test(one.textContent));
    const isShown = () =>
      (question && isAsked()) ||
      [...document.querySelectorAll(what)].some((one) => {
        const { width, height } = one.getBoundingClientRect();
        if (width * height === 0 || except?.test(one.textContent)) return false;
        return getComputedStyle(one).visibility === 'visible';
      });
    const look = () => {
      if (!isShown()) return;
      end();
      resolve();
    };
    const observer = new MutationObserver(look);
    // what only a style sheet changes is no mutation
    const timer = setInterval(look, 50);
    const end = () => {
      observer.disconnect();
      clearInterval(timer);
    };
    page[LOOKS] = end;
    observer.observe(document, { subtree: true, childList: true, attributes: true });
    look();
  });
}

/** Whether the page asks its reader something. */
export const isAsked = (page: Page): Promise<boolean> => page.locator(ANSWER).first().isVisible();

export const isOver = (page: Page): Promise<boolean> => page.locator(SHEET).isVisible();

/** Has whoever is asked press the first button, which is what the title proposes, until the match is over or enough was pressed. */
export async function play(pages: Page[], presses = Infinity): Promise<void> {
  for (let pressed = 0; pressed < presses;) {
    await firstToShow(pages, `${ANSWER}, ${SHEET}`);
    for (const page of pages) {
      if (await isOver(page)) return;
      if (!(await isAsked(page))) continue;
      await settled(page);
      const answer = page.locator(ANSWER).first();
      // the question may be gone in the meantime: somebody else stole the Claim
      await answer.click({ timeout: 2000 }).then(
        () => pressed++,
        () => undefined,
      );
    }
  }
}

/** The places and points of the score sheet, whatever the words and wherever a screen has its total. */
export async function scoreSheet(page: Page): Promise<string[]> {
  const sheet = page.locator(SHEET);
  await sheet.waitFor();
  const rows = await sheet.getByRole('row').allInnerTexts();
  return rows.map((row) => (row.match(/[-−]?\d+/g) ?? []).join(' ')).sort();
}
