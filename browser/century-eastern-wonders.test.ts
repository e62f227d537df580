import type { Browser, Locator, Page } from 'playwright-core';
import { axe } from './axe';
import { launch } from './chromium';
import { lookAt, visit, type WatchedPage } from './page';
import { watchAgain } from './replay';
import { startServer } from './server';
import {
  ANSWER as BUTTON,
  createTable,
  firstToShow,
  isOver,
  scoreSheet,
  still,
  SHEET,
  sitDown,
  start,
} from './table';

// Century: Eastern Wonders as two people play it against a bot, one at a desk and one on a phone, on
// each kind of map. Tiles are found by what they are called out loud, in English or in French.

const spoken = (...words: string[]) =>
  `:is(${words.map((one) => `[aria-label*="${one}"]`).join()})`;
const TILE = 'button[data-thing^="tile:"]';
const ISLAND = TILE + spoken('Trades ', 'Échange ');
const FREE = TILE + spoken('Can be reached without a cube', 'On y va sans cube');
const NEAR = TILE + spoken('Can be reached', 'On y va');
const READY = spoken('You have all of it', 'Vous avez tout');
const BUILT_ON = spoken('Outposts: ', 'Comptoirs : ');

/** Where to sail, the best first: where something can be delivered or built for nothing, or just on. */
const GOALS = [NEAR + READY, `${FREE}:not(${BUILT_ON})`, FREE];

const STEPPER = `[role="group"]${spoken('How often', 'Combien de fois')}`;
const asked = (...words: string[]) => `h2:is(${words.map((one) => `:has-text("${one}")`).join()})`;
const TO_SAIL = asked('or act where you are', 'ou agissez sur place');
const TO_PLACE = asked('Your turn: choose where to start', 'À vous : choisissez d’où partir');
const DELIVER = /^(Deliver|Livrer)/;
const HARVEST = /^(Harvest|Récolter)/;

/** Cubes in the hold and the stepper are pressed to answer differently, not to answer. */
const ANSWER = `${BUTTON}:not([role="group"] *)`;

/** Somebody at the table; `voyages` counts how often they planned one. */
type Person = WatchedPage & { name: string; voyages: number };

/** What is wrong with each kind of screen, the first time somebody sees it. */
type Found = Record<string, string[]>;

/** What both come to see in any match; whether a trade can be made more than once is up to the map. */
const SCREENS = ['start', 'route', 'end'].flatMap((screen) =>
  ['Ana', 'Bo'].map((name) => `${screen}, ${name}`),
);

let browser: Browser;
let home: string;
beforeAll(async () => {
  browser = await launch();
  ({ url: home } = await startServer({ env: { BOT_PACE_MS: '0' } }));
});

/** Ana opens a table at a desk and chooses a map, and Bo comes with a phone. */
async function gather(chooseMap?: (page: Page) => Promise<void>): Promise<Person[]> {
  const ana = await visit(browser, home);
  const url = await createTable(ana.page, {
    name: 'Ana',
    seats: 3,
    bots: 1,
    title: 'Century: Eastern Wonders',
  });
  await chooseMap?.(ana.page);
  const bo = await visit(browser, url, { device: 'phone', theme: 'light', language: 'fr' });
  await sitDown(bo.page, 'Bo');
  await start(ana.page);
  return [
    { name: 'Ana', voyages: 0, ...ana },
    { name: 'Bo', voyages: 0, ...bo },
  ];
}

const option = (page: Page, map: string) =>
  page.getByRole('group', { name: 'Map', exact: true }).getByText(map, { exact: true });

/** The answer to the last press may arrive just now, and there is something else to press. */
const press = (button: Locator) =>
  button
    .first()
    .click({ timeout: 1000 })
    .catch(() => undefined);

/** What somebody does who is asked: they sail for what is best, and there do what is proposed first. */
async function decide(person: Person, found: Found): Promise<void> {
  const { name, page } = person;
  const look = async (screen: string) => (found[`${screen}, ${name}`] ??= await axe(page));
  const has = (selector: string) => page.locator(selector).first().isVisible();
  const answer = page.locator(ANSWER);

  if (await has(TO_PLACE)) {
    await look('start');
    await press(page.locator(ISLAND).first());
  } else if (await has(STEPPER)) {
    await look('trade');
  } else if ((await has(TO_SAIL)) && (await answer.filter({ hasText: DELIVER }).count()) === 0) {
    // who has seen enough leaves it to the bot to bring the match to its end
    if (person.voyages >= ENOUGH) return press(answer.last());
    await plan(person);
    await look('route');
  }
  await press(answer.first());
}

