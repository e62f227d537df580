import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import type { ViewerState } from '../shared/engine/engine';
import { engineLoader } from '../shared/games';
import { yaBlewIt } from '../shared/games/ya-blew-it';
import { CARDS, type CardId } from '../shared/games/ya-blew-it/cards';
import type { View } from '../shared/games/ya-blew-it/state';
import { cards } from '../shared/games/ya-blew-it/testing';
import { arrange } from './arranged';
import { launch } from './chromium';
import { lookAt } from './page';
import { restore } from './restored';
import { open } from './restoredTable';
import { startServer } from './server';

// Late in a match players have as much as there is: one's own things are worth having, and nothing of anybody's is out
// of sight.

let browser: Browser;
let dataDir: string;
beforeAll(async () => void (browser = await launch()));
beforeEach(() => void (dataDir = mkdtempSync(join(tmpdir(), 'wondertable-'))));
afterEach(() => rmSync(dataDir, { recursive: true }));

const CLAIM = cards('blue-4 green-8 pink-34 yellow-68 purple-47 jumper-4');
const REST = (Object.keys(CARDS) as CardId[]).filter(
  (id) => CARDS[id].kind !== 'fire' && !CLAIM.includes(id),
);

type Held = (seat: number, players: number) => CardId[];

/** All the cards there are, one after the other to each. */
const evenly: Held = (seat, players) => REST.filter((_, i) => i % players === seat);

/** Thirty to the reader, and the rest to the others. */
const mostly: Held = (seat, players) =>
  seat === 0 ? REST.slice(0, 30) : REST.slice(30).filter((_, i) => i % (players - 1) === seat - 1);

/** Everybody has so many cards, Safes stand on two of the reader's stacks, and they are asked to roll. */
const late =
  (players: number, held: Held) =>
  (state: ViewerState): void => {
    const { table } = state.G as View;
    const seats = Array.from({ length: players }, (_, seat) => seat);
    const scoring = Object.fromEntries(seats.map((seat) => [seat, held(seat, players)]));
    Object.assign(table, {
      step: 'mining',
      claim: CLAIM,
      scoring,
      waiting: ['0'],
      out: ['2', '3'],
      safes: { ...table.safes, 0: ['blue', 'green'] },
    });
    Object.assign(table, { roll: null, fire: null, last: null });
    Object.assign(state, { awaited: ['0'], ctx: { ...state.ctx, currentPlayer: '1' } });
  };

/** Whatever is not in sight as a whole, or lies over something else: of plates, note and rail. */
const hidden = (page: Page) =>
  page.evaluate(() => {
    const boxes = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)]
        .map((one) => ({ one, box: one.getBoundingClientRect() }))
        .filter(({ box }) => box.width * box.height > 0);
    const [{ box: rail }] = boxes('[data-thing="rail"]');
    const isOut = ({ box }: { box: DOMRect }, place: DOMRect | { top: 0; bottom: number }) =>
      box.top < place.top - 1 || box.bottom > place.bottom + 1;
    const onRail = boxes(
      '[data-thing="rail"] li, [data-thing="rail"] section, [data-thing^="own:safe"]',
    );
    const [{ box: board }] = boxes('[data-thing="board"]');
    const onBoard = boxes('main [data-hint="gains"] :is(h2, li)');
    const window = { top: 0, bottom: innerHeight } as const;
    const beside = boxes('[data-thing^="player:"], [data-thing^="held:"], [data-hint="fires"]');
    const things = boxes('[data-thing="rail"] > ul > li, [data-thing="rail"] > div > section');
    const over = things.filter(({ box }) =>
      things.some(
        ({ box: other }) =>
          other !== box &&
          other.left < box.right - 1 &&
          box.left < other.right - 1 &&
          other.top < box.bottom - 1 &&
          box.top < other.bottom - 1,
      ),
    );
    // words on a plate that a sign lies over
    const covered = boxes('[data-thing^="player:"] b + span').filter(({ one }) => {
      const range = document.createRange();
      range.selectNodeContents(one);
      const words = range.getBoundingClientRect();
      const [sign] = boxes(`[data-thing="${one.closest('li')!.dataset.thing}"] [data-hint="away"]`);
      return (
        sign &&
        getComputedStyle(one).clipPath === 'none' &&
        words.right > sign.box.left &&
        words.bottom > sign.box.top &&
        words.top + 3 < sign.box.bottom
      );
    });
    // whatever would have to be scrolled
    const cut = [...document.querySelectorAll('[data-title] section:first-of-type > *')].filter(
      (one) => getComputedStyle(one).overflowY === 'auto' && one.scrollHeight > one.clientHeight,
    );
    return [
      ...onRail.filter((thing) => isOut(thing, rail)),
      ...onBoard.filter((thing) => isOut(thing, board)),
      ...beside.filter((thing) => isOut(thing, window)),
      ...over,
      ...covered,
    ]
      .map(({ one }) => one.dataset.thing ?? one.textContent)
      .concat(cut.map(({ textContent }) => `scrolls: ${textContent}`));
  });

