import type { Browser, Page } from 'playwright-core';
import { axe } from './axe';
import { launch } from './chromium';
import { lookAt, visit, type WatchedPage } from './page';
import { watchAgain } from './replay';
import { startServer } from './server';
import { rest, stir } from './stirring';
import {
  ANSWER as BUTTON,
  createTable,
  firstToShow,
  isOver,
  nextFrame,
  scoreSheet,
  still,
  SHEET,
  sitDown,
  start,
} from './table';

// Century: Eastern Wonders as two people play it against a bot: one at a desk, who presses only things, and one on
// a phone, who presses only keys. Tiles are found by what they are called out loud, in English or in French.

const spoken = (...words: string[]) =>
  `:is(${words.map((one) => `[aria-label*="${one}"]`).join()})`;
const TILE = 'button[data-thing^="tile:"]';
const ISLAND = TILE + spoken('Trades ', 'Échange ');
const FREE = TILE + spoken('Can be reached without a cube', 'On y va sans cube');
const NEAR = TILE + spoken('Can be reached', 'On y va');
const READY = spoken('You have all of it', 'Vous avez tout');
const BUILT_ON = spoken('Outposts: ', 'Comptoirs : ');

/** Where to sail, the best first: where something can be delivered or built for nothing, or just on. */
const GOALS = [NEAR + READY, `${FREE}:not(${BUILT_ON})`, FREE, NEAR];

const PROMPT = ':is(section[aria-label="What to do"], section[aria-label="Que faire"])';
const STEPPER = `[role="group"]${spoken('How often', 'Combien de fois')}`;
const asked = (...words: string[]) => `h2:is(${words.map((one) => `:has-text("${one}")`).join()})`;
const TO_SAIL = asked('or act where you are', 'ou agissez sur place');
const SAILING = /or act where you are|ou agissez sur place/;
const TO_PLACE = asked('Your turn: choose where to start', 'À vous : choisissez d’où partir');
const PLACING = /^(Your turn: choose where|À vous.: choisissez d’où)/;
const DELIVER = '[data-choice][data-on^="vp:"]';

/** Cubes in the hold and the stepper are pressed to answer differently, not to answer. */
const ANSWER = `${BUTTON}:not([role="group"] *)`;

/** Somebody at the table. */
type Person = WatchedPage & {
  name: string;
  /** How often they planned one. */
  voyages: number;
  /** Where every island and port was when they saw the sea first, and the hold, and every question at which one was elsewhere. */
  sea?: string;
  hold?: string;
  moved: string[];
  /** Points out a tile: to sail to, or to start on. */
  plan(person: Person, isStart: boolean): Promise<void>;
  /** Answers what is asked: what is most likely wanted, or else one of the others. */
  answer(person: Person): Promise<void>;
};

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

const option = (page: Page, name: string, value: string) =>
  page.getByRole('group', { name, exact: true }).getByText(value, { exact: true });

const open = (page: Page, seats: number) =>
  createTable(page, { name: 'Ana', seats, bots: 1, title: 'Century: Eastern Wonders' });

/** Ana opens a table for a short match at a desk, and Bo comes with a phone. */
async function gather(): Promise<[ana: Person, bo: Person]> {
  const ana = await visit(browser, home);
  const url = await open(ana.page, 3);
  await option(ana.page, 'Length', 'Short').click();
  const bo = await visit(browser, url, { device: 'phone', theme: 'light', language: 'fr' });
  await sitDown(bo.page, 'Bo');
  await start(ana.page);
  await forbid(ana.page, PROMPT);
  await forbid(bo.page, 'body');
  const fresh = { voyages: 0, moved: [] };
  return [
    { ...ana, ...fresh, name: 'Ana', plan: pointOut, answer: touch },
    { ...bo, ...fresh, name: 'Bo', plan: walkTo, answer: type },
  ];
}

/** Notes a press of a hand on what this selector finds, other than what only takes back. */
const forbid = (page: Page, forbidden: string) =>
  page.evaluate((selector) => {
    const pressed = ({ target }: Event) => {
      if (!(target instanceof Element) || !target.closest(selector)) return;
      document.body.dataset.strayed = target.outerHTML.slice(0, 200);
    };
    window.addEventListener('pointerdown', pressed, { capture: true });
  }, forbidden);

const strayed = (page: Page) => page.evaluate(() => document.body.dataset.strayed);

/** Whoever has seen enough of the sea leaves it to the bot to bring the match to its end. */
const ENOUGH = 3;

const touched = new Set<string>();

/** What ends the turn is done on another boat, or on a plate. */
const ENDING = ['boat', 'player'];
const kindOf = (name: string) => name.replace(/:.*/, '');

