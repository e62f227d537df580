import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { createEngine, type ViewerState } from '../shared/engine/engine';
import { replay } from '../shared/engine/record';
import { centuryEasternWonders } from '../shared/games/century-eastern-wonders';
import { MARKETS } from '../shared/games/century-eastern-wonders/markets';
import { times } from '../shared/games/century-eastern-wonders/spices';
import type { State, View } from '../shared/games/century-eastern-wonders/state';
import { boatOf } from '../shared/games/century-eastern-wonders/table';
import { arrange } from './arranged';
import { NEAR, placeOfHold } from './century-eastern-wonders';
import { LONGEST, lieAt } from './century-longest';
import { launch } from './chromium';
import { lookAt } from './page';
import { keyOf, matchOf, restore } from './restored';
import { gather, hears, open, play } from './restoredTable';
import { startServer } from './server';
import { ANSWER, PROMPT, QUESTION } from './table';

// What lies beside the sea of Century: Eastern Wonders stays in its row, late in a match in which somebody has won as many
// bonus tiles as there are columns.

const engine = createEngine(centuryEasternWonders);

/** So many questions are looked at. */
const LATEST = 12;

/** How many actions led to each of the reader's questions, up to one that asks for a bonus tile, the first or the last; and how many there are. */
function questions(matchID: string, wanted: 'first' | 'last'): { asked: number[]; all: number } {
  const seen = [...replay(matchOf(engine, matchID, 2).record, engine)];
  const isChoice = (i: number) => (seen[i].position.G as State).table.step === 'choosing';
  const asked = seen.flatMap(({ position }, i) => (position.ctx.currentPlayer === '0' ? [i] : []));
  const at = wanted === 'first' ? asked.findIndex(isChoice) : asked.findLastIndex(isChoice);
  return { asked: asked.slice(Math.max(0, at + 1 - LATEST), at + 1), all: seen.length - 1 };
}

let browser: Browser;
let dataDir: string;
beforeAll(async () => {
  browser = await launch();
  dataDir = mkdtempSync(join(tmpdir(), 'wondertable-'));
});
afterAll(() => rmSync(dataDir, { recursive: true }));

type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

const boxes = (page: Page, selector: string): Promise<Box[]> =>
  lookAt(page, selector, (all) => all.map((one) => one.getBoundingClientRect().toJSON() as Box));

const NOTHING = { ginger: 0, chili: 0, tea: 0, cloves: 0 };

const SCREENS = [
  [1280, 720],
  [360, 740],
];

const middleOf = ({ top, bottom }: Box): string => ((top + bottom) / 2).toFixed(0);

/** Whether these lie beside each other, each in sight. */
function expectRow(row: readonly Box[]) {
  expect(new Set(row.map(({ top }) => top.toFixed(0))).size).toBe(1);
  for (const [i, { left, right }] of row.entries()) {
    expect(right - left).toBeGreaterThan(10);
    if (i > 0) expect(left).toBeGreaterThanOrEqual(row[i - 1].right);
  }
}

/** What has its drawing not beside all of its words, or these on its edge. */
const fallenApart = (page: Page): Promise<string[]> =>
  lookAt(page, `${PROMPT} [data-choice]:has(svg)`, (all) =>
    all.flatMap((button) => {
      const { top, right, bottom } = button.getBoundingClientRect();
      const range = document.createRange();
      range.selectNodeContents(button.querySelector('svg')!.parentElement!.nextElementSibling!);
      const words = range.getBoundingClientRect();
      const drawing = button.querySelector('svg')!.getBoundingClientRect();
      const isBeside = drawing.right <= words.left && drawing.top > top && drawing.bottom < bottom;
      return isBeside && words.right <= right - 3 ? [] : [button.innerText];
    }),
  );

