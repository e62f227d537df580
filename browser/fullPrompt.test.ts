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
  View,
} from '../shared/games/colorful-treasure/state';
import type { CardId } from '../shared/games/colorful-treasure/wonders';
import { arrange } from './arranged';
import { launch } from './chromium';
import { lookAt } from './page';
import { restore } from './restored';
import { open } from './restoredTable';
import { startServer } from './server';

// However much is asked in Colorful Treasure, question and answers are read whole, and nothing of the reader's is out of sight.

let browser: Browser;
let dataDir: string;
beforeAll(async () => void (browser = await launch()));
beforeEach(() => void (dataDir = mkdtempSync(join(tmpdir(), 'wondertable-'))));
afterEach(() => rmSync(dataDir, { recursive: true }));

/** Cards of Colorful Treasure that lie open, and what the reader has who is to take of them. */
type Asked = {
  up: Grid<Treasure>;
  has: Partial<Holdings>;
  awards?: Table['awards'];
  /** Action tokens that are left. */
  supply?: FaceId[];
  chosen?: FaceId;
};

/** A card of an eighth wonder wins Explorer, and a third red or blue gem earns a token or a fourth colour wins Colorful Gems. */
const NEARLY: CardId[] = [
  'greatWall-red',
  'chichenItza-red',
  'tajMahal-blue',
  'easterIsland-blue',
  'giza-green',
  'christ-diamond',
  'colosseum-diamond',
];

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
  'three types, of which each wins an award, and earns a token or wins another': {
    up: { a1: 'red', b1: 'blue', c1: 'yellow' },
    has: { cards: NEARLY },
    supply: ['lookDown'],
  },
  'two types that win an award and earn a token, beside a third card': {
    up: { a1: 'red', b1: 'blue' },
    has: { cards: NEARLY },
    supply: ['lookDown'],
  },
  'two types that win an award and earn a token, and five tokens': {
    up: { a1: 'red', b1: 'blue' },
    has: { cards: NEARLY, faces: ['lookAcross', 'fourth', 'twoTypes', 'truce', 'wild'] },
    supply: ['lookDown'],
  },
  'four types, with the longest of words, and two tokens': {
    up: { b1: 'diamond', c1: 'yellow', g1: 'purple', h1: 'green' },
    has: {
      cards: ['christ-yellow', 'giza-purple', 'greatWall-green'],
      faces: ['lookDown', 'twoTypes'],
    },
  },
  'four types, with the longest of words': {
    up: { b1: 'diamond', c1: 'yellow', g1: 'purple', h1: 'green' },
    has: { cards: ['christ-yellow', 'giza-purple', 'greatWall-green'] },
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
function turned({ up, has, awards, supply = [] }: Asked, state: ViewerState): void {
  const { table, grid } = state.G as View;
  for (const column of 'abcdefghij')
    for (const row of '12345') grid[`${column}${row}` as 'a1'] = null;
  Object.assign(grid, up);
  Object.assign(table, { step: 'choosing', stealing: false, looked: [], used: [], supply });
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
  'whatever is asked in Colorful Treasure on a %s (%s, %i by %i), nothing of one’s own lies below it, the news above it, and every answer is read whole, in two lines',
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
    const told: Record<string, number[]> = {};
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
      told[name] = await lookAt(
        page,
        'section:has(> [data-choice]) :is(h2, [data-news])',
        ([question, ...news]) => {
          // so far up reaches the accent of a capital in its first line
          const { fontWeight, fontSize, fontFamily, lineHeight } = getComputedStyle(question);
          const pen = document.createElement('canvas').getContext('2d')!;
          pen.font = `${fontWeight} ${fontSize} ${fontFamily}`;
          const letter = pen.measureText('À');
          const [above, below] = [letter.fontBoundingBoxAscent, letter.fontBoundingBoxDescent];
          const { top } = question.getBoundingClientRect();
          const middle = top + parseFloat(lineHeight) / 2;
          const accent = middle + (above - below) / 2 - letter.actualBoundingBoxAscent;
          return news.map((one) => Math.max(0, one.getBoundingClientRect().bottom - accent));
        },
      );
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
    const isTold = device === 'desktop';
    expect(told).toEqual(Object.fromEntries(all.map((name) => [name, isTold ? [0] : []])));
    const whole = { scrolls: false, rows: expect.any(Number) as number, close: [] };
    expect(rail).toEqual(Object.fromEntries(all.map((name) => [name, whole])));
    if (device === 'desktop') expect(rail['three types, and four tokens'].rows).toBe(1);
  },
);
