import type { Page } from 'playwright-core';
import { launch } from '../chromium';
import { lookAt, visit } from '../page';
import { startServer } from '../server';
import { stir } from '../stirring';
import { forbid, strayed } from '../straying';
import {
  ANSWER,
  createTable,
  firstToShow,
  isOver,
  nextFrame,
  SHEET,
  sitDown,
  start,
  still,
} from '../table';

// Ya Blew It! as two people play it, one at a desk and one on a phone.

/** What stands on the board and round it, whatever happens. */
const PLACES = {
  board: 'main:has([data-thing="claim"])',
  lantern: '[data-thing="lantern"]',
  deck: ':is([data-thing="deck"], [data-thing="fire"])',
  claim: '[data-thing="claim"]',
  fuse: '[data-thing="fuse"]',
  rail: '[data-thing="rail"]',
  'plate of Ana': '[data-thing="player:0"]',
  'plate of Bo': '[data-thing="player:1"]',
  'plate of a bot': '[data-thing="player:2"]',
  prompt: 'section[aria-label="What to do"]',
  // in a Fire each rolls in a row of their own
  die: '[data-thing="die"]:not(li *)',
};

type Box = Record<'x' | 'y' | 'width' | 'height', number>;
type Sight = {
  says: string;
  places: Record<string, Box>;
  buttons: Record<string, Box>;
  /** What whoever is waited for in a Fire may lose, where not all of it is in sight. */
  cut: string[];
};

/** Where everything is now; what is not there is left out. */
const see = (page: Page): Promise<Sight> =>
  page.evaluate((places) => {
    // what the focus is for lifts, as what is pointed at does
    (document.activeElement as HTMLElement).blur();
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
    const isCut = (row: Element) => {
      const [box, list] = [boxOf(row), boxOf(row.parentElement!)];
      // one with many cards may be higher than its place
      const height = Math.min(box.height, list.height);
      return box.y < list.y - 1 || box.y + height > list.y + list.height + 1;
    };
    const rows = [...document.querySelectorAll<HTMLElement>('[data-awaited]')];
    return {
      says: prompt?.querySelector('h2')?.innerText ?? '',
      places: Object.fromEntries(found),
      buttons: Object.fromEntries(buttons.map((button) => [button.innerText, boxOf(button)])),
      cut: rows.filter(isCut).map(({ innerText }) => innerText),
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
      moved.push(...sight.cut.map((row) => `${device}: not all in sight: ${row}`));
      const again = called(sight, /^Roll again/);
      if (again && rolled && overlap(rolled, again))
        moved.push(`${device}: "Roll again" lies where "Roll the die" was`);
      rolled = called(sight, /^Roll the die/) ?? rolled;
    },
  };
}

const TOUCHABLE = '[data-touch]';

/**
 * Presses one of the things that take a press where a hand would find it: of a kind that was not touched before, or
 * another one each time; which. A press of the mouse, not Playwright's click: that one looks whether a thing stands
 * still from frame to frame, and frames are what a busy machine has none of. Here nothing moves by then.
 */
async function touch(
  page: Page,
  touched: ReadonlySet<string>,
  turn: number,
): Promise<string | undefined> {
  let found: Found | null;
  let looks = 0;
  do {
    if (looks > 0) await nextFrame(page);
    found = await find(page, touched, turn);
    if (found === null) return undefined; // somebody else was first
  } while (!found.point && ++looks < MANY);
  expect(found).toEqual({ name: found.name, point: expect.anything() });
  await page.mouse.click(...found.point!);
  return kindOf(found.name);
}

/** For so many frames something may lie before a thing that can be pressed. */
const MANY = 60;

const kindOf = (name: string) => name.replace(/:.*/, '');

type Found = { name: string; point?: readonly [number, number] };

