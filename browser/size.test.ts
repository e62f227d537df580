import { isDeepStrictEqual } from 'node:util';
import type { Browser, Page } from 'playwright-core';
import { PRESETS } from '../client/animation/presets';
import { launch } from './chromium';
import { lookAt, visit } from './page';
import { startServer } from './server';
import { ANSWER, createTable, play, start } from './table';

// A larger window shows the same picture larger: that of a desk, or one held upright that of a phone.

let browser: Browser;
let home: string;
beforeAll(async () => {
  browser = await launch();
  ({ url: home } = await startServer({ env: { BOT_PACE_MS: '0' } }));
});

/** A match that has been going on for a while. */
async function sitAt(title: string, presses: number): Promise<Page> {
  const { page } = await visit(browser, home);
  await createTable(page, { name: 'Ana', seats: 3, bots: 2, title });
  await start(page);
  await page.getByRole('region', { name: 'What to do' }).waitFor();
  await play([page], presses);
  await page.mouse.move(2, 2);
  return page;
}

type Box = [name: string, ...place: number[]];

/** Waits until nothing has changed its place for ten frames. */
const settledAt = (page: Page, which: string) =>
  page.evaluate(async (all) => {
    const places = () =>
      [...document.querySelectorAll(all)]
        .map((one) => JSON.stringify(one.getBoundingClientRect()))
        .join();
    let before = '';
    for (let still = 0; still < 10;) {
      await new Promise(requestAnimationFrame);
      const now = places();
      still = now === before ? still + 1 : 0;
      before = now;
    }
  }, which);

/** Every element that is seen, as it lies in a window of this size. */
async function boxesAt(
  page: Page,
  width: number,
  height: number,
  which = '[data-title] *',
): Promise<Box[]> {
  await page.setViewportSize({ width, height });
  await settledAt(page, which);
  return page.evaluate((all) => {
    return [...document.querySelectorAll<HTMLElement>(all)]
      .filter((one) => one.closest('[role=log]') === null)
      .map((one): Box => {
        const { x, y, width, height } = one.getBoundingClientRect();
        const name = `${one.tagName} ${one.dataset.thing ?? one.getAttribute('class') ?? ''}`;
        return [name, x, y, width, height];
      });
  }, which);
}

const names = (boxes: Box[]) => boxes.map(([name]) => name);

/** The table at both sizes, when nobody did anything in between: others may have something to do at the same time. */
async function samePicture(page: Page): Promise<{ small: Box[]; large: Box[] }> {
  for (;;) {
    const small = await boxesAt(page, 1280, 720);
    const large = await boxesAt(page, 2560, 1440);
    const again = await boxesAt(page, 1280, 720);
    if (isDeepStrictEqual(small, again)) return { small, large };
  }
}

/** How far a measure may be from twice itself: 2 %, or what rounding makes of it. */
const isDoubled = (one: number, two: number) =>
  Math.abs(two - 2 * one) <= Math.max(3, 0.02 * 2 * Math.abs(one));

/** What does not lie where it should, or is not as large, in a window of twice the size. */
const notDoubled = (small: Box[], large: Box[]): string[] =>
  small.flatMap(([name, ...place], i) => {
    const [, ...grown] = large[i];
    return place.every((one, k) => isDoubled(one, grown[k]))
      ? []
      : [`${name}: ${place.join(' ')} -> ${grown.join(' ')}`];
  });

test.each([
  ['Ya Blew It!', 6],
  ['Colorful Treasure', 0],
  ['Tower of Babel', 0],
  ['Century: Eastern Wonders', 0],
])('%s at 2560 by 1440 is the picture of 1280 by 720 at twice the size', async (title, presses) => {
  const page = await sitAt(title, presses);
  await page
    .getByText(/^your (turn|offer)$/)
    .first()
    .waitFor();
  const { small, large } = await samePicture(page);
  expect(names(large)).toEqual(names(small));
  expect(small.length).toBeGreaterThan(500);
  expect(notDoubled(small, large)).toEqual([]);
});

test('so are the shelf, the room, the rules and the map editor', async () => {
  const { page } = await visit(browser, home);
  const compare = async () => {
    await page.evaluate(() => document.fonts.ready);
    const small = await boxesAt(page, 1280, 720, 'main *');
    const large = await boxesAt(page, 2560, 1440, 'main *');
    expect(small.length).toBeGreaterThan(50);
    expect(names(large)).toEqual(names(small));
    expect(notDoubled(small, large)).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 720 });
  };
  await page.getByRole('link', { name: 'Rules' }).first().waitFor();
  await compare();
  await createTable(page, { name: 'Ana', seats: 3, bots: 1 });
  await compare();
  await page.goto(new URL('rules/ya-blew-it', home).href);
  await page.getByRole('heading', { name: 'Rules of Ya Blew It!' }).waitFor();
  await compare();
  await page.goto(new URL('map-editor', home).href);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await compare();
});

test('a plate is as wide as its column, whatever is won and stands on it', async () => {
  const page = await sitAt('Century: Eastern Wonders', 0);
  const [before, after] = await page.evaluate(() => {
    const plate = document.querySelector('[data-thing^="player:"]')!;
    const width = () => plate.getBoundingClientRect().width;
    const narrow = width();
    const wide = document.createElement('div');
    wide.style.width = '400px';
    plate.append(wide);
    return [narrow, width()];
  });
  expect(after).toBe(before);
});

