import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { createEngine, type ViewerState } from '../shared/engine/engine';
import { towerOfBabel } from '../shared/games/tower-of-babel';
import type { View } from '../shared/games/tower-of-babel/state';
import { arrange } from './arranged';
import { boxes, NOTHING } from './babelPositions';
import { QUESTIONS, selecting, shipOffer } from './babelQuestions';
import { launch } from './chromium';
import { lookAt, type Visitor } from './page';
import { restore } from './restored';
import { open } from './restoredTable';
import { startServer } from './server';
import { PROMPT } from './table';

// Where there is little room for what Tower of Babel asks and shows, nothing lies over anything else, is cut, or moves
// from question to question.

let browser: Browser;
let dataDir: string;
beforeAll(async () => void (browser = await launch()));
beforeEach(() => void (dataDir = mkdtempSync(join(tmpdir(), 'wondertable-'))));
afterEach(() => rmSync(dataDir, { recursive: true }));

const UPRIGHT = { width: 360, height: 740 };
const NARROWEST = { width: 320, height: 640 };
const ON_ITS_SIDE = { width: 740, height: 360 };
const AT_A_DESK = { width: 1280, height: 720 };
const TABLET = { width: 820, height: 1180 };

/** By how much what is asked lies over what the reader holds. */
async function risen(page: Page): Promise<number> {
  const [held] = await boxes(page, '[data-own]');
  const [prompt] = await boxes(page, PROMPT);
  return Math.max(0, Math.round(held.bottom - prompt.top));
}

/** The reader's page at a match in which all this is changed before they see it. */
async function sit(players: number, visitor: Visitor, change: (state: ViewerState) => void) {
  const match = await restore(dataDir, createEngine(towerOfBabel), 'place', players);
  const server = await startServer({ env: { DATA_DIR: dataDir } });
  const { page, context } = await open(browser, server, match, visitor, (opened) =>
    arrange(opened, (state) => change(state)),
  );
  return { page, leave: () => context.close().then(() => server.stop()) };
}

test.each([
  [3, 'en'],
  [3, 'fr'],
  [5, 'en'],
  [5, 'fr'],
] as const)(
  'whatever is asked of one of %i on a phone or a tablet held upright, on its side in sight at once, moves nothing they hold (%s)',
  async (players, language) => {
    let [change] = QUESTIONS['a disc that is chosen'];
    const visitor = { device: 'phone', language } as const;
    const { page, leave } = await sit(players, visitor, (state) => change(state));
    const seen: Record<string, Record<string, number>> = {};
    for (const [name, [asks, press]] of Object.entries(QUESTIONS)) {
      change = asks;
      await page.setViewportSize(UPRIGHT);
      await page.reload();
      await page.locator(`${PROMPT} > button`).first().waitFor();
      await press?.(page);
      const rises = await risen(page);
      await page.setViewportSize(TABLET);
      const risesOnTablet = await risen(page);
      await page.setViewportSize(ON_ITS_SIDE);
      seen[name] = {
        ...{ rises, risesOnTablet },
        ...(await page.evaluate(() => ({
          top: Math.round(document.querySelector('[data-own]')!.getBoundingClientRect().top),
          over: document.documentElement.scrollHeight - innerHeight,
        }))),
      };
    }
    await leave();
    const { top } = seen['a disc that is chosen'];
    const still = { top, over: 0, rises: 0, risesOnTablet: 0 };
    expect(seen).toEqual(Object.fromEntries(Object.keys(QUESTIONS).map((name) => [name, still])));
  },
  120_000,
);

test('in a window held upright, whose answers say their keys, the hand lies whole above an answer and small ones', async () => {
  const asked = [
    'an action card that may help',
    'a wonder and a match that are finished, while offers are refused',
  ];
  let [change] = QUESTIONS[asked[0]];
  const { page, leave } = await sit(4, {}, (state) => change(state));
  await page.setViewportSize(TABLET);
  const rises: number[] = [];
  for (const name of asked) {
    [change] = QUESTIONS[name];
    await page.reload();
    await page.locator(`${PROMPT} > [data-letter]`).first().waitFor();
    rises.push(await risen(page));
  }
  await leave();
  expect(rises).toEqual([0, 0]);
});

test.each(['en', 'fr'] as const)(
  'beside three offers and taking back, what finishes a wonder and the match leaves the hand whole on a tablet on its side (%s)',
  async (language) => {
    const [change] = QUESTIONS['a wonder and a match that are finished, while offers are refused'];
    const { page, leave } = await sit(5, { language }, change);
    await page.setViewportSize({ width: 1180, height: 820 });
    await page.locator('[data-answers="undo"]').waitFor();
    const [hand] = await boxes(page, '[data-own] [data-thing="hand"]');
    const [prompt] = await boxes(page, PROMPT);
    await leave();
    expect(prompt.top).toBeGreaterThanOrEqual(hand.bottom);
  },
);

