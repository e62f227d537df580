import type { Browser, Page } from 'playwright-core';
import { chanceOf } from '../shared/engine/chance';
import { encodeChart } from '../shared/games/century-eastern-wonders/map/code';
import { randomChart } from '../shared/games/century-eastern-wonders/map/random';
import { axe } from './axe';
import { ISLAND, NEAR, open, option, TILE, TO_PLACE, TO_SAIL } from './century-eastern-wonders';
import { launch } from './chromium';
import { lookAt, visit } from './page';
import { startServer } from './server';
import { rest, stir } from './stirring';
import { ANSWER, QUESTION, start, still } from './table';

// The sea of Century: Eastern Wonders as it is found on several screens, and on maps of one's own.

let browser: Browser;
let home: string;
beforeAll(async () => {
  browser = await launch();
  ({ url: home } = await startServer({ env: { BOT_PACE_MS: '0' } }));
});

/** How wide an island is, and the narrowest cube of its trades, in pixels. */
const sizesOf = (page: Page) =>
  page.evaluate((tile) => {
    const widthOf = (one: Element) => one.getBoundingClientRect().width;
    const cubes = [...document.querySelectorAll('[data-thing^="land:"] svg[viewBox="0 0 24 24"]')];
    const narrowest = Math.min(...cubes.map(widthOf));
    return { hex: widthOf(document.querySelector(tile)!), cube: narrowest };
  }, TILE);

/** How high a line of words is with a drawing of an icon's size put into it, or without. */
const heightWithDrawing = (page: Page, isDrawn: boolean): Promise<number> =>
  lookAt(
    page,
    QUESTION,
    ([line], isShown) => {
      const drawing = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
      drawing.setAttribute('width', '18');
      drawing.setAttribute('height', '18');
      if (isShown) line.append(drawing);
      const { height } = line.getBoundingClientRect();
      drawing.remove();
      return height;
    },
    isDrawn,
  );

test('the sea of the first game can be read at a desk and on a tablet, stirs when something happens, and comes to rest', async () => {
  const { page, context } = await visit(browser, home, {
    stillness: false,
    takesTime: true,
    isShown: false,
  });
  await open(page, 2);
  await start(page);
  await page.locator(ANSWER).first().waitFor();
  await rest(page);
  const { hex, cube } = await sizesOf(page);
  expect(hex).toBeGreaterThanOrEqual(112);
  expect(cube).toBeGreaterThanOrEqual(18);
  expect(await heightWithDrawing(page, true)).toBe(await heightWithDrawing(page, false));

  await stir(page, () => page.locator('[data-thing^="start:"][data-touch]').first().click());

  await page.setViewportSize({ width: 820, height: 1180 });
  await page.getByRole('button', { name: 'Log and chat' }).waitFor();
  expect((await sizesOf(page)).hex).toBeGreaterThanOrEqual(125);
  await context.close();
}, 120_000);

const CARD = '[aria-hidden] > section:has(> h3)';
const ON_SEA = `${TILE}, [data-thing="pile"], [data-thing="supply"]`;
/** What plates say of what everybody is doing. */
const SAID = '[data-thing^="player:"] b + span';
const PRINTED = '[data-thing^="land:"] svg, [data-thing^="vp:"]';

/** What lies in the corners of the sea. */
const CORNERS = '[data-thing="pile"], [data-thing="supply"], button[aria-label$=" the chart"]';

/** What of these lies under one of those, by its name. */
const covered = (page: Page, below: string, above: string): Promise<string[]> =>
  lookAt(
    page,
    below,
    (all, selector) => {
      const places = [...document.querySelectorAll(selector)].map((one) =>
        one.getBoundingClientRect(),
      );
      const isUnder = (one: HTMLElement) => {
        const { left, right, top, bottom } = one.getBoundingClientRect();
        return places.some(
          (at) => left < at.right && at.left < right && top < at.bottom && at.top < bottom,
        );
      };
      return all
        .filter(isUnder)
        .map((one) => one.closest<HTMLElement>('[data-thing]')?.dataset.thing ?? one.ariaLabel!);
    },
    above,
  );

test('on a phone neither the starting cubes nor the card of a tile cover anything of the sea, nor that a plate or the tools, nor these a port where it lies on its side', async () => {
  const { page, context } = await visit(browser, home, { device: 'phone' });
  await open(page, 2);
  await start(page);
  await page.locator(ANSWER).first().waitFor();
  expect(await page.locator('[data-thing^="start:"]').count()).toBeGreaterThan(2);
  expect(await page.locator(SAID).count()).toBe(2);
  expect(await covered(page, PRINTED, '[data-thing^="start:"]')).toEqual([]);
  const tiles = page.locator(TILE);
  for (const nth of [0, 12, (await tiles.count()) - 1]) {
    await tiles.nth(nth).tap({ force: true });
    await page.locator(CARD).waitFor();
    expect(await covered(page, `${ON_SEA}, ${SAID}, ${CORNERS}`, CARD)).toEqual([]);
  }
  await page.setViewportSize({ width: 640, height: 360 });
  await page.locator(`${TILE}[data-lie="wide"]`).first().waitFor();
  expect(await covered(page, '[data-thing^="vp:"] svg', CORNERS)).toEqual([]);
  await context.close();
}, 120_000);