/** Presses the thing that is most likely meant, or else one of the others. */
async function touch({ page, voyages }: Person) {
  const things = await lookAt(page, '[data-touch]', (all) =>
    all.map(({ dataset }) => ({ name: dataset.thing!, isMain: dataset.touch === 'main' })),
  );
  const isEnding = ({ name }: { name: string }) => ENDING.includes(kindOf(name));
  const thing =
    things.find(({ isMain }) => isMain) ??
    things.find((one) => isEnding(one) === voyages >= ENOUGH) ??
    things.at(-1);
  if (!thing) return; // not asked any more
  const isDone = await page
    .locator(`[data-thing="${thing.name}"][data-touch]`)
    .first()
    .click({ timeout: 2000 })
    .then(
      () => true,
      () => false,
    );
  if (isDone) touched.add(kindOf(thing.name));
}

/** Presses a tile; what lies on it lets the press through. */
async function pointOut({ page, voyages }: Person, isStart: boolean) {
  for (const goal of isStart ? [ISLAND] : GOALS) {
    const goals = page.locator(goal);
    const count = await goals.count();
    if (count > 0) return goals.nth(voyages % count).click({ force: true });
  }
}

/** Chooses what is most likely meant, or else the first or the last: by its letter, or by Tab and Enter. */
async function type({ page, voyages }: Person) {
  const [letter, isFocusWanted] = await lookAt(
    page,
    '[data-choice]',
    (choices, isLast) => {
      const main = choices.find(({ dataset }) => 'main' in dataset);
      const chosen = main ?? choices.at(isLast ? -1 : 0);
      chosen?.setAttribute('data-wanted', '');
      return [chosen?.dataset.letter, chosen !== undefined] as const;
    },
    voyages >= ENOUGH,
  );
  if (letter !== undefined && voyages > 1) return page.keyboard.press(letter);
  if (isFocusWanted) await tabTo(page, '[data-wanted]');
  await page.keyboard.press('Enter');
}

const hasFocus = (page: Page, selector: string) =>
  page.evaluate((one) => document.activeElement?.matches(one) ?? false, selector);

/** Goes on by the Tab key to the first of these, all round the page at most. */
async function tabTo(page: Page, selector: string) {
  for (let stops = 0; stops < 60 && !(await hasFocus(page, selector)); stops++)
    await page.keyboard.press('Tab');
}

const ARROWS = ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft'];

/** Walks over the sea by arrow keys until there is a tile to sail to, or to start on. */
async function walkTo({ page, voyages }: Person, isStart: boolean) {
  await tabTo(page, TILE);
  for (let steps = 0; steps < 20; steps++) {
    await page.keyboard.press(ARROWS[(voyages + (steps % 5)) % 4]);
    if (!(await hasFocus(page, isStart ? ISLAND : NEAR))) continue;
    return page.keyboard.press('Enter');
  }
}

/** What is asked, found out in one go: the machine is asked for little else so often. */
const questionOf = (page: Page) =>
  page.evaluate(
    ({ prompt, stepper, deliver }) => ({
      words: document.querySelector(`${prompt} h2`)?.textContent ?? '',
      isTrade: document.querySelector(stepper) !== null,
      mayDeliver: document.querySelector(deliver) !== null,
    }),
    { prompt: PROMPT, stepper: STEPPER, deliver: DELIVER },
  );

/** What somebody does who is asked: they sail for what is best, and there do what is proposed first. */
async function decide(person: Person, found: Found): Promise<void> {
  const { name, page } = person;
  const look = async (screen: string) => (found[`${screen}, ${name}`] ??= await axe(page));
  const { words, isTrade, mayDeliver } = await questionOf(page);
  const isToSail = SAILING.test(words) && !mayDeliver;

  if (PLACING.test(words)) {
    await look('start');
    await person.plan(person, true);
    await page.locator(ANSWER).first().waitFor();
  } else if (isTrade) {
    await look('trade');
  } else if (isToSail && person.voyages < ENOUGH) {
    await page.locator(NEAR).first().waitFor();
    await person.plan(person, false);
    person.voyages++;
    await look('route');
  } else if (isToSail) {
    // with nothing done the turn is ended at the second press
    await answer(person);
  }
  await answer(person);
}

async function answer(person: Person) {
  await still(person.page);
  await person.answer(person);
  await nextFrame(person.page);
}

/** Where every island and port is, in pixels. */
const placesOf = (page: Page): Promise<string> =>
  lookAt(page, TILE, (tiles) =>
    tiles
      .map((tile) => tile.getBoundingClientRect())
      .map(({ x, y, width }) => [x, y, width].map((at) => at.toFixed(1)).join(' '))
      .join(', '),
  );

/** Where the hold ends and how high it lies, in pixels, once there is one: a tile makes it wider. */
const placeOfHold = (page: Page): Promise<string | undefined> =>
  lookAt(page, `${PROMPT} [data-hint="hold"]`, ([hold]) => {
    const at = hold?.getBoundingClientRect();
    return at && [at.right, at.top, at.bottom].map((one) => one.toFixed(0)).join(' ');
  });