test.each([
  ['phone', UPRIGHT],
  ['phone', ON_ITS_SIDE],
  ['desktop', AT_A_DESK],
] as const)(
  'five who build one wonder stand within it on a %s (%j), each with what they would have',
  async (device, size) => {
    const { page, leave } = await sit(5, { device }, (state) => {
      selecting(
        state,
        [1, 2, 3, 4].map(() => shipOffer(1)),
        ['1', '2', '3', '4'],
      );
      (state.G as View).table.wonders.giza.parts = [...'000001111222333444'];
    });
    await page.setViewportSize(size);
    await page.locator('[data-answers="undo"]').waitFor();
    const within = '[data-thing="wonder:giza"]';
    const [wonder] = await boxes(page, within);
    const counts = await boxes(page, `${within} [data-hint="parts"] span:has(> svg)`);
    const told = await lookAt(page, `${within} [data-hint="parts"] span:has(> svg)`, (all) =>
      all.map((one) => one.innerText),
    );
    await leave();
    expect(told).toEqual(['→6', '→5', '→4', '→4', '→4']);
    expect(Math.min(...counts.map(({ left }) => left))).toBeGreaterThanOrEqual(wonder.left);
    expect(Math.max(...counts.map(({ right }) => right))).toBeLessThanOrEqual(wonder.right);
  },
  60_000,
);

test.each([
  ['en', UPRIGHT],
  ['fr', UPRIGHT],
  ['en', ON_ITS_SIDE],
  ['fr', ON_ITS_SIDE],
] as const)(
  'why an offer cannot be accepted is read whole below four of them on a phone (%s, %j)',
  async (language, size) => {
    const offers = [shipOffer(4, true), shipOffer(1, true), shipOffer(4), shipOffer(2)];
    const { page, leave } = await sit(5, { device: 'phone', language }, (state) => {
      selecting(state, offers, ['1']);
      const { table } = state.G as View;
      table.wonders.giza.discs = ['ship-6'];
      table.build!.disc = 'ship-6';
    });
    await page.setViewportSize(size);
    await page.locator('[data-answers="undo"]').waitFor();
    const signs = await lookAt(
      page,
      '[data-own] section li button > span > span:last-child',
      (all) => all.map((one) => ({ words: one.innerText, cut: one.scrollWidth - one.clientWidth })),
    );
    await leave();
    expect(signs.map(({ words }) => words).join()).toMatch(/2 too many|2 de trop/);
    expect(signs.filter(({ cut }) => cut > 0)).toEqual([]);
  },
  60_000,
);

test('on a phone on its side the keyboard comes to five ways to spend Jokers after what stands above them', async () => {
  const [change, press] = QUESTIONS['five ways to spend Jokers'];
  const { page, leave } = await sit(4, { device: 'phone' }, change);
  await page.setViewportSize(ON_ITS_SIDE);
  await page.locator(`${PROMPT} > button`).first().waitFor();
  await press?.(page);
  await page.getByRole('button', { name: 'Back', exact: true }).focus();
  const tops: number[] = [];
  for (let i = 0; i < 7; i++) {
    tops.push(
      await page.evaluate(() => Math.round(document.activeElement!.getBoundingClientRect().top)),
    );
    await page.keyboard.press('Tab');
  }
  await leave();
  const [above, below] = [tops[0], tops[6]];
  expect(above).toBeLessThan(below);
  expect(tops).toEqual([above, above, below, below, below, below, below]);
});

test('on a phone the sign of whose turn comes when lies above the ground that a name has while something moves', async () => {
  const { page, leave } = await sit(3, { device: 'phone' }, (state) =>
    selecting(state, [shipOffer(2), NOTHING], []),
  );
  await page.locator('[data-hint="turn"]').first().waitFor();
  await page.evaluate(() => void (document.body.dataset.moving = ''));
  const layers = await lookAt(page, 'li[data-seat] b:has([data-hint="turn"])', (all) =>
    all.map(({ children: [name, signs] }) =>
      [signs, name].map((one) => Number(getComputedStyle(one).zIndex)),
    ),
  );
  await leave();
  expect(layers).toHaveLength(3);
  for (const [sign, name] of layers) expect(sign).toBeGreaterThanOrEqual(name);
});

