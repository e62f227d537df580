import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import type { ViewerState } from '../shared/engine/engine';
import { engineLoader } from '../shared/games';
import { colorfulTreasure } from '../shared/games/colorful-treasure';
import type { FaceId } from '../shared/games/colorful-treasure/faces';
import type {
  Grid,
  Holdings,
  Table,
  Treasure,
  View as WallView,
} from '../shared/games/colorful-treasure/state';
import { yaBlewIt } from '../shared/games/ya-blew-it';
import { CARDS, type CardId } from '../shared/games/ya-blew-it/cards';
import type { View } from '../shared/games/ya-blew-it/state';
import { cards } from '../shared/games/ya-blew-it/testing';
import { arrange } from './arranged';
import { launch } from './chromium';
import { lookAt } from './page';
import { restore } from './restored';
import { open } from './restoredTable';
import { startServer } from './server';

// Late in a match players have as much as there is, and are asked as much as there is to ask: one's own things are
// worth having, and nothing of anybody's is out of sight.

let browser: Browser;
let dataDir: string;
beforeAll(async () => void (browser = await launch()));
beforeEach(() => void (dataDir = mkdtempSync(join(tmpdir(), 'wondertable-'))));
afterEach(() => rmSync(dataDir, { recursive: true }));

const CLAIM = cards('blue-4 green-8 pink-34 yellow-68 purple-47 jumper-4');
const REST = (Object.keys(CARDS) as CardId[]).filter(
  (id) => CARDS[id].kind !== 'fire' && !CLAIM.includes(id),
);

type Held = (seat: number, players: number) => CardId[];

/** All the cards there are, one after the other to each. */
const evenly: Held = (seat, players) => REST.filter((_, i) => i % players === seat);

/** Thirty to the reader, and the rest to the others. */
const mostly: Held = (seat, players) =>
  seat === 0 ? REST.slice(0, 30) : REST.slice(30).filter((_, i) => i % (players - 1) === seat - 1);

/** Everybody has so many cards, Safes stand on two of the reader's stacks, and they are asked to roll. */
const late =
  (players: number, held: Held) =>
  (state: ViewerState): void => {
    const { table } = state.G as View;
    const seats = Array.from({ length: players }, (_, seat) => seat);
    const scoring = Object.fromEntries(seats.map((seat) => [seat, held(seat, players)]));
    Object.assign(table, {
      step: 'mining',
      claim: CLAIM,
      scoring,
      waiting: ['0'],
      out: ['2', '3'],
      safes: { ...table.safes, 0: ['blue', 'green'] },
    });
    Object.assign(table, { roll: null, fire: null, last: null });
    Object.assign(state, { awaited: ['0'], ctx: { ...state.ctx, currentPlayer: '1' } });
  };