/** What a phone on its side cuts off, of names as long as eight letters and of what lies on the rail; and whether the page scrolls, or below its end. */
async function cutLying(page: Page): Promise<(string | null)[]> {
  await page.setViewportSize({ width: 740, height: 360 });
  return page.evaluate(() => {
    const names = [...document.querySelectorAll('[data-thing^="player:"] b > span:first-child')];
    for (const name of names) name.textContent = 'Wilhelma';
    const [rail] = document.querySelectorAll('[data-thing="rail"]');
    const { left, right, bottom } = rail.getBoundingClientRect();
    const isOut = (box: DOMRect) => box.width > 0 && (box.left < left || box.right > right);
    return [
      ...names.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth),
      ...[...rail.querySelectorAll('li')].filter((one) => isOut(one.getBoundingClientRect())),
    ]
      .map(({ textContent }) => textContent)
      .concat(document.documentElement.scrollHeight > bottom + 1 ? 'scrolls below its end' : [])
      .concat(document.documentElement.scrollHeight > innerHeight ? 'the page scrolls' : []);
  });
}

test.each([
  ['all cards', 6, 'desktop', 'en', 50],
  ['thirty', 6, 'desktop', 'fr', 58],
  ['all cards', 4, 'desktop', 'fr', 50],
  ['all cards', 6, 'phone', 'fr', 35],
  ['thirty', 6, 'phone', 'en', 41],
] as const)('%s, %i players, on a %s (%s)', async (name, players, device, language, width) => {
  const held = name === 'thirty' ? mostly : evenly;
  const engine = (await engineLoader()('ya-blew-it', yaBlewIt.version))!;
  const match = await restore(dataDir, engine, 'rail1match', players);
  const server = await startServer({ env: { DATA_DIR: dataDir } });
  const { page, context } = await open(browser, server, match, { device, language }, (one) =>
    arrange(one, late(players, held)),
  );
  await page.locator('[data-thing^="stack:"]').nth(4).waitFor();
  await page.evaluate(() => document.fonts.ready);
  const stacks = await lookAt(page, '[data-thing="rail"] [data-thing^="stack:"]', (all) =>
    all.map((one) => one.offsetWidth),
  );
  const out = await hidden(page);
  // what the figures are, and the Fires beside them
  const noted = await lookAt(
    page,
    'th:is([data-hint="points"] *), [data-hint="points"] + [data-hint="fires"]',
    (all) => all.map((one) => one.offsetHeight > 0),
  );
  const cut = device === 'phone' ? await cutLying(page) : [];
  await context.close();
  await server.stop();
  expect(out).toEqual([]);
  expect(cut).toEqual([]);
  expect(noted).toEqual(device === 'desktop' ? [true, true, true] : []);
  expect(Math.min(...stacks)).toBeGreaterThanOrEqual(width);
});