test('five bonus tiles to choose from lie in one row, and on a phone in two; each has its drawing beside its words', async () => {
  const { asked, all } = questions('bonus1', 'first');
  const match = await restore(dataDir, engine, 'bonus1', 2, all - asked.at(-1)!);
  const server = await startServer({ env: { DATA_DIR: dataDir } });
  const { page, context } = await open(browser, server, match);
  await page.locator(ANSWER).first().waitFor();
  const offered = await boxes(page, `${PROMPT} [data-choice]:has(svg)`);
  expect(offered).toHaveLength(5);
  expectRow(offered);
  expect(await fallenApart(page)).toEqual([]);
  await page.setViewportSize({ width: 360, height: 740 });
  for (const language of ['en', 'fr']) {
    await page.evaluate((one) => localStorage.setItem('wondertable.language', one), language);
    await page.reload();
    await page.locator(ANSWER).first().waitFor();
    expect(await fallenApart(page)).toEqual([]);
    const tops = (await boxes(page, `${PROMPT} [data-choice]:has(svg)`)).map(({ top }) => top);
    expect(new Set(tops).size).toBe(2);
  }
  await context.close();
  await server.stop();
}, 60_000);

test('bonus tiles on a plate lie beside each other, and the hold stays where it is whatever is asked', async () => {
  const { asked, all } = questions('bonus0', 'last');
  const match = await restore(dataDir, engine, 'bonus0', 2, all - asked[0]);
  // something is said before each question
  const server = await startServer({ env: { DATA_DIR: dataDir, LIMIT_CHAT: `${LATEST}/1` } });
  let change = (_state: ViewerState) => {};
  const { page, context, key } = await open(browser, server, match, {}, (opened) =>
    arrange(opened, (state) => change(state)),
  );
  const sitters = gather(server, match, [key, keyOf(1)]);
  const holds = new Set<string | undefined>();
  const words = new Set<string>();
  for (const [i, at] of asked.entries()) {
    if (i > 0) {
      await play(sitters, match, at - asked[i - 1]);
      await hears(page, sitters[1]);
    }
    await page.locator(ANSWER).first().waitFor();
    words.add(await page.locator(QUESTION).innerText());
    holds.add(await placeOfHold(page));
    // and on voyages that may be planned: the longest sentences name a tile and a price
    const near = await lookAt(page, NEAR, (all) => all.map(({ dataset }) => dataset.thing!));
    for (const tile of near.filter((_, nth) => nth % 4 === 0)) {
      await page.locator(`button[data-thing="${tile}"]`).dispatchEvent('click');
      holds.add(await placeOfHold(page));
    }
  }
  expect(words.size).toBeGreaterThan(4);
  const plates = [0, 1].map((seat) => `[data-thing^="won:${seat}:"]`);
  const won = await Promise.all(plates.map((plate) => boxes(page, plate)));
  expect(Math.max(...won.map(({ length }) => length))).toBe(5);
  for (const row of won) expectRow(row);

  for (const [language, lying] of ['en', 'fr'].flatMap((one) =>
    Object.values(LONGEST).map((lie) => [one, lie] as const),
  )) {
    change = (state) => {
      state.canUndo = true;
      lying((state.G as View).table);
    };
    await page.evaluate((one) => localStorage.setItem('wondertable.language', one), language);
    await page.reload();
    await page.locator(ANSWER).first().waitFor();
    holds.add(await placeOfHold(page));
    const [trade, end] = language === 'en' ? ['t', 'e'] : ['e', 'f'];
    await page.keyboard.press(lying === LONGEST.trading ? trade : end);
    await page.locator(`${PROMPT} :is([role="status"], [data-asked])`).first().waitFor();
    holds.add(await placeOfHold(page));
  }
  expect([...holds]).toEqual([expect.any(String)]);
  for (const { connection } of sitters) connection.close();
  await context.close();
  await server.stop();
}, 120_000);

