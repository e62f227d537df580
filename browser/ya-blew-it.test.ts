import type { Page } from 'playwright-core';
import { launch } from './chromium';
import { visit } from './page';
import { startServer } from './server';
import { ANSWER, createTable, isAsked, isOver, SHEET, sitDown, start } from './table';

// Ya Blew It! as two people play it, one at a desk and one on a phone.

/** What stands on the board and round it, whatever happens. */
const PLACES = {
  board: 'main',
  lantern: '[data-thing="lantern"]',
  deck: ':is([data-thing="deck"], [data-thing="fire"])',
  claim: '[data-thing="claim"]',
  fuse: '[data-thing="fuse"]',
  rail: '[data-thing="rail"]',
  prompt: 'section[aria-label="What to do"]',
  die: '[data-thing="die"]',
};

type Box = Record<'x' | 'y' | 'width' | 'height', number>;

/** Where everything is now; what is not there is left out. */
const boxes = (page: Page): Promise<Record<string, Box>> =>
  page.evaluate((places) => {
    const found: Record<string, Box> = {};
    for (const [name, selector] of Object.entries(places)) {
      const place = document.querySelector(selector);
      if (!place) continue;
      const { x, y, width, height } = place.getBoundingClientRect();
      found[name] = { x, y, width, height };
    }
    return found;
  }, PLACES);

const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** Everything that is seen to stand elsewhere than before, as long as a match is watched. */
function watcher(page: Page, device: string) {
  const first: Record<string, Box> = {};
  const moved: string[] = [];
  let rolled: Box | null = null;
  return {
    moved,
    async look(): Promise<void> {
      const says = await page.getByRole('heading', { level: 2 }).allInnerTexts();
      for (const [name, box] of Object.entries(await boxes(page))) {
        first[name] ??= box;
        if (JSON.stringify(first[name]) !== JSON.stringify(box))
          moved.push(
            `${device}: ${name} from ${JSON.stringify(first[name])} to ${JSON.stringify(box)} at ${says.join(' | ')}`,
          );
      }
      const again = await page
        .getByRole('button', { name: /^Roll again/ })
        .boundingBox(NOW)
        .catch(() => null);
      if (rolled && again && overlap(rolled, again))
        moved.push(`${device}: "Roll again" lies where "Roll the die" was`);
    },
    /** Presses one of the answers, another one each time. */
    async answer(turn: number): Promise<void> {
      const roll = page.getByRole('button', { name: /^Roll the die/ });
      rolled = await roll.boundingBox(NOW).catch(() => null);
      const answers = page.locator(ANSWER);
      const chosen = answers.nth(turn % Math.max(1, await answers.count()));
      await chosen.click({ timeout: 2000 }).catch(() => undefined);
    },
  };
}

const NOW = { timeout: 1 };

test('nothing on the board moves while a match is played, at a desk and on a phone', async () => {
  const browser = await launch();
  const server = await startServer({ env: { BOT_PACE_MS: '20' } });
  const ana = await visit(browser, server.url, { device: 'desktop' });
  const url = await createTable(ana.page, { name: 'Ana', seats: 3, bots: 1 });
  const bo = await visit(browser, url, { device: 'phone' });
  await sitDown(bo.page, 'Bo');
  await start(ana.page);

  const people = [
    { page: ana.page, ...watcher(ana.page, 'desk') },
    { page: bo.page, ...watcher(bo.page, 'phone') },
  ];
  for (let turn = 0; ;) {
    await Promise.any(
      people.map(({ page }) => page.locator(`${ANSWER}, ${SHEET}`).first().waitFor()),
    );
    if ((await Promise.all(people.map(({ page }) => isOver(page)))).some(Boolean)) break;
    for (const person of people) {
      await person.look();
      if (await isAsked(person.page)) await person.answer(turn++ % 5);
    }
  }
  expect(people.flatMap(({ moved }) => moved)).toEqual([]);
  expect([...ana.problems, ...bo.problems]).toEqual([]);
});