/** Where a plate lies while it shakes as far as ever. */
const shaken = (): string[] => {
  const own = { left: 0, top: 0, width: 1, height: 1 };
  const { keyframes } = PRESETS.shake({ own, other: undefined, tempo: 'climax', order: 0 });
  return keyframes.transform as string[];
};

test('a plate that shakes gives its list nothing to scroll: what can be scrolled is painted anew each time it changes', async () => {
  const page = await sitAt('Colorful Treasure', 0);
  const scrolled = await lookAt(
    page,
    'li[data-thing^="player:"]',
    (plates, transforms) => {
      const list = plates[0].parentElement!;
      return plates.flatMap((plate) =>
        transforms.map((transform) => {
          plate.style.transform = transform;
          const { scrollWidth, scrollHeight, clientWidth, clientHeight } = list;
          plate.style.transform = '';
          return [scrollWidth - clientWidth, scrollHeight - clientHeight];
        }),
      );
    },
    shaken(),
  );
  expect(scrolled).toEqual(Array.from({ length: 3 * shaken().length }, () => [0, 0]));
});

/** The highest band of the window that nothing is drawn or written in, in pixels of the window. */
const emptiest = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const scenery = '[aria-hidden]:has(> svg), [class]:empty';
    const seen = [...document.querySelectorAll('[data-title] *')].filter(
      (one) =>
        one.matches('svg, img, button, input') ||
        [...one.childNodes].some((node) => node.nodeType === 3 && node.textContent!.trim() !== ''),
    );
    const bands = seen
      .filter((one) => !one.matches(scenery) && !one.matches('.visually-hidden'))
      .map((one) => one.getBoundingClientRect())
      // what is as large as the window is the ground
      .filter(({ height, width }) => height > 1 && width > 1 && height < innerHeight / 3)
      .sort((a, b) => a.top - b.top);
    let [end, widest] = [0, 0];
    for (const { top, bottom } of bands) {
      widest = Math.max(widest, top - end);
      end = Math.max(end, bottom);
    }
    return Math.max(widest, innerHeight - end);
  });

test('a tablet held upright shows what a phone shows, enlarged, and is filled by it', async () => {
  const page = await sitAt('Ya Blew It!', 7);
  await page.setViewportSize({ width: 820, height: 1180 });
  await page.getByRole('button', { name: 'Log and chat' }).waitFor();
  // the prompt keeps its height while others play, so that the board stands still
  await page.locator(ANSWER).first().waitFor();
  const grows = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
  expect(parseFloat(grows)).toBeCloseTo((16 * 1180) / 740, 0);
  expect(await emptiest(page)).toBeLessThanOrEqual(120);
  // what is asked lies over nothing of one's own
  const [rail] = await lookAt(page, '[data-thing="rail"]', (all) =>
    all.map((one) => one.getBoundingClientRect().bottom),
  );
  const [prompt] = await lookAt(page, 'section[aria-label="What to do"]', (all) =>
    all.map((one) => one.getBoundingClientRect().top),
  );
  expect(rail).toBeLessThanOrEqual(prompt + 1);
});

/** What lies on the board and reaches out of it. */
const cutOff = (page: Page) =>
  page.evaluate(() => {
    const { left, right, top, bottom } = document.querySelector('main')!.getBoundingClientRect();
    return [...document.querySelectorAll<HTMLElement>('main [data-thing]:not([data-thing=board])')]
      .filter((one) => {
        const box = one.getBoundingClientRect();
        if (box.width === 0) return false;
        return (
          box.left < left - 1 ||
          box.right > right + 1 ||
          box.top < top - 1 ||
          box.bottom > bottom + 1
        );
      })
      .map(({ dataset }) => dataset.thing);
  });

test.each([
  [1024, 768],
  [740, 360],
  [360, 740],
  [1280, 720],
])('nothing of the board is cut off at %i by %i', async (width, height) => {
  const page = await sitAt('Ya Blew It!', 6);
  await page.setViewportSize({ width, height });
  await settledAt(page, 'main [data-thing]');
  expect(await cutOff(page)).toEqual([]);
});

test('nor is anything of Tower of Babel at 1024 by 768, where no card of the hand covers another', async () => {
  const page = await sitAt('Tower of Babel', 0);
  await page.setViewportSize({ width: 1024, height: 768 });
  await settledAt(page, 'main [data-thing]');
  expect(await cutOff(page)).toEqual([]);
  const cards = await lookAt(page, '[data-thing="hand"] li', (all) =>
    all.map((one) => [one.clientWidth, one.querySelector('button')!.clientWidth]),
  );
  expect(cards.length).toBeGreaterThan(1);
  for (const [place, card] of cards) expect(place).toBeGreaterThanOrEqual(card);
});

test.each([
  ['en', 'Create table', 'Your name', /^(Copy link|Share)/],
  ['fr', 'Créer une table', 'Votre nom', /^(Copier le lien|Partager)/],
] as const)(
  'on a narrow phone the room lies within its page, and its host can invite without a search: %s',
  async (language, create, name, invite) => {
    const { page, context } = await visit(browser, home, { device: 'phone', language });
    await page.getByRole('button', { name: create }).first().click();
    await page.getByLabel(name).fill('Ana');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /table$/ })
      .click();
    await page.locator('li[data-seat="3"]').waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    // in the bar at the foot, in sight whatever lies below the seats
    await page
      .locator('section')
      .getByRole('button', { name: invite })
      .first()
      .click({ trial: true });
    await context.close();
  },
);
