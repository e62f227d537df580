import type { Page } from 'playwright-core';
import { launch } from './chromium';
import { visit } from './page';
import { startServer } from './server';
import { ANSWER, createTable, firstToShow, isAsked, isOver, SHEET, sitDown, start } from './table';

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
