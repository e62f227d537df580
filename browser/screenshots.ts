import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { launch } from './chromium';
import { visit } from './page';
import { startServer } from './server';
import { createTable, isAsked, isOver, play, sitDown, start } from './table';

// npm run screenshots: the pictures of README.md. Two people and two bots play the built product;
// whenever one of them has to decide, nothing moves, and what is worth showing is taken.

const FOLDER = join(__dirname, '../docs/screenshots');
const DESKTOP = { width: 1280, height: 720 };
const PHONE = { width: 360, height: 740 };

type Look = { theme?: 'dark' | 'light'; viewport?: typeof DESKTOP };

/** Takes a picture of a page, as it looks in a room and on a screen, and puts the page back. */
async function take(
  page: Page,
  name: string,
  { theme = 'dark', viewport = DESKTOP }: Look = {},
): Promise<void> {
  await page.emulateMedia({ colorScheme: theme });
  await page.setViewportSize(viewport);
  await page.mouse.move(0, 0);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: join(FOLDER, `${name}.png`) });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize(DESKTOP);
}

type Moment = {
  /** Whether the page shows it. */
  isNow(page: Page): Promise<boolean>;
  take(page: Page): Promise<void>;
};

const MOMENTS: Moment[] = [
  {
    // a Miner late in the match, in front of a Claim that is worth something
    isNow: async (page) =>
      (await page.getByRole('heading', { name: /roll for the Claim/ }).isVisible()) &&
      (await page.getByLabel(/^The Claim, [3-9] cards/).isVisible()) &&
      (await page
        .getByText(/^Round ([6-9]|\d\d)$/)
        .first()
        .isVisible()),
    async take(page) {
      await take(page, 'match-dark');
      await take(page, 'match-light', { theme: 'light' });
      await take(page, 'match-phone', { viewport: PHONE });
    },
  },
  {
    // others have lost something already, and the reader is next
    isNow: async (page) => {
      const fire = page
        .locator('section')
        .filter({ has: page.getByRole('heading', { name: /Fire in the Hole!$/ }) });
      const lost = fire.getByRole('listitem').filter({ hasText: /\blost\b.*\d/ });
      return (await fire.count()) > 0 && (await lost.count()) > 1;
    },
    take: (page) => take(page, 'fire'),
  },
  { isNow: isOver, take: (page) => take(page, 'end', { theme: 'light' }) },
];

test(
  'pictures of a match',
  async () => {
    mkdirSync(FOLDER, { recursive: true });
    const browser = await launch();
    const server = await startServer({
      env: { BOT_PACE_MS: '20', PUBLIC_URL: 'http://games.example/' },
    });
    const { page: ana } = await visit(browser, server.url);
    const url = await createTable(ana, { name: 'Ana', seats: 4, bots: 2 });
    const { page: bo } = await visit(browser, url);
    await sitDown(bo, 'Bo');
    await ana.getByRole('button', { name: 'Start', disabled: false }).waitFor();
    await take(ana, 'room');
    await start(ana);

    let missing = MOMENTS;
    while (missing.length > 0) {
      for (const moment of missing)
        if (((await isAsked(ana)) || (await isOver(ana))) && (await moment.isNow(ana))) {
          await moment.take(ana);
          missing = missing.filter((other) => other !== moment);
        }
      if (await isOver(ana)) await again(ana, bo);
      await play([ana, bo], 1);
    }

    await ana.goto(server.url);
    await take(ana, 'home');
  },
  30 * 60 * 1000,
);

/** The same people play once more. */
async function again(host: Page, guest: Page) {
  for (const page of [host, guest]) {
    await page.getByRole('button', { name: 'Play again' }).click();
    await page.getByRole('heading', { name: 'At the table' }).waitFor();
  }
  await guest.getByRole('button', { name: 'I am ready' }).click();
  await start(host);
}
