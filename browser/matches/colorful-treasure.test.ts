import type { Page } from 'playwright-core';
import { axe } from '../axe';
import { launch } from '../chromium';
import { CARD, decide, LOOT, outOfSight, places, touch, type, WONDER } from '../colorful-treasure';
import { lookAt, visit } from '../page';
import { watchAgain } from '../replay';
import { startServer } from '../server';
import { forbid, strayed } from '../straying';
import {
  ANSWER,
  answered,
  createTable,
  firstToShow,
  isOver,
  scoreSheet,
  SHEET,
  sitDown,
  start,
} from '../table';

// Colorful Treasure as two people play it, one at a desk and one on a phone.

const FRONT = 'main [data-thing^="front:"]';

/** Plays to the end; what axe finds wrong with each kind of screen. No wonder moves meanwhile, and every answer is in sight. */
async function playThrough(
  [hand, keyboard]: [Page, Page],
  found: Record<string, string[]>,
): Promise<void> {
  const pages = [hand, keyboard];
  await Promise.all(pages.map((page) => page.locator(WONDER).first().waitFor()));
  const first = await Promise.all(pages.map(places));
  for (const all of first) expect(all).toHaveLength(70);
  for (let turn = 0; ; turn++) {
    const asked = await firstToShow(pages, `${CARD}, ${LOOT}, ${ANSWER}, ${SHEET}`);
    if (await isOver(asked)) return;
    const prompt = asked.locator('section[aria-label="What to do"] h2');
    const question = await prompt.textContent({ timeout: 2000 }).catch(() => null);
    // it was the last one, answered while this was looked at
    if (question === null) continue;
    expect([question, await outOfSight(asked)]).toEqual([question, []]);
    for (const [i, page] of pages.entries()) {
      const now = await places(page);
      // the score sheet takes the place of the board
      if (now.length > 0) expect([question, now]).toEqual([question, first[i]]);
    }
    const screen = (await asked.locator(LOOT).first().isVisible()) ? 'theft' : 'turn';
    found[screen] ??= await axe(asked);
    await (asked === hand ? touch : type)(asked, turn);
    await answered(asked);
    // what a pointer rests on is explained over the board
    await hand.mouse.move(2, 2);
  }
}

/** The cards that are not in sight as a whole, or where a finger of this width does not find enough room. */
const missed = (page: Page, finger: number): Promise<string[]> =>
  lookAt(
    page,
    WONDER,
    (cards, width) => {
      const STEP = 0.25;
      const isHit = (card: Element, x: number, y: number) =>
        card.contains(document.elementFromPoint(x, y));
      /** How far one can go from the middle of a card and still hit it. */
      const reach = (card: Element, dx: number, dy: number) => {
        const { left, top, right, bottom } = card.getBoundingClientRect();
        const [x, y] = [(left + right) / 2, (top + bottom) / 2];
        let far = 0;
        while (far < width && isHit(card, x + (far + STEP) * dx, y + (far + STEP) * dy))
          far += STEP;
        return far;
      };
      const isLarge = (card: Element) =>
        reach(card, -1, 0) + reach(card, 1, 0) >= width &&
        reach(card, 0, -1) + reach(card, 0, 1) >= width;
      const isWhole = (card: Element) => {
        const { left, top, right, bottom } = card.getBoundingClientRect();
        return isHit(card, left + 1, top + 1) && isHit(card, right - 1, bottom - 1);
      };
      return cards
        .filter((card) => !isLarge(card) || !isWhole(card))
        .map((card) => card.getAttribute('aria-label')!);
    },
    finger,
  );

/** As wide as a finger, in pixels, but for what is lost between two steps of the search. */
const FINGER = 44 - 0.5;

test('fifty cards are in sight without scrolling, on a phone each as large as a finger', async () => {
  const browser = await launch();
  const server = await startServer();
  const { page: desk } = await visit(browser, server.url, { device: 'desktop' });
  const url = await createTable(desk, {
    name: 'Ana',
    seats: 2,
    bots: 0,
    title: 'Colorful Treasure',
  });
  const { page: phone } = await visit(browser, url, { device: 'phone' });
  await sitDown(phone, 'Bo');
  await start(desk);
  for (const page of [desk, phone]) {
    await page.locator(`${CARD}, section[aria-label="What to do"]`).first().waitFor();
    expect(await page.locator(WONDER).count()).toBe(50);
  }
  expect(await missed(desk, FINGER)).toEqual([]);
  expect(await missed(phone, FINGER)).toEqual([]);
});

