import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { createEngine } from '../shared/engine/engine';
import { replay } from '../shared/engine/record';
import { centuryEasternWonders } from '../shared/games/century-eastern-wonders';
import type { State } from '../shared/games/century-eastern-wonders/state';
import { NEAR, placeOfHold, PROMPT } from './century-eastern-wonders';
import { launch } from './chromium';
import { lookAt } from './page';
import { keyOf, matchOf, restore } from './restored';
import { gather, open, play } from './restoredTable';
import { startServer } from './server';
import { ANSWER } from './table';

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

/** Whether these lie beside each other, each in sight. */
function expectRow(row: readonly Box[]) {
  expect(new Set(row.map(({ top }) => top.toFixed(0))).size).toBe(1);
  for (const [i, { left, right }] of row.entries()) {
    expect(right - left).toBeGreaterThan(10);
    if (i > 0) expect(left).toBeGreaterThanOrEqual(row[i - 1].right);
  }
}

test('five bonus tiles to choose from lie in one row', async () => {
  const { asked, all } = questions('bonus1', 'first');
  const match = await restore(dataDir, engine, 'bonus1', 2, all - asked.at(-1)!);
  const server = await startServer({ env: { DATA_DIR: dataDir } });
  const { page, context } = await open(browser, server, match);
  await page.locator(ANSWER).first().waitFor();
  const offered = await boxes(page, `${PROMPT} [data-choice]:has(svg)`);
  expect(offered).toHaveLength(5);
  expectRow(offered);
  await context.close();
  await server.stop();
}, 60_000);

test('bonus tiles on a plate lie beside each other, and the hold stays where it is whatever is asked', async () => {
  const { asked, all } = questions('bonus0', 'last');
  const match = await restore(dataDir, engine, 'bonus0', 2, all - asked[0]);
  const server = await startServer({ env: { DATA_DIR: dataDir } });
  const { page, context, key } = await open(browser, server, match);
  const sitters = gather(server, match, [key, keyOf(1)]);
  const holds = new Set<string | undefined>();
  const words = new Set<string>();
  for (const [i, at] of asked.entries()) {
    if (i > 0) await play(sitters, match, at - asked[i - 1]);
    await page.locator(ANSWER).first().waitFor();
    words.add(await page.locator(`${PROMPT} h2`).innerText());
    holds.add(await placeOfHold(page));
    // and on voyages that may be planned: the longest sentences name a tile and a price
    const near = await lookAt(page, NEAR, (all) => all.map(({ dataset }) => dataset.thing!));
    for (const tile of near.filter((_, nth) => nth % 4 === 0)) {
      await page.locator(`button[data-thing="${tile}"]`).dispatchEvent('click');
      holds.add(await placeOfHold(page));
    }
  }
  expect(words.size).toBeGreaterThan(4);
  expect([...holds]).toEqual([expect.any(String)]);

  const plates = [0, 1].map((seat) => `[data-thing^="won:${seat}:"]`);
  const won = await Promise.all(plates.map((plate) => boxes(page, plate)));
  expect(Math.max(...won.map(({ length }) => length))).toBe(5);
  for (const row of won) expectRow(row);
  for (const { connection } of sitters) connection.close();
  await context.close();
}, 120_000);
