import type { Browser, CDPSession, Page } from 'playwright-core';
import { launch } from '../chromium';
import { visit, type Visitor } from '../page';
import { startServer, type RunningServer } from '../server';
import { ANSWER, firstToShow, nextFrame, settled } from '../table';

// What a hand would drag, dragged by a mouse and by a finger.

let browser: Browser;
let server: RunningServer;
beforeAll(async () => {
  [browser, server] = await Promise.all([launch(), startServer({ env: { BOT_PACE_MS: '50' } })]);
});

type Point = { x: number; y: number };

/** Something to point with; `up` lets go. */
type Hand = { down(at: Point): Promise<void>; move(to: Point): Promise<void>; up(): Promise<void> };

const mouse = (page: Page): Hand => ({
  down: async ({ x, y }) => {
    await page.mouse.move(x, y);
    await page.mouse.down();
  },
  move: ({ x, y }) => page.mouse.move(x, y, { steps: 4 }),
  up: () => page.mouse.up(),
});

async function finger(page: Page): Promise<Hand> {
  const devTools: CDPSession = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: Point[]) =>
    devTools.send('Input.dispatchTouchEvent', { type, touchPoints }).then(() => undefined);
  let at: Point = { x: 0, y: 0 };
  return {
    down: (to) => touch('touchStart', (at = to)),
    async move(to) {
      const from = at;
      for (const part of [0.25, 0.5, 0.75, 1])
        await touch('touchMove', {
          x: from.x + (to.x - from.x) * part,
          y: from.y + (to.y - from.y) * part,
        });
      at = to;
    },
    up: () => touch('touchEnd'),
  };
}

/** Where something can be taken hold of, once it stands still. */
async function spotOn(page: Page, selector: string): Promise<Point> {
  let last: Point | undefined;
  for (;;) {
    const now = await freeSpotOn(page, selector);
    if (now.x === last?.x && now.y === last.y) return now;
    last = now;
    await nextFrame(page);
  }
}

/** A point of it that nothing covers, once there is one: what comes or goes may lie on it for a moment. */
async function freeSpotOn(page: Page, selector: string): Promise<Point> {
  const free = await page.waitForFunction((what) => {
    for (const element of document.querySelectorAll(what)) {
      const { left, top, width, height } = element.getBoundingClientRect();
      for (const across of [0.5, 0.25, 0.75])
        for (const down of [0.5, 0.3, 0.7]) {
          const spot = { x: left + width * across, y: top + height * down };
          const hit = document.elementFromPoint(spot.x, spot.y);
          if (hit?.closest(what) === element) return spot;
        }
    }
    return null;
  }, selector);
  return (await free.jsonValue())!;
}

/** Plays a title against bots until something can be dragged. */
async function untilDrag(
  title: string,
  visitor: Visitor,
  step: (page: Page) => Promise<void>,
  what: string,
) {
  const kept = { 'wondertable.name': 'Ana' };
  const { page, context, problems } = await visit(browser, server.url, { ...visitor, kept });
  await page.getByRole('button', { name: `Play now: ${title}` }).click();
  const drag = page.locator(what);
  while (!(await drag.first().isVisible())) {
    await firstToShow([page], `${what}, [data-reached], ${ANSWER}`);
    if (!(await drag.first().isVisible())) await step(page);
  }
  await settled(page);
  return { page, context, problems };
}

/** A boat that can be dragged. So can cubes of the hold, once it is asked which ones to build with. */
const BOAT = '[data-hint="boat"][data-drag]';

/** Presses the first island to start from, unless the boat can be dragged by now: it would plan a voyage. */
const pressStart = (page: Page) =>
  page.evaluate((boat) => {
    if (!document.querySelector(boat))
      document.querySelector<HTMLElement>('[data-reached]')?.click();
  }, BOAT);

/** Presses the first answer, if there still is one, unless there is something to drag by now: it would be gone with its question. */
async function answer(page: Page, drag: string) {
  await settled(page);
  await page.evaluate(
    ([first, what]) => {
      if (!document.querySelector(what)) document.querySelector<HTMLElement>(first)?.click();
    },
    [ANSWER, drag],
  );
}