const ENOUGH = 5;

/** Points at a tile, once the board has come to show what the others did. */
async function plan(person: Person): Promise<void> {
  await person.page.locator(NEAR).first().waitFor();
  for (const goal of GOALS) {
    const goals = person.page.locator(goal);
    const count = await goals.count();
    if (count > 0) return goals.nth(person.voyages++ % count).click();
  }
}

/** Waits until somebody is asked, or sees the end. */
async function whoIsAsked(people: Person[]): Promise<Person> {
  const pages = people.map(({ page }) => page);
  const asked = await firstToShow(pages, `${ANSWER}, ${TO_PLACE}, ${SHEET}`);
  return people[pages.indexOf(asked)];
}

/** Both play until the match is over, or until something is so. */
async function play(
  people: Person[],
  found: Found,
  until: (asked: Person) => Promise<boolean> | boolean = () => false,
): Promise<void> {
  for (;;) {
    const person = await whoIsAsked(people);
    if ((await isOver(person.page)) || (await until(person))) return;
    await decide(person, found);
  }
}

const isToSail = ({ page }: Person) => page.locator(TO_SAIL).isVisible();

/** Where Ana's boat is, and what can be done there. */
async function turnOf({ page }: Person) {
  await page.locator(ANSWER).first().waitFor();
  const boat = page.getByRole('button', { name: /Boats: ([^.]* )?You\b/ });
  return [await boat.getAttribute('data-thing'), ...(await page.locator(ANSWER).allInnerTexts())];
}

/** Ana sails and acts, comes back to the page, and takes it all back. */
async function takeBack(ana: Person) {
  const { page } = ana;
  const takeBack = page.getByRole('button', { name: /^Take back/ });
  const before = await turnOf(ana);
  await plan(ana);
  await still(page);
  await page
    .locator(ANSWER)
    .filter({ hasText: /^Sail here/ })
    .click();
  await takeBack.waitFor();
  const there = await turnOf(ana);
  expect(there).not.toEqual(before);
  await page.reload();
  expect(await turnOf(ana)).toEqual(there);
  await still(page);
  await page.locator(ANSWER).filter({ hasText: HARVEST }).click();
  await page
    .locator(ANSWER)
    .filter({ hasText: /^End turn/ })
    .waitFor();
  await still(page);
  await takeBack.click();
  await page.locator(ANSWER).filter({ hasText: HARVEST }).waitFor();
  expect(await turnOf(ana)).toEqual(there);
  await still(page);
  await takeBack.click();
  await page.locator(TO_SAIL).waitFor();
  expect(await turnOf(ana)).toEqual(before);
}

/** The browsers had nothing to complain about. */
async function part(people: Person[]) {
  for (const { problems, context } of people) {
    expect(problems).toEqual([]);
    await context.close();
  }
}

test('two people and a bot play the first game to its end, and read the same score sheet', async () => {
  const people = await gather();
  const found: Found = {};
  await play(people, found, async (asked) => asked === people[0] && (await isToSail(asked)));
  await takeBack(people[0]);
  await play(people, found);
  const [sheet, other] = await Promise.all(people.map(({ page }) => scoreSheet(page)));
  expect(sheet).not.toEqual([]);
  expect(other).toEqual(sheet);
  for (const { name, page } of people) found[`end, ${name}`] = await axe(page);
  await watchAgain(people[0].page);
  expect(Object.keys(found)).toEqual(expect.arrayContaining(SCREENS));
  expect(Object.values(found).flat()).toEqual([]);
  await part(people);
}, 300_000);

const OTHER_MAPS: Record<string, (page: Page, found: Found) => Promise<void>> = {
  random: (page) => option(page, 'Random').click(),
  own: async (page, found) => {
    const room = page.url();
    await page.goto(new URL('map-editor', home).href);
    await page.getByRole('button', { name: 'Random map' }).click();
    found.editor = await axe(page);
    const code = await page.getByText(MAP_CODE).innerText();
    await page.goto(room);
    await option(page, 'Own map').click();
    expect(await page.getByLabel('Code of your map').inputValue()).toBe(code);
  },
};

