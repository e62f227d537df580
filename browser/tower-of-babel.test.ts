import type { Browser, Locator, Page } from 'playwright-core';
import { axe } from './axe';
import { launch } from './chromium';
import { visit, type Visitor, type WatchedPage } from './page';
import { startServer } from './server';
import { ANSWER, createTable, isOver, scoreSheet, SHEET, sitDown, start } from './table';

// Tower of Babel as people play it, on three pages at once. What lies on the table is found by the
// names that the stage has for it, the same in every language.

const CARD = '[data-thing^="own:"]:not([data-thing="own:trade"]) button[aria-disabled="false"]';
const TRADING_CARD = '[data-thing="own:trade"] button';
const ACTION_CARD = '[data-thing^="action:"] button';
const OFFER = 'button:has([data-thing^="offer:"])';
const PASS = /^(Pass|Passer)\b/;
const OFFER_NOTHING = /^(Offer nothing|Ne rien offrir)/;

/** Whoever has laid an offer may change it, and nobody waits for that. */
const ASKED = `${ANSWER}:not(:has(:is(:text("Change my offer"), :text("Changer mon offre"))))`;

const SCREENS: Record<string, Visitor> = {
  Ana: { device: 'desktop', theme: 'dark' },
  Bo: { device: 'desktop', theme: 'light', language: 'fr' },
  Cleo: { device: 'phone', theme: 'dark' },
};

/** Somebody at the table. */
type Person = WatchedPage & { name: string };

/** What is wrong with each screen of each person. */
type Found = Record<string, string[]>;

/** What everybody comes to see in a whole match; not everybody earns an action card. */
const SCREENS_OF_ALL = Object.keys(SCREENS).flatMap((name) =>
  ['choice', 'offer', 'offers', 'end'].map((screen) => `${screen}, ${name}`),
);

let browser: Browser;
beforeAll(async () => void (browser = await launch()));

/** Ana opens a table, the others come by the link, and bots take the other seats. */
async function gather(bots: number): Promise<Person[]> {
  let { url } = await startServer({ env: { BOT_PACE_MS: '20' } });
  const people: Person[] = [];
  for (const [name, screen] of Object.entries(SCREENS)) {
    const person = { name, ...(await visit(browser, url, screen)) };
    const seats = Object.keys(SCREENS).length + bots;
    if (people.length > 0) await sitDown(person.page, name);
    else url = await createTable(person.page, { name, seats, bots, title: 'Tower of Babel' });
    people.push(person);
  }
  await start(people[0].page);
  return people;
}

/** What axe finds, and whether the whole screen was pushed out of place, which nobody can scroll back. */
const faults = async (page: Page): Promise<string[]> => [
  ...(await axe(page)),
  ...(await page
    .locator(':visible')
    .evaluateAll((all) =>
      all
        .filter((one) => one.scrollTop > 0 && getComputedStyle(one).overflowY === 'hidden')
        .map((one) => `${one.tagName} was pushed up by ${one.scrollTop}`),
    )),
];

/** The answer to the last press may arrive just now, and there is something else to press. */
const press = (button: Locator, position?: { x: number; y: number }) =>
  button.click({ position, timeout: 500 }).catch(() => undefined);

const button = (page: Page, name: RegExp) => page.getByRole('button', { name });

/** Any key skips what still moves: the board shows what the prompt speaks of. */
const skipMovement = (page: Page) => page.keyboard.press('Shift');

/** What somebody does who is asked: what it was; what is wrong with each kind of screen, the first time. */
async function decide({ name, page }: Person, found: Found): Promise<'offer' | 'other'> {
  await skipMovement(page);
  const look = async (screen: string) => (found[`${screen}, ${name}`] ??= await faults(page));
  const isChoosing = await button(page, PASS).isVisible();
  const isOffering = await button(page, OFFER_NOTHING).isVisible();
  const card = page.locator(ACTION_CARD).first();
  if (isChoosing && !found[`action card, ${name}`] && (await card.isVisible())) {
    await press(card);
    await look('action card');
    await press(card);
  }
  if (isChoosing) {
    await choose(page);
    await look('choice');
  } else if (isOffering) {
    await raise(page);
    await look('offer');
  } else if (await page.locator(OFFER).first().isVisible()) {
    await acceptWhatFits(page);
    await look('offers');
  }
  await press(page.locator(ASKED).first());
  return isOffering ? 'offer' : 'other';
}

