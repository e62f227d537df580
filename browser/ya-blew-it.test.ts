import type { Page } from 'playwright-core';
import { launch } from './chromium';
import { visit } from './page';
import { startServer } from './server';
import {
  ANSWER,
  createTable,
  firstToShow,
  isAsked,
  isOver,
  nextFrame,
  SHEET,
  sitDown,
  start,
  still,
} from './table';

// Ya Blew It! as two people play it, one at a desk and one on a phone.

/** What stands on the board and round it, whatever happens. */
const PLACES = {
  board: 'main:has([data-thing="claim"])',
  lantern: '[data-thing="lantern"]',
  deck: ':is([data-thing="deck"], [data-thing="fire"])',
  claim: '[data-thing="claim"]',
  fuse: '[data-thing="fuse"]',
  rail: '[data-thing="rail"]',
  prompt: 'section[aria-label="What to do"]',
  die: '[data-thing="die"]',
};

type Box = Record<'x' | 'y' | 'width' | 'height', number>;
type Sight = { says: string; places: Record<string, Box>; buttons: Record<string, Box> };

/** Where everything is now; what is not there is left out. */
const see = (page: Page): Promise<Sight> =>
  page.evaluate((places) => {
    const boxOf = (place: Element): Box => {
      const { x, y, width, height } = place.getBoundingClientRect();
      return { x, y, width, height };
    };
    const prompt = document.querySelector(places.prompt);
    const found = Object.entries(places).flatMap(([name, selector]) => {
      const place = document.querySelector(selector);
      return place ? [[name, boxOf(place)]] : [];
    });
    const buttons = [...(prompt?.querySelectorAll('button') ?? [])];
    return {
      says: prompt?.querySelector('h2')?.innerText ?? '',
      places: Object.fromEntries(found),
      buttons: Object.fromEntries(buttons.map((button) => [button.innerText, boxOf(button)])),
    };
  }, PLACES);

const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

const called = ({ buttons }: Sight, name: RegExp): Box | undefined =>
  Object.entries(buttons).find(([text]) => name.test(text))?.[1];

/** Everything that is seen to stand elsewhere than before, as long as a match is watched. */
function watcher(page: Page, device: string) {
  const first: Record<string, Box> = {};
  const moved: string[] = [];
  let rolled: Box | undefined;
  return {
    page,
    moved,
    async look(): Promise<void> {
      // what is pointed at lifts
      await page.mouse.move(2, 2);
      const sight = await see(page);
      for (const [name, box] of Object.entries(sight.places)) {
        first[name] ??= box;
        const [before, now] = [first[name], box].map((one) => JSON.stringify(one));
        if (before !== now) moved.push(`${device}: ${name} ${before} -> ${now} (${sight.says})`);
      }
      const again = called(sight, /^Roll again/);
      if (again && rolled && overlap(rolled, again))
        moved.push(`${device}: "Roll again" lies where "Roll the die" was`);
      rolled = called(sight, /^Roll the die/) ?? rolled;
    },
    /** Presses one of the answers, another one each time; the question may be gone in the meantime. */
    async answer(turn: number): Promise<void> {
      const answers = page.locator(ANSWER);
      const chosen = answers.nth(turn % Math.max(1, await answers.count()));
      await chosen.click({ timeout: 2000 }).catch(() => undefined);
    },
  };
}

test('nothing on the board moves while a match is played, at a desk and on a phone', async () => {
  const browser = await launch();
  const server = await startServer({ env: { BOT_PACE_MS: '20' } });
  const ana = await visit(browser, server.url, { device: 'desktop' });
  const url = await createTable(ana.page, { name: 'Ana', seats: 4, bots: 2 });
  const bo = await visit(browser, url, { device: 'phone' });
  await sitDown(bo.page, 'Bo');
  await start(ana.page);

  const people = [watcher(ana.page, 'desk'), watcher(bo.page, 'phone')];
  const pages = [ana.page, bo.page];
  for (let turn = 0; ;) {
    await firstToShow(pages, `${ANSWER}, ${SHEET}`);
    if ((await Promise.all(people.map(({ page }) => isOver(page)))).some(Boolean)) break;
    for (const person of people) {
      await person.look();
      if (await isAsked(person.page)) await person.answer(turn++ % 5);
    }
  }
  expect(people.flatMap(({ moved }) => moved)).toEqual([]);
  expect([...ana.problems, ...bo.problems]).toEqual([]);
}, 300_000);

