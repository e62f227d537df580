import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { launch } from './chromium';
import { visit } from './page';
import { startServer, type RunningServer } from './server';
import { babelMoment, centuryMoment, treasureMoment, untilCome } from './moments';
import { createTable, isAsked, isOver, play, sitDown, skipMovement, start } from './table';

// npm run screenshots: the pictures of README.md. People and bots play the built product; whenever one
// of them has to decide, nothing moves, and what is worth showing is taken.

const FOLDER = join(__dirname, '../docs/screenshots');
const DESKTOP = { width: 1280, height: 720 };
const PHONE = { width: 360, height: 740 };

type Look = { theme?: 'dark' | 'light'; viewport?: typeof DESKTOP };

/**
 * Takes a picture of a page, as it looks in a room and on a screen, and puts the page back. As WebP, which
 * keeps a wall of posters below 250 kB.
 */
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
  const devTools = await page.context().newCDPSession(page);
  const { data } = await devTools.send('Page.captureScreenshot', { format: 'webp', quality: 90 });
  writeFileSync(join(FOLDER, `${name}.webp`), data, 'base64');
  await devTools.detach();
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize(DESKTOP);
}

/** A picture of Ya Blew It!, which two people and two bots play. */
type Scene = {
  /** Whether the page shows it. */
  isNow(page: Page): Promise<boolean>;
  take(page: Page): Promise<void>;
};

const SCENES: Scene[] = [
  {
    // a Miner late in the match, in front of a Claim that is worth something
    isNow: async (page) =>
      (await page.getByRole('heading', { name: /roll for the Claim/ }).isVisible()) &&
      (await page.getByLabel(/^The Claim, [3-6] cards/).isVisible()) &&
      (await page.getByText(/^[2-6] of 8 numbers match/).isVisible()) &&
      (await page
        .getByText(/^Round ([6-9]|\d\d)$/)
        .first()
        .isVisible()),
    async take(page) {
      await take(page, 'ya-blew-it');
      await take(page, 'phone', { viewport: PHONE });
    },
  },
  {
    // others have lost something already, and the reader is next
    isNow: async (page) => {
      const fire = page
        .locator('section')
        .filter({ has: page.getByRole('heading', { name: /Fire in the Hole!$/ }) });
      const lost = fire.getByRole('listitem').filter({ hasText: /\blost\b.*\d/ });
      const isNext = await page.getByRole('heading', { name: /^Fire! Roll/ }).isVisible();
      return isNext && (await lost.count()) > 1;
    },
    take: (page) => take(page, 'fire'),
  },
  { isNow: isOver, take: (page) => take(page, 'end', { theme: 'light' }) },
];

const TEST_TIMEOUT = 30 * 60 * 1000;

let browser: Browser;
let server: RunningServer;
/** The host of every match. */
let ana: Page;
beforeAll(async () => {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  browser = await launch();
  server = await startServer({ env: { BOT_PACE_MS: '0', PUBLIC_URL: 'http://games.example/' } });
  ({ page: ana } = await visit(browser, server.url));
}, TEST_TIMEOUT);

test.each([treasureMoment(), babelMoment(), centuryMoment()])(
  'a picture of $title',
  async (moment) => {
    const { title, players, theme } = moment;
    for (let hasCome = false; !hasCome;) {
      await ana.goto(server.url);
      await createTable(ana, { name: 'Ana', seats: players, bots: players - 1, title });
      await start(ana);
      hasCome = await untilCome(ana, moment);
    }
    await take(ana, title.toLowerCase().replace(/\W+/g, '-'), { theme });
  },
  TEST_TIMEOUT,
);

test(
  'pictures of Ya Blew It!, and of the pages around it',
  async () => {
    await ana.goto(server.url);
    const url = await createTable(ana, { name: 'Ana', seats: 4, bots: 2 });
    const { page: bo } = await visit(browser, url);
    await sitDown(bo, 'Bo');
    await say(ana, 'One last match before bed?');
    await say(bo, 'The mine again, then.');
    await ana.getByRole('button', { name: 'Start', disabled: false }).waitFor();
    await take(ana, 'room');
    await start(ana);

    let missing = SCENES;
    while (missing.length > 0) {
      if ((await isAsked(ana)) || (await isOver(ana))) {
        // the board may still show what the others did before
        await skipMovement(ana);
        for (const scene of missing)
          if (await scene.isNow(ana)) {
            await scene.take(ana);
            missing = missing.filter((other) => other !== scene);
          }
      }
      if (await isOver(ana)) await again(ana, bo);
      await play([ana, bo], 1);
    }

    await ana.goto(server.url);
    await take(ana, 'home');
  },
  TEST_TIMEOUT,
);

async function say(page: Page, words: string) {
  await page.getByLabel('Say something').fill(words);
  await page.keyboard.press('Enter');
  await page.getByLabel('Say something').blur();
}

/** The same people play once more. */
async function again(host: Page, guest: Page) {
  for (const page of [host, guest]) {
    await page.getByRole('button', { name: 'Play again' }).click();
    await page.getByRole('heading', { name: 'At the table' }).waitFor();
  }
  await guest.getByRole('button', { name: 'I am ready' }).click();
  await start(host);
}