/** Chooses the first disc that he needs little help for; where there is none, passing comes first. */
async function choose(page: Page) {
  const things = await page
    .locator('[data-thing]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('data-thing')!));
  const lacking = (disc: string) => {
    const [, kind, number] = disc.match(/^disc:(\w+)-(\d)/)!;
    return Number(number) - things.filter((thing) => thing.startsWith(`own:${kind}:`)).length;
  };
  const disc = things.find((thing) => thing.startsWith('disc:') && lacking(thing) <= LITTLE_HELP);
  if (disc) await press(page.locator(`[data-thing="${disc}"] button`));
}

const LITTLE_HELP = 2;

/** Where a card of the fan is not covered by the next. */
const UNCOVERED = { x: 14, y: 30 };

/** Raises two cards if he has them, and the trading card now and then. */
async function raise(page: Page) {
  const lowered = page.locator(`${CARD}[aria-pressed="false"]`);
  const count = await lowered.count();
  for (let i = 0; i < Math.min(count, 2); i++) await press(lowered.last(), UNCOVERED);
  if (count % 2 === 1) await press(page.locator(TRADING_CARD));
}

/** Accepts one offer after the other, as long as there is one that fits. */
async function acceptWhatFits(page: Page) {
  const fitting = page.locator(`${OFFER}[aria-pressed="false"][aria-disabled="false"]`);
  while (await fitting.first().isVisible()) {
    const accepted = page.locator(`${OFFER}[aria-pressed="true"]`);
    const next = accepted.nth(await accepted.count());
    await press(fitting.first());
    await next.waitFor();
  }
}

/** All play, each as soon as he is asked, to the end or for so many goes; how many made their offers at the same time. */
async function play(people: Person[], found: Found, goes = Infinity): Promise<number> {
  let together = 0;
  for (let go = 0; ; go++) {
    const asked = await whoIsAsked(people);
    if (go === goes || (await isOver(people[0].page))) return together;
    const done = await Promise.all(asked.map((person) => decide(person, found)));
    together = Math.max(together, done.filter((what) => what === 'offer').length);
  }
}

/** Waits until somebody is asked, or sees the end. */
async function whoIsAsked(people: Person[]): Promise<Person[]> {
  const something = ({ page }: Person) => page.locator(`${ASKED}, ${SHEET}`).first();
  await Promise.any(people.map((person) => something(person).waitFor()));
  const visible = await Promise.all(people.map((person) => something(person).isVisible()));
  return people.filter((_, i) => visible[i]);
}

/** The places and points of a score sheet, whatever the words. */
const numbers = async ({ page }: Person) =>
  (await scoreSheet(page)).map((row) => row.match(/\d+/g) ?? []);

/** Whoever is asked sees how it stands, and the others come to see the same: every disc, every part. */
async function seeTheSame(people: Person[]) {
  const onTable = '[data-thing^="disc:"], [data-thing^="part:"]';
  const names = (all: Element[]) => all.map((one) => one.getAttribute('data-thing')).join(' ');
  const [asked] = await whoIsAsked(people);
  for (const { page } of people) await skipMovement(page);
  const seen = await asked.page.locator(onTable).evaluateAll(names);
  expect(seen).not.toBe('');
  for (const { page } of people)
    await page.waitForFunction(
      ([things, all]) =>
        [...document.querySelectorAll(things)]
          .map((one) => one.getAttribute('data-thing'))
          .join(' ') === all,
      [onTable, seen],
    );
}

/** Nothing was wrong on any screen, and the browsers had nothing to complain about. */
async function part(people: Person[], found: Found) {
  expect(Object.values(found).flat()).toEqual([]);
  for (const { problems, context } of people) {
    expect(problems).toEqual([]);
    await context.close();
  }
}

test('three people play it through on three pages, and read the same score sheet', async () => {
  const people = await gather(0);
  const found: Found = {};
  expect(await play(people, found)).toBe(2);
  const [sheet, ...others] = await Promise.all(people.map(numbers));
  expect(sheet.flat()).not.toEqual([]);
  for (const other of others) expect(other).toEqual(sheet);
  for (const { name, page } of people) found[`end, ${name}`] = await faults(page);
  expect(Object.keys(found)).toEqual(expect.arrayContaining(SCREENS_OF_ALL));
  await part(people, found);
}, 300_000);

test.each([1, 2])(
  'three people and bots (%i) offer at the same time',
  async (bots) => {
    const people = await gather(bots);
    const found: Found = {};
    expect(await play(people, found, 16)).toBeGreaterThan(1);
    await seeTheSame(people);
    await part(people, found);
  },
  300_000,
);
