import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { createEngine } from '../shared/engine/engine';
import { replay } from '../shared/engine/record';
import { centuryEasternWonders } from '../shared/games/century-eastern-wonders';
import { size } from '../shared/games/century-eastern-wonders/spices';
import type { State, View } from '../shared/games/century-eastern-wonders/state';
import { boatOf } from '../shared/games/century-eastern-wonders/table';
import { VP_TILES, type VpTileId } from '../shared/games/century-eastern-wonders/vpTiles';
import { recordedFile } from '../shared/testing/recordedFile';
import { arrange } from './arranged';
import { chooseOfFive, LONGEST } from './century-longest';
import { launch } from './chromium';
import { lookAt, visit } from './page';
import { restore } from './restored';
import { open } from './restoredTable';
import { startServer } from './server';
import { ANSWER, PROMPT } from './table';

// What a phone says of Century: Eastern Wonders is told whole: a delivery that is watched once more, and on its side the
// question and what an answer brings.

const engine = createEngine(centuryEasternWonders);

let browser: Browser;
let dataDir: string;
beforeAll(async () => {
  browser = await launch();
  dataDir = mkdtempSync(join(tmpdir(), 'wondertable-'));
});
afterAll(() => rmSync(dataDir, { recursive: true }));

/** A match with a delivery, as a file; after how many actions that is done, and of which tile. */
function matchWithDelivery() {
  const file = recordedFile(centuryEasternWonders, {
    matchID: 'film6x',
    seats: ['Ana', 'Bo', 'Chidi', 'Deniz'].map((name) => ({
      ...{ name, bot: null, nonceHash: null, nonce: null },
    })),
  });
  const seen = [...replay(file, engine)];
  const moment = seen.findIndex(({ events }) => events.some(({ type }) => type === 'claimed'));
  const { G, ctx } = seen[moment - 1].position;
  const { table } = G as State;
  const tile = table.ports[boatOf(table, ctx.currentPlayer)] as VpTileId;
  return { file, moment, tile: VP_TILES[tile] };
}

/** In the page: one step on, until a delivery is told with its points; how it stands then, looked at in one go. */
const watchDelivery = () =>
  new Promise<{
    landed: number;
    points: string;
    isCut: boolean;
    isOverControls: boolean;
    isOverBoard: boolean;
  }>((resolve) => {
    const told = () => {
      const delivery = document.querySelector<HTMLElement>('[data-moment="delivered"]');
      const points = delivery?.querySelector<HTMLElement>('b[data-come="true"]');
      if (!delivery || !points) return void requestAnimationFrame(told);
      const { left, right, top, bottom } = delivery.getBoundingClientRect();
      const parts = [...delivery.querySelectorAll('*')].map((one) => one.getBoundingClientRect());
      const boxesOf = (what: string) =>
        [...document.querySelectorAll(what)].map((one) => one.getBoundingClientRect());
      const controls = boxesOf(':is(input[type="range"], section[aria-label="Replay"] button)');
      const [count] = boxesOf('div:has(> input) + span');
      resolve({
        landed: delivery.querySelectorAll('[data-thing^="landing:"]').length,
        points: points.innerText,
        isCut: parts.some((box) => box.left < left - 1 || box.right > right + 1),
        // the slider is as high as a finger, and what is seen of it is its middle
        isOverControls:
          bottom > count.top || controls.some((box) => bottom > (box.top + box.bottom) / 2 - 4),
        isOverBoard: top < document.querySelector('main')!.getBoundingClientRect().bottom - 1,
      });
    };
    requestAnimationFrame(told);
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
  });

test('a delivery is told in a replay on a phone as it was in the match, above what the film is played with', async () => {
  const { file, moment, tile } = matchWithDelivery();
  const server = await startServer();
  const { page, context } = await visit(browser, `${server.url}file`, {
    ...{ device: 'phone', stillness: false, takesTime: true },
  });
  await page.setInputFiles('input[type=file]', {
    ...{ name: 'match.wonder', mimeType: 'application/json' },
    buffer: Buffer.from(JSON.stringify(file)),
  });
  await page.getByRole('button', { name: 'Watch it' }).click();
  const slider = page.getByRole('slider');
  await slider.waitFor();
  await slider.evaluate((one: HTMLInputElement, to) => {
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!;
    set!.call(one, String(to));
    one.dispatchEvent(new Event('input', { bubbles: true }));
  }, moment - 1);
  expect(await page.evaluate(watchDelivery)).toEqual({
    landed: size(tile.cost),
    points: `+${tile.points}`,
    ...{ isCut: false, isOverControls: false, isOverBoard: false },
  });
  await page.locator('[data-moment]').waitFor({ state: 'detached' });
  await context.close();
  await server.stop();
}, 60_000);