/** A map with an island and a port in the upper left corner. */
const CORNERED = encodeChart(randomChart(chanceOf({ seed: '2'.padStart(64, '0'), counter: 0 })));

test('nor does what lies beside the sea of a desk cover anything on a map that reaches into that corner', async () => {
  const { page, context } = await visit(browser, home);
  await open(page, 2);
  await option(page, 'Map', 'Own map').click();
  await page.getByLabel('Code of your map').fill(CORNERED);
  await start(page);
  await page.locator(`${ANSWER}, ${TO_PLACE}`).first().waitFor();
  await still(page);
  expect(await covered(page, PRINTED, CORNERS)).toEqual([]);
  await context.close();
}, 60_000);

const MAP_CODE = /^[0-9A-Z]{4}(-[0-9A-Z]{1,4})+$/;

test('a random map is played, too; the rim of a boat that can be touched is drawn within what rocks', async () => {
  const { page, problems, context } = await visit(browser, home);
  await open(page, 2);
  await option(page, 'Map', 'Random').click();
  await start(page);
  await page.locator(`${ANSWER}, ${TO_PLACE}`).first().waitFor();
  expect(await page.locator(TILE).count()).toBe(24);
  await still(page);
  await page.locator('[data-thing^="start:"][data-touch]').first().click();
  await page.locator(TO_PLACE).waitFor();
  // one in the middle: a chart may be so wide that the tools lie over the boats of a corner
  await page.locator(ISLAND).nth(11).click({ force: true });
  await still(page);
  await page.locator('[data-thing="boat:goal"][data-touch]').click();
  await page.locator(TO_SAIL).waitFor();
  expect(await axe(page)).toEqual([]);
  // round what rocks, the rim would have the whole page composed anew for every frame
  await page.locator(NEAR).first().click({ force: true });
  const boat = '[data-thing="boat:0"][data-touch]';
  await page.locator(boat).waitFor();
  const filterOf = (thing: string) => lookAt(page, thing, ([one]) => getComputedStyle(one).filter);
  expect(await filterOf(boat)).toBe('none');
  expect(await filterOf(`${boat} svg`)).toContain('drop-shadow');
  expect(problems).toEqual([]);
  await context.close();
}, 120_000);

test('from the home page through the editor into a match on that map, and no button slips away; a room knows its code as well', async () => {
  const { page, context } = await visit(browser, home);
  await page.getByRole('button', { name: 'Create table: Century: Eastern Wonders' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Your name').fill('Ana');
  await dialog.getByRole('group', { name: 'Seats for bots' }).getByText('3').click();
  await option(page, 'Map', 'Own map').click();
  await dialog.getByRole('button', { name: 'Create table' }).click();
  await dialog.getByText('Paste a code, or open the map editor.').waitFor();
  await dialog.getByRole('link', { name: /map editor/ }).click();

  const tools = page.getByRole('complementary', { name: 'Tools' });
  const tops = () =>
    tools
      .locator('button')
      .evaluateAll((buttons) => buttons.slice(0, 5).map((one) => one.getBoundingClientRect().top));
  await tools.waitFor();
  const before = await tops();
  expect(before).toHaveLength(5);
  await tools.getByRole('button', { name: 'Empty sea' }).click();
  await tools.getByText('Not while something is wrong with it').waitFor();
  expect(await tops()).toEqual(before);
  await tools.getByRole('button', { name: 'Random map' }).click();
  expect(await axe(page)).toEqual([]);
  const code = await tools.getByText(MAP_CODE).innerText();
  await tools.getByRole('button', { name: 'Play this map' }).click();

  expect(await dialog.getByLabel('Your name').inputValue()).toBe('Ana');
  expect(await dialog.getByLabel('Code of your map').inputValue()).toBe(code);
  expect(await dialog.getByText(/cannot be played/).count()).toBe(0);
  await dialog.getByRole('button', { name: 'Create table' }).click();
  await start(page);
  await page.locator(TILE).first().waitFor();
  expect(await page.locator(TILE).count()).toBe(24);

  await page.goto(home);
  await open(page, 2);
  await option(page, 'Map', 'Own map').click();
  expect(await page.getByLabel('Code of your map').inputValue()).toBe(code);
  await context.close();
}, 120_000);