/** One of the things that take a press, and where nothing lies before it. */
const find = (page: Page, touched: ReadonlySet<string>, turn: number): Promise<Found | null> =>
  lookAt(
    page,
    TOUCHABLE,
    (things, [nth, known]) => {
      if (things.length === 0) return null;
      const isNew = ({ dataset }: HTMLElement) => !known.includes(dataset.thing!.split(':')[0]);
      const thing = things.find(isNew) ?? things[nth % things.length];
      const { x, y, width, height } = thing.getBoundingClientRect();
      const parts = [0.5, 0.25, 0.75];
      const points = parts.flatMap((right) =>
        parts.map((down) => [x + right * width, y + down * height] as const),
      );
      const isHit = ([left, top]: readonly [number, number]) =>
        thing.contains(document.elementFromPoint(left, top));
      return { name: thing.dataset.thing!, point: points.find(isHit) };
    },
    [turn, [...touched]] as const,
  );

/** Chooses one of the answers, another one each time: by its letter, or now and then by Tab and Enter. */
async function type(page: Page, turn: number): Promise<void> {
  const letter = await lookAt(
    page,
    `${PLACES.prompt} [data-choice]`,
    (choices, nth) => {
      const chosen = choices[nth % choices.length];
      // what was wanted before may still be there
      for (const one of choices) one.toggleAttribute('data-wanted', one === chosen);
      return chosen?.dataset.letter;
    },
    turn,
  );
  if (letter !== undefined && turn % 4 > 0) return page.keyboard.press(letter);
  // somebody else may be first, and it is gone
  const hasFocus = () =>
    page.evaluate(() => {
      const wanted = document.querySelector('[data-wanted]');
      return wanted && wanted === document.activeElement;
    });
  let isThere = await hasFocus();
  for (let stops = 0; stops < 60 && isThere === false; stops++) {
    await page.keyboard.press('Tab');
    isThere = await hasFocus();
  }
  if (isThere) await page.keyboard.press('Enter');
}

test('a whole match, at a desk on the things themselves without the prompt, on a phone by keyboard without the board: and nothing moves', async () => {
  const browser = await launch();
  const server = await startServer({ env: { BOT_PACE_MS: '0' } });
  const ana = await visit(browser, server.url, { device: 'desktop' });
  const url = await createTable(ana.page, { name: 'Ana', seats: 3, bots: 1, isShort: true });
  const bo = await visit(browser, url, { device: 'phone' });
  await sitDown(bo.page, 'Bo');
  await start(ana.page);
  await forbid(ana.page, PLACES.prompt);
  await forbid(bo.page, 'body');

  const desk = watcher(ana.page, 'desk');
  const phone = watcher(bo.page, 'phone');
  const touched = new Set<string>();
  for (let turn = 0; ; turn++) {
    const asked = await firstToShow([ana.page, bo.page], `${ANSWER}, ${SHEET}`);
    if (await isOver(asked)) break;
    await Promise.all([desk.look(), phone.look()]);
    await still(asked);
    if (asked === ana.page) {
      const kind = await touch(asked, touched, turn % 5);
      if (kind !== undefined) touched.add(kind);
    } else await type(asked, turn);
    await nextFrame(asked);
  }
  expect([...desk.moved, ...phone.moved]).toEqual([]);
  expect([await strayed(ana.page), await strayed(bo.page)]).toEqual([undefined, undefined]);
  expect([...touched]).toEqual(expect.arrayContaining(['deck', 'die', 'cards', 'player']));
  expect([...ana.problems, ...bo.problems]).toEqual([]);
}, 900_000);

test('the gallery stirs when something happens, and comes to rest by itself', async () => {
  const browser = await launch();
  const server = await startServer({ env: { BOT_PACE_MS: '0' } });
  const { page } = await visit(browser, server.url, {
    stillness: false,
    takesTime: true,
    isShown: false,
  });
  await createTable(page, { name: 'Ana', seats: 2, bots: 1 });
  await start(page);
  await page.locator(ANSWER).first().waitFor();
  await stir(page, () => page.locator(ANSWER).first().click());
});