test('on its side a phone asks where to sail in one line, and parts no number from its cubes', async () => {
  const match = await restore(dataDir, engine, 'lines', 4);
  const server = await startServer({ env: { DATA_DIR: dataDir } });
  const { page, context } = await open(browser, server, match, { device: 'phone' }, (opened) =>
    arrange(opened, (state) => {
      (state.G as View).table.step = 'sailing';
      Object.assign(state, { awaited: ['0'], ctx: { ...state.ctx, currentPlayer: '0' } });
    }),
  );
  await page.setViewportSize({ width: 740, height: 360 });
  for (const language of ['en', 'fr']) {
    await page.evaluate((one) => localStorage.setItem('wondertable.language', one), language);
    await page.reload();
    await page.locator(ANSWER).first().waitFor();
    const [lines, words] = await lookAt(page, PROMPT, ([prompt]) => {
      const range = document.createRange();
      range.selectNodeContents(prompt.querySelector('h2')!);
      const bottoms = [...range.getClientRects()].map(({ bottom }) => Math.round(bottom));
      return [new Set(bottoms).size, prompt.innerText] as const;
    });
    expect(lines).toBe(1);
    expect(words).toMatch(/\d\u00a0(ginger|gingembre|chili|piment|tea|thé|clove|girofle)/);
  }
  await context.close();
  await server.stop();
}, 60_000);

/** Answers of which some words are beyond their side; those that are only read out are nowhere. */
const cutOff = (page: Page): Promise<string[]> =>
  lookAt(page, `${PROMPT} > button`, (all) =>
    all.flatMap((button) => {
      const { left, right } = button.getBoundingClientRect();
      const isSeen = (one: Element): boolean =>
        one === button ||
        (getComputedStyle(one).position !== 'absolute' && isSeen(one.parentElement!));
      const words = document.createTreeWalker(button, NodeFilter.SHOW_TEXT);
      for (let word = words.nextNode(); word; word = words.nextNode()) {
        if (word.parentElement!.closest('svg') || !isSeen(word.parentElement!)) continue;
        const range = document.createRange();
        range.selectNode(word);
        const box = range.getBoundingClientRect();
        if (box.width > 0 && (box.left < left || box.right > right)) return [button.innerText];
      }
      return [];
    }),
  );

test.each([
  ['upright', 360, 740],
  ['on its side', 740, 360],
])(
  'a phone %s has as many answers as there can be in sight, whole, and taking back, and the hold stays where it is',
  async (_, width, height) => {
    const match = await restore(dataDir, engine, `sight${width}`, 4);
    const server = await startServer({ env: { DATA_DIR: dataDir } });
    let lie = chooseOfFive;
    const { page, context } = await open(browser, server, match, { device: 'phone' }, (opened) =>
      arrange(opened, (state) => {
        lie((state.G as View).table);
        const ctx = { ...state.ctx, currentPlayer: '0' };
        Object.assign(state, { awaited: ['0'], canUndo: true, ctx });
      }),
    );
    await page.setViewportSize({ width, height });
    const holds = new Set<string>();
    for (const language of ['en', 'fr']) {
      await page.evaluate((one) => localStorage.setItem('wondertable.language', one), language);
      for (lie of [chooseOfFive, ...Object.values(LONGEST)]) {
        await page.reload();
        const undo = page.locator(`${PROMPT} > [data-answers="undo"]`);
        await undo.waitFor();
        const { y, height: high } = (await undo.boundingBox())!;
        const below = await page.evaluate(
          () => document.documentElement.scrollHeight - innerHeight,
        );
        expect([y + high < height, below, await cutOff(page)]).toEqual([true, 0, []]);
        const hold = await page.locator('[data-hint="hold"] > ul').boundingBox();
        holds.add(JSON.stringify(hold));
      }
    }
    expect(holds.size).toBe(1);
    await context.close();
    await server.stop();
  },
  60_000,
);

test.each([3, 4])(
  'VP tiles stand on a plate of %i on neither points nor name, and in one row with the points',
  async (players) => {
    const match = await restore(dataDir, engine, `tiles${players}`, players);
    const server = await startServer({ env: { DATA_DIR: dataDir } });
    const { page, context } = await open(browser, server, match, { device: 'phone' }, (opened) =>
      arrange(opened, ({ G }) => {
        (G as View).claims = { 0: 3, 1: 3, 2: 3, 3: 3 };
      }),
    );
    for (const [width, height] of [
      [320, 640],
      [360, 740],
      [740, 360],
    ]) {
      await page.setViewportSize({ width, height });
      await page.reload();
      await page.locator('[data-thing^="claims:"]').first().waitFor();
      const lies = await lookAt(page, '[data-thing^="player:"]', (plates) =>
        plates.map((plate) => {
          const [all, tiles, points, name] = [
            plate,
            ...['[data-thing^="claims:"]', '[data-thing^="count:"]', 'b > span'].map((part) =>
              plate.querySelector(part)!,
            ),
          ].map((one) => one.getBoundingClientRect());
          return {
            isBeside: tiles.left >= points.right && tiles.right <= all.right,
            isInRow: tiles.top < points.bottom && tiles.bottom <= name.top + 1,
          };
        }),
      );
      expect(lies).toEqual(
        Array.from({ length: players }, () => ({ isBeside: true, isInRow: true })),
      );
    }
    await context.close();
    await server.stop();
  },
  60_000,
);
