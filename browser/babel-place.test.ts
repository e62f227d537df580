import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { createEngine, type ViewerState } from '../shared/engine/engine';
import { recordedFile } from '../shared/testing/recordedFile';
import { towerOfBabel } from '../shared/games/tower-of-babel';
import { cards } from '../shared/games/tower-of-babel/cards';
import type { View } from '../shared/games/tower-of-babel/state';
import { arrange } from './arranged';
import { boxes, build, NOTHING } from './babelPositions';
import { launch } from './chromium';
import { visit } from './page';
import { restore } from './restored';
import { open } from './restoredTable';
import { startServer } from './server';
import { PROMPT } from './table';

// What lies round the wonders of Tower of Babel on a phone: what is asked leaves the hand in sight and no room empty,
// and whoever watches has the offers where others have their hand.

let browser: Browser;
let dataDir: string;
beforeAll(async () => void (browser = await launch()));
beforeEach(() => void (dataDir = mkdtempSync(join(tmpdir(), 'wondertable-'))));
afterEach(() => rmSync(dataDir, { recursive: true }));

/** Another builds, and the reader has none of what it takes. */
function asksForNothing(state: ViewerState) {
  const { table, begun } = build(state, '1');
  Object.assign(table, { step: 'offering', build: begun });
  const view = state.G as View;
  view.hands[0] = { ...cards(), camel: 3 };
  view.offer = null;
  Object.assign(state, { awaited: ['0'], canUndo: false });
}

/** The reader can build with a Joker alone, give up, and take back what they have accepted. */
function asksForJoker(state: ViewerState) {
  const { table, begun } = build(state, '0');
  const offers = { 1: { cards: { ...cards(), ship: 2 }, trade: false }, 2: NOTHING, 3: NOTHING };
  const accepted = ['1'];
  Object.assign(table, { step: 'selecting', build: { ...begun, offers, accepted } });
  const view = state.G as View;
  view.hands[0] = { ...cards(), ship: 1, camel: 3 };
  view.actionCards[0] = ['joker-1'];
  Object.assign(state, { awaited: ['0'], canUndo: true });
}

test('what is asked fills its room on a phone and leaves the hand in sight', async () => {
  const match = await restore(dataDir, createEngine(towerOfBabel), 'place', 4);
  const server = await startServer({ env: { DATA_DIR: dataDir } });
  let asks = asksForNothing;
  const { page, context } = await open(browser, server, match, { device: 'phone' }, (opened) =>
    arrange(opened, (state) => asks(state)),
  );
  for (const language of ['en', 'fr']) {
    await page.evaluate((one) => localStorage.setItem('wondertable.language', one), language);
    for (const [question, count] of [
      [asksForNothing, 1],
      [asksForJoker, 3],
    ] as const) {
      asks = question;
      await page.reload();
      await page
        .locator(`${PROMPT} > button`)
        .nth(count - 1)
        .waitFor();
      const [prompt] = await boxes(page, PROMPT);
      const [own] = await boxes(page, '[data-own]');
      const answers = await boxes(page, `${PROMPT} > button`);
      expect(answers).toHaveLength(count);
      expect(prompt.top).toBeGreaterThanOrEqual(own.bottom - 1);
      expect(new Set(answers.map(({ top }) => top.toFixed(0))).size).toBe(1);
      if (count === 1) expect(prompt.bottom - answers[0].bottom).toBeLessThan(12);
    }
  }
  await context.close();
  await server.stop();
}, 60_000);

test.each([4, 5])(
  'whoever watches a match of %i once more on a phone on its side has the offers beside the board, and discs as large as a player has',
  async (players) => {
    const names = ['Ana', 'Bo', 'Chidi', 'Deniz', 'Eve'].slice(0, players);
    const file = recordedFile(towerOfBabel, {
      matchID: 'place',
      seats: names.map((name) => ({ name, bot: null, nonceHash: null, nonce: null })),
    });
    const server = await startServer();
    const { page, context } = await visit(browser, `${server.url}file`, { device: 'phone' });
    await page.setInputFiles('input[type=file]', {
      ...{ name: 'match.wonder', mimeType: 'application/json' },
      buffer: Buffer.from(JSON.stringify(file)),
    });
    await page.getByRole('button', { name: 'Watch it' }).click();
    await page.getByRole('slider').waitFor();
    await page.setViewportSize({ width: 740, height: 360 });
    const eyes = page.getByRole('combobox', { name: 'Through whose eyes' });
    const heights: number[] = [];
    for (const who of ['Ana', 'Everybody']) {
      await eyes.selectOption({ label: who });
      await page.locator('[data-own]').waitFor({ state: who === 'Ana' ? 'visible' : 'detached' });
      const [disc] = await boxes(page, 'main [data-thing^="disc:"] svg');
      heights.push(disc.height);
    }
    expect(heights[0]).toBeGreaterThan(18);
    expect(heights[1]).toBe(heights[0]);
    const [main] = await boxes(page, 'main');
    const [offers] = await boxes(page, 'section[aria-label="Offers"]');
    const [transport] = await boxes(page, 'section[aria-label="Replay"]');
    expect(offers.left).toBeGreaterThanOrEqual(main.right);
    expect(offers.bottom).toBeLessThanOrEqual(transport.top);
    await context.close();
    await server.stop();
  },
  60_000,
);