const MAP_CODE = /^[0-9A-Z]{4}(-[0-9A-Z]{1,4})+$/;
const VOYAGES = 3;

test.each(Object.entries(OTHER_MAPS))(
  'they sail three times on a map of another kind: %s',
  async (_, chooseMap) => {
    const found: Found = {};
    const people = await gather((page) => chooseMap(page, found));
    for (const { page } of people) {
      await page.locator(TILE).first().waitFor();
      expect(await page.locator(TILE).count()).toBe(24);
    }
    await play(
      people,
      found,
      ({ page }) =>
        people.every(({ voyages }) => voyages >= VOYAGES) && page.locator(TO_SAIL).isVisible(),
    );
    expect(people.map(({ voyages }) => voyages >= VOYAGES)).toEqual([true, true]);
    expect(Object.values(found).flat()).toEqual([]);
    await part(people);
  },
  300_000,
);

/** Where every island and port is, in pixels. */
const placesOf = (page: Page): Promise<string> =>
  lookAt(page, TILE, (tiles) =>
    tiles
      .map((tile) => tile.getBoundingClientRect())
      .map(({ x, y, width }) => [x, y, width].map((at) => at.toFixed(1)).join(' '))
      .join(', '),
  );

const QUESTIONS = 10;

/** How high a line of words is with a drawing of an icon's size put into it, or without. */
const heightWithDrawing = (words: Locator, isDrawn = true): Promise<number> =>
  words.evaluate((line, shown) => {
    const drawing = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    drawing.setAttribute('width', '18');
    drawing.setAttribute('height', '18');
    if (shown) line.append(drawing);
    const { height } = line.getBoundingClientRect();
    drawing.remove();
    return height;
  }, isDrawn);

test.each(['desktop', 'phone'] as const)(
  'the chart stands still from question to question: %s',
  async (device) => {
    const { page, context } = await visit(browser, home, { device });
    await createTable(page, {
      name: 'Ana',
      seats: 2,
      bots: 1,
      title: 'Century: Eastern Wonders',
    });
    await start(page);
    const heading = page.locator('section[aria-label="What to do"] h2');
    const places: Record<string, string> = {};
    for (let turn = 0; Object.keys(places).length < QUESTIONS; turn++) {
      await page.locator(`${ANSWER}, ${TO_PLACE}`).first().waitFor();
      places[`${Object.keys(places).length}. ${await heading.innerText()}`] = await placesOf(page);
      if (await page.locator(TO_PLACE).first().isVisible())
        await press(page.locator(ISLAND).first());
      else if ((await page.locator(TO_SAIL).first().isVisible()) && turn % 2 === 0)
        await page.locator(NEAR).nth(turn).click();
      else await press(page.locator(ANSWER).first());
    }
    const [first, ...others] = Object.values(places);
    expect(first).not.toBe('');
    expect(
      Object.entries(places)
        .filter(([, at]) => at !== first)
        .map(([question]) => question),
    ).toEqual([]);
    expect(others).toHaveLength(QUESTIONS - 1);
    expect(await heightWithDrawing(heading)).toBe(await heightWithDrawing(heading, false));
    await context.close();
  },
  120_000,
);

test('from the home page through the editor into a match on that map, and no button slips away', async () => {
  const { page, context } = await visit(browser, home);
  await page.getByRole('button', { name: 'Create table: Century: Eastern Wonders' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Your name').fill('Ana');
  await dialog.getByRole('group', { name: 'Of these for bots' }).getByText('3').click();
  await option(page, 'Own map').click();
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
  const code = await tools.getByText(MAP_CODE).innerText();
  await tools.getByRole('button', { name: 'Play this map' }).click();

  expect(await dialog.getByLabel('Your name').inputValue()).toBe('Ana');
  expect(await dialog.getByLabel('Code of your map').inputValue()).toBe(code);
  expect(await dialog.getByText(/cannot be played/).count()).toBe(0);
  await dialog.getByRole('button', { name: 'Create table' }).click();
  await start(page);
  await page.locator(TILE).first().waitFor();
  expect(await page.locator(TILE).count()).toBe(24);
  await context.close();
}, 120_000);
