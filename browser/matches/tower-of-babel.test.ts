import type { Browser, Page } from 'playwright-core';
import { DISC, OFFER, OWN_OFFER, places } from '../babelScreen';
import { launch } from '../chromium';
import { lookAt, visit, type Visitor } from '../page';
import { watchAgain } from '../replay';
import { startServer, type RunningServer } from '../server';
import { forbid, strayed } from '../straying';
import { createTable, PROMPT, QUESTION, scoreSheet, sitDown, skipMovement, start } from '../table';
import {
  answer,
  decide,
  faults,
  play,
  raise,
  until,
  whoIsAsked,
  type Found,
  type Person,
} from '../tower-of-babel';

// Tower of Babel on three pages at once.

const SCREENS: Record<string, Visitor> = {
  Ana: { device: 'desktop', theme: 'dark' },
  Bo: { device: 'desktop', theme: 'light', language: 'fr' },
  Cleo: { device: 'phone', theme: 'dark' },
};

/** What everybody comes to see in a whole match; not everybody earns an action card. */
const SCREENS_OF_ALL = Object.keys(SCREENS).flatMap((name) =>
  ['choice', 'offer', 'offers', 'end'].map((screen) => `${screen}, ${name}`),
);

/** A whole match takes a minute on a quiet machine, and ten on one that does ten other things. */
const TEST_TIMEOUT = 1_800_000;

let browser: Browser;
beforeAll(async () => void (browser = await launch()));

/** Ana opens a table for a short match, the others come by the link, and bots take the other seats. */
async function gather(bots: number, server?: RunningServer): Promise<Person[]> {
  let { url } = server ?? (await startServer({ env: { BOT_PACE_MS: '0' } }));
  const people: Person[] = [];
  for (const [name, screen] of Object.entries(SCREENS)) {
    const person = { name, ...(await visit(browser, url, screen)) };
    const seats = Object.keys(SCREENS).length + bots;
    if (people.length > 0) await sitDown(person.page, name);
    else
      url = await createTable(person.page, {
        name,
        seats,
        bots,
        title: 'Tower of Babel',
        isShort: true,
      });
    people.push(person);
  }
  await start(people[0].page);
  return people;
}

/** How wide the narrowest of these is. */
const narrowest = (page: Page, buttons: string): Promise<number> =>
  lookAt(page, buttons, (all) => Math.min(...all.map((one) => one.getBoundingClientRect().width)));

/** All come to see the same on the table: every disc, every part. */
async function seeTheSame(people: Person[]) {
  const seen = async ({ page }: Person) => {
    await skipMovement(page);
    return lookAt(page, '[data-thing^="disc:"], [data-thing^="part:"]', (things) =>
      things.map((one) => one.dataset.thing).join(' '),
    );
  };
  await until(people, async () => {
    const [one, ...others] = await Promise.all(people.map(seen));
    return one !== '' && others.every((other) => other === one);
  });
}

/** Nothing was wrong on any screen, and the browsers had nothing to complain about. */
async function part(people: Person[], found: Found) {
  expect(Object.values(found).flat()).toEqual([]);
  for (const { problems, context } of people) {
    expect(problems).toEqual([]);
    await context.close();
  }
}

test(
  'three people play it through, one on the things and one by keys, and read the same score sheet',
  async () => {
    const people = await gather(0);
    const [ana, bo] = people;
    ana.plays = 'things';
    await forbid(ana.page, PROMPT);
    bo.plays = 'keys';
    await forbid(bo.page, 'body');
    for (const { page } of people) expect(await narrowest(page, DISC)).toBeGreaterThan(43);
    const found: Found = {};
    expect(await play(people, found)).toBe(2);
    const [sheet, ...others] = await Promise.all(people.map(({ page }) => scoreSheet(page)));
    expect(sheet.join('')).not.toBe('');
    for (const other of others) expect(other).toEqual(sheet);
    for (const { name, page } of people) found[`end, ${name}`] = await faults(page);
    for (const { page } of [ana, bo]) expect(await strayed(page)).toBeUndefined();
    await watchAgain(people[1].page);
    expect(Object.keys(found)).toEqual(expect.arrayContaining(SCREENS_OF_ALL));
    await part(people, found);
  },
  TEST_TIMEOUT,
);

test.each([1, 2])(
  'three people and bots (%i) offer at the same time',
  async (bots) => {
    const people = await gather(bots);
    const found: Found = {};
    expect(await play(people, found, 2)).toBeGreaterThan(1);
    await seeTheSame(people);
    await part(people, found);
  },
  TEST_TIMEOUT,
);

test.each(['desktop', 'phone'] as const)(
  'nothing on the board moves while one question follows the other on a %s',
  async (device) => {
    const { url } = await startServer({ env: { BOT_PACE_MS: '0' } });
    const ana = { name: 'Ana', ...(await visit(browser, url, { device })) };
    await createTable(ana.page, { name: 'Ana', seats: 5, bots: 4, title: 'Tower of Babel' });
    await start(ana.page);
    const seen: Record<string, number[][]> = {};
    const questions = new Set<string>();
    const look = async () => {
      questions.add(await ana.page.locator(QUESTION).innerText());
      for (const [thing, place] of Object.entries(await places(ana.page)))
        (seen[thing] ??= []).push(place);
    };
    while (questions.size < 10) {
      await whoIsAsked([ana]);
      await look();
      await decide(ana, {}, look);
      await look();
    }
    // by a whole pixel: nobody sees less
    const isMoved = (first: number[], place: number[]) =>
      place.some((at, i) => Math.abs(at - first[i]) >= 1);
    const moved = Object.entries(seen).flatMap(([thing, [first, ...rest]]) => {
      const elsewhere = rest.find((place) => isMoved(first, place));
      return elsewhere ? [`${thing}: ${first.join(' ')}, ${elsewhere.join(' ')}`] : [];
    });
    expect(Object.keys(seen).length).toBeGreaterThan(8);
    expect(moved).toEqual([]);
  },
  TEST_TIMEOUT,
);

test(
  'an offer that is laid outlives kill -9, and only the other one is asked',
  async () => {
    const server = await startServer();
    const people = await gather(0, server);
    let asked = await whoIsAsked(people);
    while (asked.length < 2) {
      await Promise.all(asked.map((person) => decide(person, {}, async () => undefined)));
      asked = await whoIsAsked(people);
    }
    const [first, second] = asked;
    await raise(first.page);
    await answer(first);
    const own = first.page.locator(OWN_OFFER);
    const laid = await own.innerText();

    await server.kill9();
    await startServer({ env: { DATA_DIR: server.dataDir, PORT: String(server.port) } });
    for (const { page } of people) await page.reload();
    expect(await whoIsAsked(people)).toEqual([second]);
    expect(await own.innerText()).toBe(laid);

    await answer(second);
    const [active] = people.filter((person) => !asked.includes(person));
    await until(people, async () => (await active.page.locator(OFFER).count()) === 2);
  },
  TEST_TIMEOUT,
);