const TOUCHABLE = '[data-touch]';

/** A match of two, the other a bot; counts every press of a hand on what this selector finds. */
async function alone(forbidden: string) {
  const browser = await launch();
  const server = await startServer({ env: { BOT_PACE_MS: '0' } });
  const ana = await visit(browser, server.url, { device: 'desktop' });
  await createTable(ana.page, { name: 'Ana', seats: 2, bots: 1 });
  await start(ana.page);
  await ana.page.evaluate((selector) => {
    const pressed = (event: Event) => {
      if (!(event.target as Element).closest(selector)) return;
      document.body.dataset.strayed = (event.target as Element).outerHTML.slice(0, 200);
    };
    window.addEventListener('pointerdown', pressed, { capture: true });
  }, forbidden);
  return ana;
}

const strayed = (page: Page) => page.evaluate(() => document.body.dataset.strayed);

test('a whole match can be played on the things themselves, without the prompt', async () => {
  const { page, problems } = await alone(PLACES.prompt);
  const touched = new Set<string>();
  for (let turn = 0; ; turn++) {
    await firstToShow([page], `${TOUCHABLE}, ${SHEET}`);
    if (await isOver(page)) break;
    await still(page);
    const things = page.locator(TOUCHABLE);
    const thing = things.nth((turn % 5) % Math.max(1, await things.count()));
    const name = await thing.getAttribute('data-thing', { timeout: 2000 }).catch(() => null);
    // asked no more in the meantime
    const isDone = await thing.click({ timeout: 2000 }).then(
      () => true,
      () => false,
    );
    if (isDone) touched.add(name!.replace(/:.*/, ''));
    await nextFrame(page);
  }
  expect(await strayed(page)).toBeUndefined();
  expect([...touched]).toEqual(expect.arrayContaining(['deck', 'die', 'cards', 'player']));
  expect(problems).toEqual([]);
}, 300_000);

test('a whole match can be played by keyboard, without the board', async () => {
  const { page, problems } = await alone('body');
  for (let turn = 0; ; turn++) {
    await firstToShow([page], `${ANSWER}, ${SHEET}`);
    if (await isOver(page)) break;
    await still(page);
    const choices = page.locator(`${PLACES.prompt} [data-choice]`);
    const chosen = choices.nth((turn % 3) % Math.max(1, await choices.count()));
    const isThere = () => chosen.evaluate((one) => one === document.activeElement);
    for (let stops = 0; stops < 60 && !(await isThere().catch(() => true)); stops++)
      await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await nextFrame(page);
  }
  expect(await strayed(page)).toBeUndefined();
  expect(problems).toEqual([]);
}, 300_000);

test('the gallery stirs when something happens, and comes to rest by itself', async () => {
  const browser = await launch();
  const server = await startServer({ env: { BOT_PACE_MS: '0' } });
  const { page } = await visit(browser, server.url, { stillness: false });
  await createTable(page, { name: 'Ana', seats: 2, bots: 1 });
  await start(page);
  await page.locator(ANSWER).first().waitFor();
  const moving = (isWanted: boolean) =>
    page.waitForFunction(
      (wanted) =>
        document.getAnimations().some(({ playState }) => playState !== 'finished') === wanted,
      isWanted,
    );
  await moving(false);
  await page.locator(ANSWER).first().click();
  await moving(true);
  await moving(false);
});
