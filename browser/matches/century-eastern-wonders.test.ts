import type { Browser, Page } from 'playwright-core';
import { axe } from '../axe';
import {
  asked,
  decide,
  type Found,
  open,
  option,
  type Person,
  PLACING,
  placeOfHold,
  pointOut,
  TILE,
  TO_SAIL,
  touch,
  touched,
  type,
  walkTo,
} from '../century-eastern-wonders';
import { launch } from '../chromium';
import { lookAt, visit } from '../page';
import { watchAgain } from '../replay';
import { startServer } from '../server';
import { forbid, strayed } from '../straying';
import {
  ANSWER,
  firstToShow,
  isOver,
  PROMPT,
  QUESTION,
  scoreSheet,
  SHEET,
  sitDown,
  start,
  still,
} from '../table';

// Century: Eastern Wonders as two people play it against a bot: one at a desk, who presses only things, and one on
// a phone, who presses only keys.

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

/** Where every island and port is, in pixels, and what is asked there: nothing any more once the match is over. */
const seaOf = (page: Page) =>
  lookAt(
    page,
    TILE,
    (tiles, question) => ({
      sea: tiles
        .map((tile) => tile.getBoundingClientRect())
        .map(({ x, y, width }) => [x, y, width].map((at) => at.toFixed(1)).join(' '))
        .join(', '),
      asked: document.querySelector(question)?.textContent,
    }),
    QUESTION,
  );

/** Notes where the sea or the hold is not where it was. */
async function lookAtPlaces(person: Person) {
  const { sea, asked } = await seaOf(person.page);
  if (asked === undefined) return;
  const hold = await placeOfHold(person.page);
  person.sea ??= sea;
  person.hold ??= hold;
  if (sea !== person.sea) person.moved.push(`sea from ${person.sea} to ${sea}: ${asked}`);
  else if (hold !== undefined && hold !== person.hold)
    person.moved.push(`hold from ${person.hold} to ${hold}: ${asked}`);
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

/** What is touched to harvest, once the boat has come to rest. */
const HARVEST = '[data-thing="supply"][data-touch]';

/** Where Ana's boat is, and what can be done there, once this can be touched. */
async function turnOf({ page }: Person, sight: string) {
  await page.locator(sight).first().waitFor();
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
  const before = await turnOf(ana, ANSWER);
  await ana.plan(ana, false);
  await press('boat:goal');
  await taken.waitFor();
  const there = await turnOf(ana, HARVEST);
  expect(there).not.toEqual(before);
  await page.reload();
  expect(await turnOf(ana, HARVEST)).toEqual(there);
  await press('supply');
  await page.locator(asked('Your turn: end the turn')).waitFor();
  await still(page);
  await page.keyboard.press('u');
  expect(await turnOf(ana, HARVEST)).toEqual(there);
  await still(page);
  await page.keyboard.press('u');
  expect(await turnOf(ana, TO_SAIL)).toEqual(before);
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
