import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { engineLoader, gameOf } from '../shared/games';
import { centuryEasternWonders } from '../shared/games/century-eastern-wonders';
import type { View } from '../shared/games/century-eastern-wonders/state';
import { colorfulTreasure } from '../shared/games/colorful-treasure';
import { yaBlewIt } from '../shared/games/ya-blew-it';
import { arrange } from './arranged';
import { launch } from './chromium';
import { lookAt } from './page';
import { keyOf, restore } from './restored';
import { gather, open, play } from './restoredTable';
import { startServer } from './server';

// People whose names have twelve letters read them whole: on their plates, of which a phone shows up to six, and on the score sheet.

const LONG = 'Maximilienne';
const WIDE = 'Hans-Joachim';

let dataDir: string;
beforeEach(() => void (dataDir = mkdtempSync(join(tmpdir(), 'wondertable-'))));
afterEach(() => rmSync(dataDir, { recursive: true }));

test.each(['desktop', 'phone'] as const)('names of twelve letters on a %s', async (device) => {
  const engine = (await engineLoader()('colorful-treasure', colorfulTreasure.version))!;
  const match = await restore(dataDir, engine, 'names1match', 4, 2);
  const server = await startServer({ env: { DATA_DIR: dataDir } });
  const browser = await launch();
  const { page, context, key } = await open(browser, server, match, { device });
  const cut = (selector: string, called = LONG) =>
    lookAt(
      page,
      selector,
      (names, long) =>
        names.map((name) => {
          const written = name.querySelector('span') ?? name;
          written.textContent = long;
          written.style.setProperty('--letters', String(long.length));
          return name.scrollWidth > name.clientWidth || name.scrollHeight > name.clientHeight + 1;
        }),
      called,
    );
  await page.evaluate(() => document.fonts.ready);
  const onPlates = await cut('[data-thing^="player:"] b > span:first-child');
  const wideOnPlates = await cut('[data-thing^="player:"] b > span:first-child', WIDE);
  const sitters = gather(server, match, [key, ...[1, 2, 3].map(keyOf)]);
  await play(sitters, match, 2);
  await page.getByRole('table').waitFor();
  const onSheet = await cut('th[scope="col"] span:first-of-type');
  await cut('th[scope="col"] span:first-of-type', WIDE);
  const lines = await lookAt(page, 'th[scope="col"] span:first-of-type', (names) =>
    names.map((name) =>
      Math.round(name.offsetHeight / parseFloat(getComputedStyle(name).lineHeight)),
    ),
  );
  for (const { connection } of sitters) connection.close();
  await context.close();
  await server.stop();
  expect(onPlates).toEqual([false, false, false, false]);
  expect(wideOnPlates).toEqual([false, false, false, false]);
  expect(onSheet).toEqual([false, false, false, false]);
  expect(Math.max(...lines)).toBeLessThanOrEqual(2);
});

/** What a server tells of players: with other names. */
const rename = (page: Page): Promise<void> =>
  page.routeWebSocket(/socket\.io/, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((message) =>
      socket.send(
        Object.entries(OTHERS).reduce(
          (text, [name, long]) => text.replaceAll(`"name":"${name}"`, `"name":"${long}"`),
          String(message),
        ),
      ),
    );
  });

const OTHERS = {
  Bo: LONG,
  Chidi: 'Konstantinos',
  Deniz: WIDE,
  Eve: 'Bartholomäus',
  Finn: 'Friederike W',
};

/** Actions that are left where a die lies that was rolled. */
const ROLLED = 19;

test.each(['desktop', 'phone'] as const)(
  'a name of twelve letters beside the number they rolled, on a %s',
  async (device) => {
    const engine = (await engineLoader()('ya-blew-it', yaBlewIt.version))!;
    const match = await restore(dataDir, engine, 'names2match', 4, ROLLED);
    const server = await startServer({ env: { DATA_DIR: dataDir } });
    const browser = await launch();
    const { page, context } = await open(browser, server, match, { device });
    await page.locator('[data-thing="die"]').waitFor();
    await page.evaluate(() => document.fonts.ready);
    const [whose] = await lookAt(
      page,
      '[data-thing="tray"] + p span',
      (all, long) =>
        all.map((one) => {
          one.textContent = `${long}\u00a0: 8`;
          const { right } = one.getBoundingClientRect();
          return { isWhole: one.scrollWidth <= one.clientWidth, isInSight: right <= innerWidth };
        }),
      LONG,
    );
    await context.close();
    await server.stop();
    expect(whose).toEqual({ isWhole: true, isInSight: true });
  },
);

test.each([
  ['tower-of-babel', 5],
  ['ya-blew-it', 6],
] as const)('names of twelve letters on a phone, in %s with %i players', async (id, players) => {
  const engine = (await engineLoader()(id, gameOf(id)!.version))!;
  const match = await restore(dataDir, engine, 'names2match', players);
  const server = await startServer({ env: { DATA_DIR: dataDir } });
  const browser = await launch();
  const { page, context } = await open(browser, server, match, { device: 'phone' }, rename);
  await page.locator('[data-thing^="player:"]', { hasText: LONG }).waitFor();
  await page.evaluate(() => document.fonts.ready);
  const names = await lookAt(page, '[data-thing^="player:"] b > span > span', (all) =>
    all.map((name) => ({
      name: name.textContent,
      isWhole: name.scrollWidth <= name.clientWidth && name.scrollHeight <= name.clientHeight + 1,
      isRead: parseFloat(getComputedStyle(name).fontSize) >= 10,
    })),
  );
  await context.close();
  await server.stop();
  const others = Object.values(OTHERS).slice(0, players - 1);
  expect(names).toEqual(
    expect.arrayContaining(others.map((name) => ({ name, isWhole: true, isRead: true }))),
  );
});

test.each(['en', 'fr'] as const)(
  'names beside points on which hidden tiles come, at a desk, in %s',
  async (language) => {
    const { id, version } = centuryEasternWonders;
    const match = await restore(dataDir, (await engineLoader()(id, version))!, 'names3match', 4);
    const server = await startServer({ env: { DATA_DIR: dataDir } });
    const browser = await launch();
    const { page, context } = await open(browser, server, match, { language }, (opened) =>
      arrange(opened, ({ G }) => {
        const view = G as View;
        view.claims = { 0: 0, 1: 3, 2: 3, 3: 3 };
      }),
    );
    await page.locator('[data-thing^="claims:"]', { hasText: '+' }).first().waitFor();
    await page.evaluate(() => document.fonts.ready);
    const names = await lookAt(page, '[data-thing^="player:"] b > span:first-child', (all) =>
      all.map((name) => name.scrollWidth <= name.clientWidth),
    );
    await context.close();
    await server.stop();
    expect(names).toEqual([true, true, true, true]);
  },
);
