import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { engineLoader } from '../shared/games';
import { yaBlewIt } from '../shared/games/ya-blew-it';
import { ablaze, HELD } from './ablaze';
import { arrange } from './arranged';
import { launch } from './chromium';
import { lookAt } from './page';
import { restore } from './restored';
import { open } from './restoredTable';
import { startServer } from './server';

// The rows of a Fire of Ya Blew It! on a phone, where the reader has rolled again and others have lost cards and a Safe.

let dataDir: string;
beforeEach(() => void (dataDir = mkdtempSync(join(tmpdir(), 'wondertable-'))));
afterEach(() => rmSync(dataDir, { recursive: true }));

const ROW = '[data-hint="fire"] > ol > li';

/** In how many lines each row of such a Fire shows its cards. */
async function linesOf(players: number, held: (typeof HELD)[string]) {
  const engine = (await engineLoader()('ya-blew-it', yaBlewIt.version))!;
  const match = await restore(dataDir, engine, 'fire1match', players);
  const server = await startServer({ env: { DATA_DIR: dataDir } });
  const browser = await launch();
  const { page, context } = await open(browser, server, match, { device: 'phone' }, (one) =>
    arrange(one, ablaze(held)),
  );
  await page
    .locator(ROW)
    .nth(players - 1)
    .waitFor();
  await page.evaluate(() => document.fonts.ready);
  const lines = await lookAt(page, ROW, (rows) =>
    rows.map((row) => {
      const cards = [...row.querySelectorAll('[data-thing^="stake:"]')];
      return new Set(cards.map((card) => card.getBoundingClientRect().top)).size;
    }),
  );
  await context.close();
  await server.stop();
  return lines;
}

test.each([6, 7])(
  'all %i cards of each lie in one line, after a roll that gave way and beside a Safe that was lost',
  async (count) => {
    const held = (seat: number, players: number) => HELD.evenly(seat, players).slice(0, count);
    // a Safe has saved all that the second one had left
    expect(await linesOf(4, held)).toEqual([1, 0, 1, 1]);
  },
);
