import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { engineLoader, games } from '../../shared/games';
import { launch } from '../chromium';
import { lookAt } from '../page';
import { keyOf, restore } from '../restored';
import { gather, open, play } from '../restoredTable';
import { startServer } from '../server';
import { SHEET } from '../table';

// The points are counted on the board as it was left: it does not move for that.

let browser: Browser;
let dataDir: string;
beforeAll(async () => void (browser = await launch()));
beforeEach(() => void (dataDir = mkdtempSync(join(tmpdir(), 'wondertable-'))));
afterEach(() => rmSync(dataDir, { recursive: true }));

/** Where the board lies, and what lies on it all the time. */
const board = (page: Page) =>
  lookAt(page, 'main, main :is([data-thing^="tile:"], [data-thing^="site:"])', (all) =>
    all.map((one) => {
      const { left, top, width, height } = one.getBoundingClientRect();
      return [one.dataset.thing ?? 'board', ...[left, top, width, height].map(Math.round)].join(
        ' ',
      );
    }),
  );

/**
 * Has the page note, frame by frame, who can be seen in the picture at the end before it is lit, and after; what can be
 * read around it before; and where the picture and the steps before it lie.
 */
const watchPicture = (page: Page) =>
  page.evaluate(() => {
    const seen: Seen = { early: [], frames: 0, late: [], read: '', lay: [] };
    const look = () => {
      const picture = document.querySelector<HTMLElement>('main [data-lit]');
      const parts = [
        ...(picture?.parentElement!.querySelectorAll<HTMLElement>(':scope > *') ?? []),
      ];
      const lie = parts
        .filter((one) => one === picture || one.matches('ol'))
        .map((one) => [one.offsetLeft, one.offsetTop, one.offsetWidth, one.offsetHeight].join(' '))
        .join(', ');
      if (picture && !seen.lay.includes(lie)) seen.lay.push(lie);
      const all = [...(picture?.querySelectorAll<HTMLElement>('[data-seat]') ?? [])];
      const inSight = all.filter((one) => getComputedStyle(one).visibility === 'visible');
      const seats = inSight.map(({ dataset }) => dataset.seat!);
      if (picture?.dataset.lit === 'false') {
        seen.frames += all.length > 0 ? 1 : 0;
        seen.early.push(...seats);
        seen.read += picture.parentElement!.innerText;
      } else if (seats.length > 0) seen.late = seats;
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    Object.assign(window, { seen });
  });

type Seen = { early: string[]; frames: number; late: string[]; read: string; lay: string[] };
type Watched = typeof window & { seen: Seen };

/** Goes on by key, as long as this is there. */
const goOn = (page: Page, what: string) =>
  page.evaluate((selector) => {
    if (!document.querySelector(selector)) return;
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true }));
  }, what);

/** Where the plates of all players lie. */
const plates = (page: Page) =>
  lookAt(page, '[data-thing^="player:"]', (all) =>
    all.map((one) => [one.offsetLeft, one.offsetTop, one.offsetWidth, one.offsetHeight].join(' ')),
  );

/** How far what each has just won reaches up beside their name, where there is room for it below. */
const besideNames = (page: Page) =>
  lookAt(page, '[data-thing^="player:"]:has([data-good])', (all) =>
    all.map((plate) => {
      const [name, chip] = ['b', '[data-good]'].map((one) =>
        plate.querySelector(one)!.getBoundingClientRect(),
      );
      return name.bottom - chip.top;
    }),
  );

/** Whose sign was in the picture before all places were called, and is in it once they are. */
async function inPicture(page: Page): Promise<Seen> {
  await page.waitForFunction(() => (window as Watched).seen.frames > 0);
  await goOn(page, '[data-lit="false"]');
  await page.waitForFunction(() => (window as Watched).seen.late.length > 0);
  return page.evaluate(() => (window as Watched).seen);
}

describe.each(['desktop', 'phone'] as const)('on a %s', (device) => {
  test.each(games)('$id, played by as many as can', async (module) => {
    const { players } = module;
    const engine = (await engineLoader()(module.id, module.version))!;
    const match = await restore(dataDir, engine, 'ending1match', players.max, 1);
    const server = await startServer({ env: { DATA_DIR: dataDir } });
    const { page, context, key } = await open(browser, server, match, {
      ...{ device, stillness: false, takesTime: true },
    });
    const others = Array.from({ length: players.max - 1 }, (_, i) => keyOf(i + 1));
    const sitters = gather(server, match, [key, ...others]);
    const before = await board(page);
    await play(sitters, match, 1);
    await page.locator('[data-counting]').waitFor();
    const after = await board(page);
    const platesBefore = await plates(page);
    const chips = device === 'desktop' ? await besideNames(page) : [];
    // and all that is counted is in sight
    const [panel, ...rows] = await lookAt(
      page,
      '[data-counting], [data-counting] [data-rank]',
      (all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect),
    );
    await watchPicture(page);
    // all is counted at once; then the places are called
    for (let press = 0; press < 2; press++) await goOn(page, '[data-counting]');
    const picture = await inPicture(page);
    const platesAfter = await plates(page);
    await goOn(page, '[data-lit]');
    await page.locator(`${SHEET} table`).waitFor();
    // a plate may have a table of its own
    const beyond = await lookAt(page, `${SHEET} table`, ([sheet]) => {
      const scroller = sheet.parentElement!;
      return scroller.scrollWidth - scroller.clientWidth;
    });
    for (const { connection } of sitters) connection.close();
    await context.close();
    await server.stop();
    expect(after).toEqual(before);
    expect(rows).toHaveLength(players.max);
    // the picture does not say who has won before they are called
    expect(picture.frames).toBeGreaterThan(0);
    expect(picture.early).toEqual([]);
    expect(picture.read).toContain('Score sheet');
    expect(picture.read).not.toMatch(/wins? with|share the win|1st/);
    // and keeps its place while they are, as the plates do
    expect(picture.lay).toHaveLength(1);
    expect(platesAfter).toEqual(platesBefore);
    for (const overlap of chips) expect(overlap).toBeLessThanOrEqual(0);
    // nobody’s points are beyond the edge of the score sheet
    expect(beyond).toBe(0);
    for (const { top, bottom } of rows) {
      expect(top).toBeGreaterThanOrEqual(panel.top);
      expect(bottom).toBeLessThanOrEqual(panel.bottom);
    }
  });
});
