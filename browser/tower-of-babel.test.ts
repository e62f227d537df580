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

/** What axe finds wrong with each screen of each person: nothing, for all of them. */
type Found = Record<string, string[]>;

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

/** The answer to the last press may arrive just now, and there is something else to press. */
const press = (button: Locator) => button.click({ timeout: 500 }).catch(() => undefined);

const button = (page: Page, name: RegExp) => page.getByRole('button', { name });

/** What somebody does who is asked: what it was; what axe finds on each kind of screen, the first time. */
async function decide({ name, page }: Person, found: Found): Promise<'offer' | 'other'> {
  const look = async (screen: string) => (found[`${screen}, ${name}`] ??= await axe(page));
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

/** Raises two cards if he has them, and the trading card now and then. */
async function raise(page: Page) {
  const lowered = page.locator(`${CARD}[aria-pressed="false"]`);
  const count = await lowered.count();
  for (let i = 0; i < Math.min(count, 2); i++) await press(lowered.last());
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

/** All play to the end, each as soon as he is asked; how many offers were put together at the same time at most. */
async function playThrough(people: Person[], found: Found): Promise<number> {
  let together = 0;
  for (;;) {
    const isAnything = `${ASKED}, ${SHEET}`;
    await Promise.any(people.map(({ page }) => page.locator(isAnything).first().waitFor()));
    if ((await Promise.all(people.map(({ page }) => isOver(page)))).includes(true)) return together;
    const visible = await Promise.all(
      people.map(({ page }) => page.locator(ASKED).first().isVisible()),
    );
    const asked = people.filter((_, i) => visible[i]);
    const done = await Promise.all(asked.map((person) => decide(person, found)));
    together = Math.max(together, done.filter((what) => what === 'offer').length);
  }
}

/** The places and points of a score sheet, whatever the words. */
const numbers = async ({ page }: Person) =>
  (await scoreSheet(page)).map((row) => row.match(/\d+/g) ?? []);

test.each([
  { seats: 3, bots: 0 },
  { seats: 4, bots: 1 },
  { seats: 5, bots: 2 },
])('three of $seats are people, offer at the same time, and see the same', async ({ bots }) => {
  const people = await gather(bots);
  const found: Found = {};
  const together = await playThrough(people, found);
  expect(together).toBeGreaterThan(1);
  const [sheet, ...others] = await Promise.all(people.map(numbers));
  expect(sheet.flat().length).toBeGreaterThan(0);
  for (const other of others) expect(other).toEqual(sheet);
  for (const { name, page, problems } of people) {
    found[`end, ${name}`] = await axe(page);
    expect(problems).toEqual([]);
  }
  expect(Object.values(found).flat()).toEqual([]);
  console.log(Object.keys(found), together, sheet);
  for (const { context } of people) await context.close();
}, 300_000);