test('two people play it through, one on the things alone, one by keys alone: no wonder moves, whatever is asked, taken or stolen, and turn, theft and end are for everybody', async () => {
  const browser = await launch();
  const server = await startServer();
  const found: Record<string, string[]> = {};
  // both have keys and chests all but always, and then something is stolen
  while (!('theft' in found)) {
    const ana = await visit(browser, server.url, { device: 'desktop' });
    const url = await createTable(ana.page, {
      name: 'Ana',
      seats: 2,
      bots: 0,
      title: 'Colorful Treasure',
      isShort: true,
    });
    const bo = await visit(browser, url, { device: 'phone', theme: 'light' });
    await sitDown(bo.page, 'Bo');
    await start(ana.page);
    await forbid(ana.page, 'section[aria-label="What to do"]');
    await forbid(bo.page, 'body');
    await playThrough([ana.page, bo.page], found);
    expect([await strayed(ana.page), await strayed(bo.page)]).toEqual([undefined, undefined]);
    for (const { page } of [ana, bo]) {
      await page.locator(SHEET).waitFor();
      found[`end for ${page === ana.page ? 'Ana' : 'Bo'}`] = await axe(page);
    }
    expect(await scoreSheet(ana.page)).toEqual(await scoreSheet(bo.page));
    // all lines of the sheet and the chart below them, at a desk
    expect(await lookAt(ana.page, SHEET, ([end]) => end.scrollHeight - end.clientHeight)).toBe(0);
    await watchAgain(bo.page);
    expect([...ana.problems, ...bo.problems]).toEqual([]);
    await ana.context.close();
    await bo.context.close();
  }
  expect(found).toEqual({ turn: [], theft: [], 'end for Ana': [], 'end for Bo': [] });
}, 300_000);

/**
 * How long a card was face up at most, in milliseconds: from the last look at which it had not come to rest
 * until something has happened to it. A busy page is looked at seldom, and what lasts seems no shorter by that.
 * Its size is how many times as large as its place it was at most.
 */
type Exposure = { cell: string; lasted: number; size: number };

/**
 * Watches the cards, by the clock of the page: one is face up as long as its front is there, has come to rest,
 * and is not on its way to anywhere. Where it only makes room for another card, or swells, it stays face up.
 */
const watchCards = (page: Page) =>
  page.evaluate(() => {
    const since = new Map<string, number>();
    const sizes = new Map<string, number>();
    const seen: Exposure[] = [];
    let before = performance.now();
    const isOfStyles = (one: Animation) =>
      one instanceof CSSTransition || one instanceof CSSAnimation;
    const look = (now: number) => {
      const fronts = [...document.querySelectorAll<HTMLElement>('main [data-thing^="front:"]')];
      const cellOf = (front: HTMLElement) => front.dataset.thing!.slice('front:'.length);
      const resting = fronts.filter((front) =>
        front.getAnimations().every((one) => one.playState !== 'running' || isOfStyles(one)),
      );
      for (const front of resting) {
        const size = front.getBoundingClientRect().width / front.parentElement!.offsetWidth;
        sizes.set(cellOf(front), Math.max(size, sizes.get(cellOf(front)) ?? 0));
      }
      const up = resting.map(cellOf);
      for (const cell of up) if (!since.has(cell)) since.set(cell, before);
      for (const [cell, begun] of since) {
        if (up.includes(cell)) continue;
        since.delete(cell);
        seen.push({ cell, lasted: now - begun, size: sizes.get(cell)! });
        sizes.delete(cell);
      }
      before = now;
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    (window as unknown as { exposures: Exposure[] }).exposures = seen;
  });

const exposures = (page: Page): Promise<Exposure[]> =>
  page.evaluate(() => (window as unknown as { exposures: Exposure[] }).exposures);

test('every card that bots reveal is face up for two and a half seconds and larger than its place, while they play at their pace', async () => {
  const browser = await launch();
  const server = await startServer();
  const { page } = await visit(browser, server.url, { stillness: false, takesTime: true });
  await createTable(page, { name: 'Ana', seats: 4, bots: 3, title: 'Colorful Treasure' });
  await start(page);
  await page.locator(WONDER).first().waitFor();
  await watchCards(page);
  const asked = page.getByRole('heading', { name: 'Your turn: choose two cards' });
  await asked.waitFor();
  await page.locator(CARD).first().click();
  await page.locator(CARD).nth(1).click();
  await page.locator(FRONT).nth(1).waitFor();
  const mine = await lookAt(page, FRONT, (all) => all.map((one) => one.dataset.thing!.slice(6)));
  await page.getByRole('button', { name: /^Take/ }).first().click();
  const others = page.getByRole('heading', { name: /^(Grace|Blaise|Ada) / });
  while (!(await others.isVisible())) await decide(page);
  await page.waitForFunction((cells) => {
    const { exposures } = window as unknown as { exposures: Exposure[] };
    return cells.every((cell) => exposures.some((one) => one.cell === cell));
  }, mine);
  const own = (await exposures(page)).length;
  await asked.waitFor();
  // the question may be there before all was shown that led to it
  await page.locator(CARD).first().waitFor();
  const all = await exposures(page);
  expect(all.length - own).toBeGreaterThanOrEqual(6);
  expect(all.slice(own).filter(({ lasted, size }) => lasted < 2500 || size < 1.2)).toEqual([]);
}, 300_000);
