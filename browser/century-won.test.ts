import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createEngine } from '../shared/engine/engine';
import { centuryEasternWonders } from '../shared/games/century-eastern-wonders';
import { launch } from './chromium';
import { lookAt } from './page';
import { keyOf, restore } from './restored';
import { gather, open, play } from './restoredTable';
import { startServer } from './server';

let dataDir: string;
beforeAll(() => void (dataDir = mkdtempSync(join(tmpdir(), 'wondertable-'))));
afterAll(() => rmSync(dataDir, { recursive: true }));

/** What the reader has won of late, on their plate. */
const CHIP = '[data-seat="0"] [data-good]';

/** How far this ends above the digits of that when it is largest, in pixels. */
const gapAbove = ([chip]: HTMLElement[], below: string) => {
  // from its beginning, and at a pace, so that it is seen to rise
  chip.style.animation = 'none';
  void chip.offsetWidth;
  chip.style.animation = '';
  chip.style.setProperty('--stretch', '1');
  for (const movement of chip.getAnimations()) {
    movement.pause();
    movement.currentTime = Number(movement.effect!.getComputedTiming().duration) / 2;
  }
  const head = document.querySelector<HTMLElement>(below)!.getBoundingClientRect();
  const { fontSize } = getComputedStyle(document.querySelector(below)!);
  // digits are seven tenths as high as their letters are large
  const digits = (head.top + head.bottom - 0.7 * parseFloat(fontSize)) / 2;
  const { width, bottom } = chip.getBoundingClientRect();
  return { isLarge: width > 1.1 * chip.offsetWidth, gap: digits - bottom };
};

test('what the reader of Century has just won rises above the heads of their table, over none of them', async () => {
  const engine = createEngine(centuryEasternWonders);
  const match = await restore(dataDir, engine, 'sea1', 3, 140);
  const server = await startServer({ env: { DATA_DIR: dataDir } });
  const browser = await launch();
  const { page, context, key } = await open(browser, server, match, { stillness: false });
  const sitters = gather(server, match, [key, keyOf(1), keyOf(2)]);
  const isBuilt = ({ playerID, ...action }: (typeof match.rest)[number]) =>
    playerID === '0' && 'move' in action && action.move === 'build';
  await play(sitters, match, match.rest.findIndex(isBuilt) + 1);
  await page.locator(CHIP).waitFor();
  const { isLarge, gap } = await lookAt(
    page,
    CHIP,
    gapAbove,
    '[data-seat="0"] thead th:last-child',
  );
  for (const { connection } of sitters) connection.close();
  await context.close();
  await server.stop();
  expect(isLarge).toBe(true);
  expect(gap).toBeGreaterThanOrEqual(0);
});