/** Whatever is not in sight as a whole, or lies over something else: of plates, note and rail. */
const hidden = (page: Page) =>
  page.evaluate(() => {
    const boxes = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)]
        .map((one) => ({ one, box: one.getBoundingClientRect() }))
        .filter(({ box }) => box.width * box.height > 0);
    const [{ box: rail }] = boxes('[data-thing="rail"]');
    const isOut = ({ box }: { box: DOMRect }, place: DOMRect | { top: 0; bottom: number }) =>
      box.top < place.top - 1 || box.bottom > place.bottom + 1;
    const onRail = boxes(
      '[data-thing="rail"] li, [data-thing="rail"] section, [data-thing^="own:safe"]',
    );
    const [{ box: board }] = boxes('[data-thing="board"]');
    const onBoard = boxes('main [data-hint="gains"] :is(h2, li)');
    const window = { top: 0, bottom: innerHeight } as const;
    const beside = boxes('[data-thing^="player:"], [data-thing^="held:"], [data-hint="fires"]');
    const things = boxes('[data-thing="rail"] > ul > li, [data-thing="rail"] > div > section');
    const over = things.filter(({ box }) =>
      things.some(
        ({ box: other }) =>
          other !== box &&
          other.left < box.right - 1 &&
          box.left < other.right - 1 &&
          other.top < box.bottom - 1 &&
          box.top < other.bottom - 1,
      ),
    );
    // words on a plate that a sign lies over
    const covered = boxes('[data-thing^="player:"] b + span').filter(({ one }) => {
      const range = document.createRange();
      range.selectNodeContents(one);
      const words = range.getBoundingClientRect();
      const [sign] = boxes(`[data-thing="${one.closest('li')!.dataset.thing}"] [data-hint="away"]`);
      return (
        sign &&
        getComputedStyle(one).clipPath === 'none' &&
        words.right > sign.box.left &&
        words.bottom > sign.box.top &&
        words.top + 3 < sign.box.bottom
      );
    });
    // whatever would have to be scrolled
    const cut = [...document.querySelectorAll('[data-title] section:first-of-type > *')].filter(
      (one) => getComputedStyle(one).overflowY === 'auto' && one.scrollHeight > one.clientHeight,
    );
    return [
      ...onRail.filter((thing) => isOut(thing, rail)),
      ...onBoard.filter((thing) => isOut(thing, board)),
      ...beside.filter((thing) => isOut(thing, window)),
      ...over,
      ...covered,
    ]
      .map(({ one }) => one.dataset.thing ?? one.textContent)
      .concat(cut.map(({ textContent }) => `scrolls: ${textContent}`));
  });

/** What a phone on its side cuts off, of names as long as eight letters and of what lies on the rail; and whether the page scrolls, or below its end. */
async function cutLying(page: Page): Promise<(string | null)[]> {
  await page.setViewportSize({ width: 740, height: 360 });
  return page.evaluate(() => {
    const names = [...document.querySelectorAll('[data-thing^="player:"] b > span:first-child')];
    for (const name of names) name.textContent = 'Wilhelma';
    const [rail] = document.querySelectorAll('[data-thing="rail"]');
    const { left, right, bottom } = rail.getBoundingClientRect();
    const isOut = (box: DOMRect) => box.width > 0 && (box.left < left || box.right > right);
    return [
      ...names.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth),
      ...[...rail.querySelectorAll('li')].filter((one) => isOut(one.getBoundingClientRect())),
    ]
      .map(({ textContent }) => textContent)
      .concat(document.documentElement.scrollHeight > bottom + 1 ? 'scrolls below its end' : [])
      .concat(document.documentElement.scrollHeight > innerHeight ? 'the page scrolls' : []);
  });
}

test.each([
  ['all cards', 6, 'desktop', 'en', 50],
  ['thirty', 6, 'desktop', 'fr', 58],
  ['all cards', 4, 'desktop', 'fr', 50],
  ['all cards', 6, 'phone', 'fr', 35],
  ['thirty', 6, 'phone', 'en', 41],
] as const)('%s, %i players, on a %s (%s)', async (name, players, device, language, width) => {
  const held = name === 'thirty' ? mostly : evenly;
  const engine = (await engineLoader()('ya-blew-it', yaBlewIt.version))!;
  const match = await restore(dataDir, engine, 'rail1match', players);
  const server = await startServer({ env: { DATA_DIR: dataDir } });
  const { page, context } = await open(browser, server, match, { device, language }, (one) =>
    arrange(one, late(players, held)),
  );
  await page.locator('[data-thing^="stack:"]').nth(4).waitFor();
  await page.evaluate(() => document.fonts.ready);
  const stacks = await lookAt(page, '[data-thing="rail"] [data-thing^="stack:"]', (all) =>
    all.map((one) => one.offsetWidth),
  );
  const out = await hidden(page);
  // what the figures are, and the Fires beside them
  const noted = await lookAt(
    page,
    'th:is([data-hint="points"] *), [data-hint="points"] + [data-hint="fires"]',
    (all) => all.map((one) => one.offsetHeight > 0),
  );
  const cut = device === 'phone' ? await cutLying(page) : [];
  await context.close();
  await server.stop();
  expect(out).toEqual([]);
  expect(cut).toEqual([]);
  expect(noted).toEqual(device === 'desktop' ? [true, true, true] : []);
  expect(Math.min(...stacks)).toBeGreaterThanOrEqual(width);
});