/** Waits until one thing would take what is dragged, or none: a page learns of a finger with its next frame. */
async function lit(page: Page, count: 0 | 1) {
  const target = page.locator('[data-drop]');
  await target.first().waitFor({ state: count === 0 ? 'hidden' : 'visible' });
  expect(await target.count()).toBe(count);
}

test.each(['desktop', 'phone'] as const)(
  'a boat of Century is dragged to an island on a %s, which plans the voyage as a press does',
  async (device) => {
    const { page, context, problems } = await untilDrag(
      'Century: Eastern Wonders',
      { device },
      async (at) => {
        // where the boat starts is chosen on the sea, and then confirmed
        if (await at.locator(ANSWER).first().isVisible()) await answer(at, BOAT);
        else await pressStart(at);
      },
      BOAT,
    );
    const hand = device === 'phone' ? await finger(page) : mouse(page);
    const goal = page.locator('[data-hint="goal"]');
    const boat = await spotOn(page, BOAT);
    const island = await spotOn(page, '[data-reached]');
    const chart = page.locator('[data-zoomed] > *').first();
    const before = await chart.boundingBox();

    await hand.down(boat);
    await hand.move(island);
    await lit(page, 1);
    await page.keyboard.press('Escape');
    await lit(page, 0);
    await hand.up();
    expect(await goal.count()).toBe(0);

    await hand.down(boat);
    await hand.move(island);
    await lit(page, 1);
    const tile = (await page.locator('[data-drop]').getAttribute('data-thing'))!;
    await hand.up();
    await goal.waitFor();
    expect(tile.endsWith(`:${await goal.getAttribute('data-tile')}`)).toBe(true);
    // the sea was not moved with the boat
    expect(await chart.boundingBox()).toEqual(before);
    expect(problems).toEqual([]);
    await context.close();
  },
);

const HARVEST = '[data-choice][data-letter="h"]';

test.each(['desktop', 'phone'] as const)(
  'a cube of Century that is too much is dragged into the supply on a %s',
  async (device) => {
    const cube = 'section:has(> [data-letter="d"]) [data-drag="ginger"]';
    const { page, context, problems } = await untilDrag(
      'Century: Eastern Wonders',
      { device },
      async (at) => {
        // whoever does nothing but harvest has too much before long
        if (await at.locator(HARVEST).isVisible()) await at.keyboard.press('h');
        else if (await at.locator(ANSWER).first().isVisible()) await answer(at, cube);
        else await pressStart(at);
      },
      cube,
    );
    const hand = device === 'phone' ? await finger(page) : mouse(page);
    const held = page.locator('[data-thing^="cube:0:"]');
    const before = await held.count();
    await hand.down(await spotOn(page, cube));
    await hand.move(await spotOn(page, '[data-thing="supply"]'));
    await lit(page, 1);
    await hand.up();
    await page.waitForFunction(
      (many) => document.querySelectorAll('[data-thing^="cube:0:"]').length < many,
      before,
    );
    expect(await held.count()).toBe(before - 1);
    expect(problems).toEqual([]);
    await context.close();
  },
);

const CARD = '[data-own] [data-drag]:not([data-kind="trade"])';

test.each(['desktop', 'phone'] as const)(
  'a card of Tower of Babel is dragged into the offer on a %s',
  async (device) => {
    const { page, context, problems } = await untilDrag(
      'Tower of Babel',
      { device },
      (at) => answer(at, CARD),
      CARD,
    );
    const hand = device === 'phone' ? await finger(page) : mouse(page);
    const raised = page.locator('[data-own] :is([aria-pressed="true"], [data-up="1"])');
    const card = await spotOn(page, `${CARD} > button`);
    const place = await spotOn(page, '[data-thing="place:0"]');
    expect(await raised.count()).toBe(0);
    await hand.down(card);
    await hand.move(place);
    await lit(page, 1);
    await hand.up();
    await raised.first().waitFor();
    expect(await raised.count()).toBe(1);
    expect(problems).toEqual([]);
    await context.close();
  },
);