test.each(['desktop', 'phone'] as const)(
  'four kinds of action cards lie beside a large hand and the offers on a %s',
  async (device) => {
    const { page, leave } = await sit(5, { device }, (state) =>
      selecting(
        state,
        [2, 1, 4, 1].map((ship) => shipOffer(ship)),
        [],
        {
          hand: { ship: 7, camel: 5, mason: 6, crane: 9 },
          actionCards: ['cardTrade-1', 'cardDraw-1', 'joker-1', 'tripleBonus-1'],
        },
      ),
    );
    await page.locator('[data-thing^="action:"]').nth(3).waitFor();
    const [trade] = await boxes(page, '[data-thing="own:trade"] button > svg');
    const held = await boxes(page, '[data-thing^="action:"] button > svg');
    const [offers] = await boxes(page, '[data-own] section');
    await leave();
    expect(held).toHaveLength(4);
    expect(held[0].left).toBeGreaterThan(trade.right - 3);
    // on a phone they lie below the offers
    const end = offers.bottom > held[3].top ? offers.left : UPRIGHT.width;
    expect(held[3].right).toBeLessThanOrEqual(end);
  },
  60_000,
);

test.each([
  ['en', UPRIGHT],
  ['fr', UPRIGHT],
  ['en', NARROWEST],
  ['fr', NARROWEST],
] as const)(
  'all four kinds of discs, and what the next of each adds, share a line on a phone (%s, %j)',
  async (language, size) => {
    const { page, leave } = await sit(3, { device: 'phone', language }, (state) => {
      selecting(state, [shipOffer(2), NOTHING], []);
      const view = state.G as View;
      view.discs[0] = [
        ...(['camel-3', 'camel-4a', 'camel-4b', 'crane-3', 'crane-4a', 'crane-4b'] as const),
        ...(['mason-4a', 'mason-4b', 'mason-5a', 'ship-4a', 'ship-4b', 'ship-5b'] as const),
      ];
    });
    await page.setViewportSize(size);
    const sets = await boxes(page, '[data-own] [data-hint="set"]');
    const nexts = await boxes(page, '[data-own] [data-hint="next"]');
    const [row] = await boxes(page, '[data-own] [data-thing="discs:0"]');
    await leave();
    expect([sets.length, nexts.length]).toEqual([4, 4]);
    for (const { top, bottom } of nexts) {
      expect(top).toBeGreaterThanOrEqual(row.top);
      expect(bottom).toBeLessThanOrEqual(row.bottom);
    }
    for (const [i, { left }] of sets.entries())
      if (i > 0) expect(left).toBeGreaterThanOrEqual(sets[i - 1].right);
    expect(sets[3].right).toBeLessThanOrEqual(row.right);
  },
);

test.each([UPRIGHT, NARROWEST])(
  'five who scored for a wonder stand in two lines on a phone, between its name and its shelf ($width pixels wide)',
  async (size) => {
    const { page, leave } = await sit(5, { device: 'phone' }, (state) => {
      selecting(state, [shipOffer(2), NOTHING, NOTHING, NOTHING], []);
      const { table } = state.G as View;
      table.wonders.zeus = { discs: [], parts: [] };
      table.finished = [
        ...table.finished.filter(({ wonder }) => wonder !== 'zeus'),
        {
          ...{ wonder: 'zeus', parts: [...'000011122334'] },
          points: { 0: 20, 1: 10, 2: 3, 3: 3, 4: 3 },
        },
      ];
    });
    await page.setViewportSize(size);
    const [wonder] = await boxes(page, '[data-thing="wonder:zeus"]');
    const name = await boxes(page, '[data-thing="wonder:zeus"] [data-hint="parts"] > :first-child');
    const rows = await boxes(page, '[data-thing^="plaque:zeus:"]');
    await leave();
    expect(new Set(rows.map(({ top }) => Math.round(top))).size).toBe(2);
    expect(rows[0].top).toBeGreaterThanOrEqual(name[0].bottom);
    expect(rows[4].bottom).toBeLessThanOrEqual(wonder.bottom - 5);
    for (const { right } of rows) expect(right).toBeLessThanOrEqual(wonder.right);
  },
);

test.each(['en', 'fr'] as const)(
  'a Joker, giving up and taking back share a row on the narrowest phone (%s)',
  async (language) => {
    const [change] = QUESTIONS['a Joker, giving up, or taking back'];
    const { page, leave } = await sit(3, { device: 'phone', language }, change);
    await page.setViewportSize(NARROWEST);
    await page.locator('[data-answers="undo"]').waitFor();
    const rises = await risen(page);
    await leave();
    expect(rises).toBe(0);
  },
);