/** Notes where the sea or the hold is not where it was. */
async function lookAtPlaces(person: Person) {
  const { page } = person;
  const [sea, hold] = [await placesOf(page), await placeOfHold(page)];
  person.sea ??= sea;
  person.hold ??= hold;
  if (sea === person.sea && (hold === undefined || hold === person.hold)) return;
  // once the match is over, nothing is asked on the board any more
  const question = page.locator(`${PROMPT} h2`);
  if (!(await question.isVisible())) return;
  const what = sea === person.sea ? 'hold' : 'sea';
  person.moved.push(`${what}: ${await question.innerText()}`);
}

/** Both play until the match is over, or until something is so. */
async function play(
  people: readonly Person[],
  found: Found,
  until: (asked: Person) => Promise<boolean> = async () => false,
): Promise<void> {
  const pages = people.map(({ page }) => page);
  for (;;) {
    const page = await firstToShow(pages, `${ANSWER}, ${SHEET}`, { question: PLACING });
    const person = people[pages.indexOf(page)];
    if ((await isOver(page)) || (await until(person))) return;
    await lookAtPlaces(person);
    await decide(person, found);
  }
}

/** Where Ana's boat is, and what can be done there. */
async function turnOf({ page }: Person) {
  await page.locator(ANSWER).first().waitFor();
  const boat = page.getByRole('button', { name: /Boats: ([^.]* )?You\b/ });
  return [await boat.getAttribute('data-thing'), ...(await page.locator(ANSWER).allInnerTexts())];
}

/** Ana sails and harvests, comes back to the page in between, and takes it all back. */
async function takeBack(ana: Person) {
  const { page } = ana;
  const taken = page.getByRole('button', { name: /^Take back/ });
  const press = async (thing: string) => {
    await still(page);
    await page.locator(`[data-thing="${thing}"][data-touch]`).click();
  };
  const before = await turnOf(ana);
  await ana.plan(ana, false);
  await press('boat:goal');
  await taken.waitFor();
  const there = await turnOf(ana);
  expect(there).not.toEqual(before);
  await page.reload();
  expect(await turnOf(ana)).toEqual(there);
  await press('supply');
  await page.locator(asked('Your turn: end the turn')).waitFor();
  await still(page);
  await page.keyboard.press('u');
  await page.locator('[data-thing="supply"][data-touch]').waitFor();
  expect(await turnOf(ana)).toEqual(there);
  await still(page);
  await page.keyboard.press('u');
  await page.locator(TO_SAIL).waitFor();
  expect(await turnOf(ana)).toEqual(before);
  await forbid(page, PROMPT);
}

test('a short match to its end, on the things without the prompt, and by keyboard without a hand: nothing moves, and both read the same score sheet', async () => {
  const people = await gather();
  const [ana, bo] = people;
  const found: Found = {};
  await play(people, found, async (one) => one === ana && ana.page.locator(TO_SAIL).isVisible());
  await takeBack(ana);
  await play(people, found);
  expect([await strayed(ana.page), await strayed(bo.page)]).toEqual([undefined, undefined]);
  expect([...touched]).toEqual(expect.arrayContaining(['start', 'boat', 'space', 'player']));
  expect([...ana.moved, ...bo.moved]).toEqual([]);

  const [sheet, other] = await Promise.all(people.map(({ page }) => scoreSheet(page)));
  expect(sheet).not.toEqual([]);
  expect(other).toEqual(sheet);
  for (const { name, page } of people) found[`end, ${name}`] = await axe(page);
  await watchAgain(ana.page);
  expect(Object.keys(found)).toEqual(expect.arrayContaining(SCREENS));
  expect(Object.values(found).flat()).toEqual([]);
  for (const { problems, context } of people) {
    expect(problems).toEqual([]);
    await context.close();
  }
}, 300_000);

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
    'section[aria-label="What to do"] h2',
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

const MAP_CODE = /^[0-9A-Z]{4}(-[0-9A-Z]{1,4})+$/;

test('a random map is played, too', async () => {
  const { page, problems, context } = await visit(browser, home);
  await open(page, 2);
  await option(page, 'Map', 'Random').click();
  await start(page);
  await page.locator(`${ANSWER}, ${TO_PLACE}`).first().waitFor();
  expect(await page.locator(TILE).count()).toBe(24);
  await still(page);
  await page.locator('[data-thing^="start:"][data-touch]').first().click();
  await page.locator(TO_PLACE).waitFor();
  await page.locator(ISLAND).first().click({ force: true });
  await still(page);
  await page.locator('[data-thing="boat:goal"][data-touch]').click();
  await page.locator(TO_SAIL).waitFor();
  expect(await axe(page)).toEqual([]);
  expect(problems).toEqual([]);
  await context.close();
}, 120_000);

test('from the home page through the editor into a match on that map, and no button slips away; a room knows its code as well', async () => {
  const { page, context } = await visit(browser, home);
  await page.getByRole('button', { name: 'Create table: Century: Eastern Wonders' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Your name').fill('Ana');
  await dialog.getByRole('group', { name: 'Of these for bots' }).getByText('3').click();
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