test('on a phone, upright and on its side, the hold stays where it is while a question takes two lines', async () => {
  const match = await restore(dataDir, engine, 'full', 4);
  const server = await startServer({ env: { DATA_DIR: dataDir } });
  let isToDiscard = false;
  const { page, context } = await open(browser, server, match, { device: 'phone' }, (opened) =>
    arrange(opened, (state) => {
      (state.G as View).table.step = isToDiscard ? 'discarding' : 'sailing';
      state.ctx.currentPlayer = '1';
      state.awaited = isToDiscard ? ['1', '2', '3'] : ['1'];
    }),
  );
  const lines = (): Promise<number> =>
    page.locator(QUESTION).evaluate((question) => {
      const range = document.createRange();
      range.selectNodeContents(question);
      return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size;
    });
  for (const [width, height] of [
    [360, 740],
    [740, 360],
  ]) {
    await page.setViewportSize({ width, height });
    const seen: [lines: number, hold: string | undefined][] = [];
    for (isToDiscard of [false, true]) {
      await page.reload();
      await page.locator(`${PROMPT} [data-hint="hold"]`).waitFor();
      seen.push([await lines(), await placeOfHold(page)]);
    }
    const [[one, place]] = seen;
    expect(one).toBe(1);
    expect(seen[1]).toEqual([2, place]);
  }
  await context.close();
  await server.stop();
}, 60_000);

test('beside three answers it is told whole what the tags of tiles say, and neither the hold nor the board makes room for it; with taking back there is none', async () => {
  const match = await restore(dataDir, engine, 'tags', 4);
  const server = await startServer({ env: { DATA_DIR: dataDir } });
  let [mayTrade, mayUndo] = [false, false];
  const { page, context } = await open(browser, server, match, {}, (opened) =>
    arrange(opened, (state) => {
      const { table } = state.G as View;
      lieAt(table, 'ginger6');
      const boat = boatOf(table, '0');
      table.players[0].hold = mayTrade
        ? times(MARKETS.ginger6.trade.gives, 4)
        : { ...NOTHING, chili: 4 };
      table.water[boat] = NOTHING;
      table.outposts[boat] = ['0'];
      table.turn.route = [];
      table.step = 'sailing';
      state.canUndo = mayUndo;
      state.ctx.currentPlayer = '0';
      state.awaited = ['0'];
    }),
  );
  for (const language of ['en', 'fr']) {
    await page.evaluate((one) => localStorage.setItem('wondertable.language', one), language);
    for (const [width, height] of SCREENS) {
      await page.setViewportSize({ width, height });
      const seen: (number | string | undefined)[][] = [];
      for (mayTrade of [false, true]) {
        await page.reload();
        await page.locator(ANSWER).first().waitFor();
        const answers = await boxes(page, `${PROMPT} > [data-choice]`);
        const [said] = await boxes(page, `${PROMPT} > p`);
        const [prompt] = await boxes(page, PROMPT);
        expect(new Set(answers.map(middleOf)).size).toBe(1);
        for (const { left, top, bottom } of answers) {
          expect(said.right <= left || said.bottom <= top).toBe(true);
          expect(bottom).toBeLessThan(prompt.bottom);
        }
        seen.push([answers.length, await placeOfHold(page), prompt.top, prompt.bottom]);
      }
      const [[two, ...before], [three, ...after]] = seen;
      expect([two, three, after]).toEqual([2, 3, before]);

      mayUndo = true;
      await page.reload();
      await page.locator(ANSWER).first().waitFor();
      expect(await page.locator(`${PROMPT} > p`).isVisible()).toBe(false);
      const [prompt] = await boxes(page, PROMPT);
      expect([await placeOfHold(page), prompt.top, prompt.bottom]).toEqual(before);
      mayUndo = false;
    }
  }
  await context.close();
  await server.stop();
}, 60_000);

test('a full hold stays within a narrow plate', async () => {
  const match = await restore(dataDir, engine, 'narrow', 4);
  const server = await startServer({ env: { DATA_DIR: dataDir } });
  const { page, context } = await open(browser, server, match, {}, (opened) =>
    arrange(opened, (state) => {
      const { players } = (state.G as View).table;
      players[1].hold = { ginger: 7, chili: 3, tea: 2, cloves: 1 };
    }),
  );
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.reload();
  const LAST_CUBE = '[data-thing="cube:1:cloves:0"]';
  await page.locator(LAST_CUBE).waitFor();
  const [plate] = await boxes(page, '[data-thing="player:1"]');
  const [count] = await boxes(page, '[data-thing="count:hold:1"]');
  const [{ right }] = await boxes(page, LAST_CUBE);
  expect(right).toBeLessThanOrEqual(count.left);
  expect(count.right).toBeLessThan(plate.right - 6);
  await context.close();
  await server.stop();
}, 60_000);