/** Cards of Colorful Treasure that lie open, and what the reader has who is to take of them. */
type Asked = {
  up: Grid<Treasure>;
  has: Partial<Holdings>;
  awards?: Table['awards'];
  chosen?: FaceId;
};

/** As many answers as there can be, and as much as they can say. */
const ASKED: Record<string, Asked> = {
  'two types that win an award, and three tokens': {
    up: { a1: 'red', b1: 'blue' },
    has: {
      cards: ['parthenon-yellow', 'stonehenge-green', 'tajMahal-purple'],
      faces: ['lookAcross', 'twoTypes', 'wild'],
      kept: { key: 0, chest: 1 },
    },
  },
  'three types, and four tokens': {
    up: { a1: 'red', b1: 'blue', c1: 'diamond' },
    has: { faces: ['lookAcross', 'fourth', 'twoTypes', 'wild'], kept: { key: 0, chest: 1 } },
  },
  'two types, with all kinds of things': {
    up: { a1: 'red', b1: 'blue' },
    has: {
      cards: ['stonehenge-diamond', 'pisa-key', 'parthenon-chest', 'tajMahal-purple'],
      diamondTokens: 4,
      kept: { key: 1, chest: 0 },
    },
    awards: { colorfulGems: '0', explorer: '0' },
  },
  'two types, with twelve kinds of things': {
    up: { a1: 'red', b1: 'blue' },
    has: {
      cards: ['stonehenge-diamond', 'pisa-key', 'parthenon-chest', 'tajMahal-purple'],
      diamondTokens: 12,
      kept: { key: 1, chest: 0 },
      faces: ['lookAcross', 'fourth', 'twoTypes', 'truce', 'wild'],
    },
    awards: { colorfulGems: '0', explorer: '0' },
  },
  'four types': {
    up: { a1: 'red', b1: 'blue', c1: 'yellow', h1: 'green' },
    has: { faces: ['lookDown', 'twoTypes'] },
  },
  'a key and a chest that may be left': {
    up: { a1: 'chest', b1: 'key', c1: 'yellow' },
    has: { faces: ['leaveHoard', 'lookDown'] },
  },
  'a chest, beside a third card': { up: { a1: 'chest', b1: 'blue' }, has: {} },
  'a chest, beside a third card and a token': {
    up: { a1: 'chest', b1: 'blue' },
    has: { faces: ['wild', 'lookAcross', 'fourth'] },
  },
  'a chest that may be left, beside a third card': {
    up: { a1: 'chest', b1: 'blue' },
    has: { faces: ['leaveHoard', 'lookDown'] },
  },
  'two of a colour, beside a third card': { up: { a1: 'red', b1: 'red' }, has: {} },
  'four types, and no token': {
    up: { a1: 'red', b1: 'blue', c1: 'yellow', h1: 'green' },
    has: {},
  },
  'six pairs of types': {
    up: { a1: 'red', b1: 'blue', c1: 'yellow', h1: 'green' },
    has: { faces: ['twoTypes'] },
    chosen: 'twoTypes',
  },
};

/** The reader has turned these cards of a whole wall. */
function turned({ up, has, awards }: Asked, state: ViewerState): void {
  const { table, grid } = state.G as WallView;
  for (const column of 'abcdefghij')
    for (const row of '12345') grid[`${column}${row}` as 'a1'] = null;
  Object.assign(grid, up);
  Object.assign(table, { step: 'choosing', stealing: false, looked: [], used: [], supply: [] });
  Object.assign(table, {
    revealed: Object.keys(up),
    awards: awards ?? { colorfulGems: null, explorer: null },
  });
  const nothing = {
    cards: [],
    diamondTokens: 0,
    kept: { key: 0, chest: 0 },
    faces: [],
    credited: [],
  };
  for (const seat of Object.keys(table.players)) table.players[seat] = { ...nothing };
  Object.assign(table.players['0'], has);
  Object.assign(state, { awaited: ['0'], ctx: { ...state.ctx, currentPlayer: '0' } });
}

