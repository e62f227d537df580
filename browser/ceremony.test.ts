import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { engineLoader } from '../shared/games';
import { colorfulTreasure } from '../shared/games/colorful-treasure';
import { launch } from './chromium';
import { keyOf, restore } from './restored';
import { gather, open, play } from './restoredTable';
import { startServer } from './server';

let dataDir: string;
beforeEach(() => void (dataDir = mkdtempSync(join(tmpdir(), 'wondertable-'))));
afterEach(() => rmSync(dataDir, { recursive: true }));

test('nothing that falls when a match ends lies over who has won, or over the button that leads to the score sheet', async () => {
  const engine = (await engineLoader()('colorful-treasure', colorfulTreasure.version))!;
  const match = await restore(dataDir, engine, 'ceremony', 2, 1);
  const server = await startServer({ env: { DATA_DIR: dataDir } });
  const browser = await launch();
  const visitor = { device: 'phone', stillness: false, isShown: true } as const;
  const { page, context, key } = await open(browser, server, match, visitor);
  const sitters = gather(server, match, [key, keyOf(1)]);
  await play(sitters, match, 1);
  const places = page.locator('section:has([data-lit="true"])');
  await places.waitFor();
  const isOnTop = await places.evaluate((section) => {
    const shower = section.querySelector('[style*="--late"]')!.parentElement!;
    // it lets presses through, so that one would not find it
    shower.style.pointerEvents = 'auto';
    return [section.querySelector('h2')!, section.querySelector(':scope > button')!].map((one) => {
      const { left, right, top, bottom } = one.getBoundingClientRect();
      return one.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
    });
  });
  for (const { connection } of sitters) connection.close();
  await context.close();
  await server.stop();
  expect(isOnTop).toEqual([true, true]);
});
