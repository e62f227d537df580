import type { Browser, Page } from 'playwright-core';
import { axe } from './axe';
import { launch } from './chromium';
import { lookAt, visit } from './page';
import { startServer, type RunningServer } from './server';
import { settled } from './table';

let browser: Browser;
let server: RunningServer;
beforeAll(async () => {
  [browser, server] = await Promise.all([launch(), startServer()]);
});

/** Where everything is laid out on the board, the plates and in the prompt, whatever lifts or moves there meanwhile. */
const places = (page: Page) =>
  lookAt(
    page,
    'main, main div, [data-own], section[aria-label="What to do"], [data-choice], section[aria-label="Players"] li',
    (things) =>
      things.map(({ offsetLeft, offsetTop, offsetWidth, offsetHeight }) =>
        [offsetLeft, offsetTop, offsetWidth, offsetHeight].join(),
      ),
  );

/** What of the board's things and the answers a note lies over, by its middle. */
const covered = (page: Page) =>
  lookAt(page, '[data-choice], main button', (things) =>
    things
      .filter((thing) => {
        const { x, y, width, height } = thing.getBoundingClientRect();
        return document.elementFromPoint(x + width / 2, y + height / 2)?.closest('[data-coach]');
      })
      .map(({ textContent }) => textContent),
  );

/** How far the note ends above the headline. */
const clearance = (page: Page) =>
  lookAt(page, '[data-coach], section[aria-label="What to do"] h2', (all) => {
    const [note, headline] = ['DIV', 'H2'].map((name) =>
      all.find(({ tagName }) => tagName === name)!.getBoundingClientRect(),
    );
    return headline.top - note.bottom;
  });

test.each([
  ['Tower of Babel', 'desktop'],
  ['Century: Eastern Wonders', 'desktop'],
  ['Tower of Babel', 'phone'],
  ['Century: Eastern Wonders', 'phone'],
] as const)('a note in %s on a %s moves nothing and covers nothing', async (title, device) => {
  const kept = { 'wondertable.name': 'Ana' };
  const { page, context, problems } = await visit(browser, server.url, {
    device,
    kept,
    isTaught: true,
  });
  await page.getByRole('button', { name: `Play now: ${title}` }).click();
  const note = page.locator('[data-coach]');
  await note.waitFor();
  await page.locator('[data-choice]').first().waitFor();
  await settled(page);
  await page.evaluate(() => document.fonts.ready);
  const before = await places(page);
  expect(before.length).toBeGreaterThan(5);
  expect(await covered(page)).toEqual([]);
  expect(await axe(page)).toEqual([]);
  if (device === 'desktop') expect(await clearance(page)).toBeGreaterThanOrEqual(4);

  if (device === 'phone') await note.click();
  await page.getByRole('button', { name: 'Got it' }).click();
  await note.waitFor({ state: 'detached' });
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(await places(page)).toEqual(before);
  expect(problems).toEqual([]);
  await context.close();
});