/** Whether what the reader has beside gems scrolls, in how many rows it lies, and which of its counts are close to the next. */
const railOf = (page: Page) =>
  lookAt(page, '[data-own] ul[tabindex]', ([list]) => {
    const counts = [...list.querySelectorAll('b')].map((one) => {
      const range = document.createRange();
      range.selectNodeContents(one);
      return range.getBoundingClientRect();
    });
    return {
      scrolls: list.scrollHeight > list.clientHeight,
      rows: new Set(
        [...list.children].map((one) => Math.round(one.getBoundingClientRect().bottom / 8)),
      ).size,
      close: counts
        .slice(1)
        .flatMap(({ top, left }, i) =>
          Math.abs(top - counts[i].top) < 8 && left - counts[i].right < 4 ? [i] : [],
        ),
    };
  });

test.each([
  ['phone', 'fr', 360, 740],
  ['phone', 'fr', 360, 640],
  ['desktop', 'en', 1280, 720],
  ['desktop', 'fr', 1280, 720],
] as const)(
  'whatever is asked in Colorful Treasure on a %s (%s, %i by %i), nothing of one’s own lies below it, and every answer is read whole, in two lines',
  async (device, language, width, height) => {
    const engine = (await engineLoader()('colorful-treasure', colorfulTreasure.version))!;
    const options = { variant: 'advanced', tokenSides: 'mixed' };
    const match = await restore(dataDir, engine, 'wall1match', 4, 18, options);
    const server = await startServer({ env: { DATA_DIR: dataDir } });
    let asked = Object.values(ASKED)[0];
    const { page, context } = await open(browser, server, match, { device, language }, (one) =>
      arrange(one, (state) => turned(asked, state)),
    );
    await page.setViewportSize({ width, height });
    const covered: Record<string, number> = {};
    const outside: Record<string, string[]> = {};
    const rail: Record<string, Awaited<ReturnType<typeof railOf>>> = {};
    for (const name of Object.keys(ASKED)) {
      asked = ASKED[name];
      await page.reload();
      if (asked.chosen) await page.locator(`button[data-hint="${asked.chosen}"]`).click();
      await page.locator('[data-choice]').first().waitFor();
      await page.evaluate(() => document.fonts.ready);
      const things = await lookAt(page, '[data-own] li', (all) =>
        all.map((one) => one.getBoundingClientRect().bottom),
      );
      const [own, prompt] = await lookAt(page, '[data-own], section:has(> [data-choice])', (all) =>
        all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect),
      );
      covered[name] = Math.max(0, Math.max(own.bottom, ...things) - prompt.top);
      rail[name] = await railOf(page);
      outside[name] = await lookAt(page, '[data-choice], [data-choice] ~ * button', (all) =>
        all
          .filter((one) => {
            const { right, bottom, width, height } = one.getBoundingClientRect();
            const isOut = right > innerWidth || bottom > innerHeight || width < 44 || height < 44;
            const words = one.querySelector<HTMLElement>('[data-choice] > span');
            const line = parseFloat(getComputedStyle(one).lineHeight);
            const isLong = words !== null && words.offsetHeight > 2.5 * line;
            return isOut || isLong || one.scrollHeight > one.clientHeight + 1;
          })
          .map(({ innerText }) => innerText),
      );
    }
    await context.close();
    await server.stop();
    const all = Object.keys(ASKED);
    expect(covered).toEqual(Object.fromEntries(all.map((name) => [name, 0])));
    expect(outside).toEqual(Object.fromEntries(all.map((name) => [name, []])));
    const whole = { scrolls: false, rows: expect.any(Number) as number, close: [] };
    expect(rail).toEqual(Object.fromEntries(all.map((name) => [name, whole])));
    if (device === 'desktop') expect(rail['three types, and four tokens'].rows).toBe(1);
  },
);
