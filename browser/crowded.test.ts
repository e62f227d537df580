import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import type { Engine } from '../shared/engine/engine';
import { sum } from '../shared/engine/numbers';
import { replay } from '../shared/engine/record';
import french from '../client/games/tower-of-babel/text/fr.json';
import { engineLoader } from '../shared/games';
import { towerOfBabel } from '../shared/games/tower-of-babel';
import { size } from '../shared/games/tower-of-babel/cards';
import type { State } from '../shared/games/tower-of-babel/state';
import { yaBlewIt } from '../shared/games/ya-blew-it';
import { ablaze, HELD } from './ablaze';
import { arrange } from './arranged';
import { launch } from './chromium';
import { lookAt } from './page';
import { keyOf, matchOf, restore } from './restored';
import { gather, open, play } from './restoredTable';
import { startServer } from './server';

// As much as ever lies there at once: cards, offers and answers of Tower of Babel, and a Fire of Ya Blew It!

let browser: Browser;
let dataDir: string;
beforeAll(async () => void (browser = await launch()));
beforeEach(() => void (dataDir = mkdtempSync(join(tmpdir(), 'wondertable-'))));
afterEach(() => rmSync(dataDir, { recursive: true }));

/** Stores a recorded match as it was so many actions before it first came to this. */
async function restoreAt(
  matchID: string,
  players: number,
  isThere: (state: State) => boolean,
  before = 0,
) {
  const engine = (await engineLoader()('tower-of-babel', towerOfBabel.version))!;
  const left = leftAt(engine, { matchID, players }, isThere);
  return restore(dataDir, engine, matchID, players, left + before);
}

type Recorded = { matchID: string; players: number };

function leftAt(
  engine: Engine,
  { matchID, players }: Recorded,
  isThere: (state: State) => boolean,
): number {
  const seen = [...replay(matchOf(engine, matchID, players).record, engine)];
  const at = seen.findIndex(({ position }) => isThere(position.G as State));
  if (at < 0) throw new Error('this match never comes to that');
  return seen.length - 1 - at;
}

/** Ana has many cards, action cards with them, and is to accept offers. */
const isCrowded = ({ table, hands, actionCards }: State): boolean =>
  table.step === 'selecting' &&
  !('0' in table.build.offers) &&
  size(hands[0]) > 20 &&
  actionCards[0].length === 2;

/** How far what lies on the edge of the prompt reaches up: whose turn it is, and the news. */
const ON_THE_EDGE = { desktop: 15, phone: 0 };

test.each(['desktop', 'phone'] as const)(
  'hand, action cards, offers and answers lie beside each other on a %s, and words stay words where one may press',
  async (device) => {
    const match = await restoreAt('crowded57xxx', 4, isCrowded);
    const server = await startServer({ env: { DATA_DIR: dataDir } });
    const { page, context } = await open(browser, server, match, { device });
    await page.locator('[data-thing^="action:"]').nth(1).waitFor();
    const [trade, first, last, ...more] = await lookAt(
      page,
      '[data-thing="own:trade"] button > svg, [data-thing^="action:"] button > svg',
      (all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect),
    );
    const [offers, prompt] = await lookAt(
      page,
      '[data-own] section, section:has(> [data-choice])',
      (all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect),
    );
    const places = await lookAt(page, '[data-own] section li', (all) =>
      all.map((one) => one.getBoundingClientRect().bottom),
    );
    const filters = await lookAt(page, '[data-thing="meter"][data-touch]', (all) =>
      all.map((one) => getComputedStyle(one).filter),
    );
    const { width } = page.viewportSize()!;
    await context.close();
    await server.stop();
    expect(more).toEqual([]);
    expect(first.left).toBeGreaterThan(trade.right - 3);
    expect(last.right).toBeLessThanOrEqual(offers.bottom > last.top ? offers.left : width);
    expect(prompt.top).toBeGreaterThanOrEqual(offers.bottom);
    expect(prompt.top - Math.max(...places)).toBeGreaterThanOrEqual(ON_THE_EDGE[device]);
    expect(filters).toEqual(['none']);
  },
);

/** Ana has a Joker, and can accept whatever she is offered: something by everybody. */
const isJoking = ({ table, actionCards }: State): boolean =>
  table.step === 'selecting' &&
  !('0' in table.build.offers) &&
  actionCards[0].some((card) => card.startsWith('joker')) &&
  Object.values(table.build.offers).every(({ cards }) => size(cards) > 0);

test.each([
  [4, 'crowded32xxx'],
  [5, 'crowded57xxx'],
])(
  'what %i can answer on a phone is read whole, below the offers, and on its side without scrolling',
  async (players, matchID) => {
    const match = await restoreAt(matchID, players, isJoking);
    const server = await startServer({ env: { DATA_DIR: dataDir } });
    const { page, context } = await open(browser, server, match, {
      ...{ device: 'phone', language: 'fr' },
    });
    await page.locator('[data-choice]').nth(players).waitFor();
    const [offers, prompt] = await lookAt(
      page,
      '[data-own] section, section:has(> [data-choice])',
      (all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect),
    );
    const cut = await lookAt(page, '[data-choice]', (all) =>
      all.flatMap((one) => (one.scrollWidth > one.clientWidth ? one.innerText : [])),
    );
    await page.setViewportSize({ width: 740, height: 360 });
    // all of it comes to be in sight at once
    await page.waitForFunction(() => document.documentElement.scrollHeight <= innerHeight);
    await page.locator('button:has([data-thing^="offer:"])').first().click();
    await page.locator('[data-answers="undo"]').waitFor();
    const [[undo, right]] = await lookAt(page, '[data-answers="undo"]', (all) =>
      all.map((one) => [one.scrollWidth - one.clientWidth, one.getBoundingClientRect().right]),
    );
    const over = await lookAt(
      page,
      'section:has(> [data-choice]) h2',
      ([question], wordiest) => {
        question.textContent = wordiest;
        return document.documentElement.scrollHeight - innerHeight;
      },
      french.ask.chooseSecond_you.replace(/<.*?>/g, ''),
    );
    await context.close();
    await server.stop();
    expect(prompt.top).toBeGreaterThanOrEqual(offers.bottom);
    expect(prompt.height).toBeLessThan(160);
    expect(cut).toEqual([]);
    // nor is taking back what was accepted
    expect(undo).toBeLessThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(740);
    expect(over).toBeLessThanOrEqual(0);
  },
);

/** Ana is to make an offer for a disc of one kind, and has more of that than there is room for side by side. */
function isRich({ table: { step, build }, hands }: State): boolean {
  const kind = build?.disc.match(/^[a-z]+(?=-\d[ab]?$)/)?.[0] as keyof State['hands'][string];
  return step === 'offering' && !build.offered.includes('0') && hands[0][kind] > 3;
}

test('a thumb below the third place of the meter offers three cards', async () => {
  const match = await restoreAt('crowded57xxx', 4, isRich);
  const server = await startServer({ env: { DATA_DIR: dataDir } });
  const { page, context } = await open(browser, server, match, { device: 'phone' });
  const place = page.locator('[data-thing="meter"] li[data-open]').nth(2);
  const { x, y, width, height } = (await place.boundingBox())!;
  await page.touchscreen.tap(x + width / 2, y + height + 12);
  await page.locator('[data-thing="meter"] li[data-from="offer"]').nth(2).waitFor();
  const raised = await page.locator('[data-thing="meter"] li[data-from="offer"]').count();
  await context.close();
  await server.stop();
  expect(raised).toBe(3);
});

/** Most of four offers are some cards, and one is many. */
function isGenerous({ table: { build } }: State): boolean {
  const offered = Object.values(build?.offers ?? {}).map(({ cards }) => size(cards));
  return Math.max(...offered) > 4 && sum(offered) > 8;
}

test.each(['desktop', 'phone'] as const)(
  'as many offers as there can be are in sight on a %s when they are turned, each below its cards',
  async (device) => {
    const match = await restoreAt('crowded57xxx', 5, isGenerous, 1);
    const server = await startServer({ env: { DATA_DIR: dataDir } });
    const { page, context, key } = await open(browser, server, match, { device, isShown: true });
    const sitters = gather(server, match, [key, ...[1, 2, 3, 4].map(keyOf)]);
    await play(sitters, match, 1);
    const turned = await page.waitForFunction(() => {
      const all = [...document.querySelectorAll<HTMLElement>('[data-thing="decision"] li')];
      const lieOf = ({ offsetLeft, offsetWidth }: HTMLElement, on = 0) => [
        on + offsetLeft,
        on + offsetLeft + offsetWidth,
      ];
      return (
        all.length > 0 &&
        all.map((one) => [
          lieOf(one),
          ...[...one.querySelectorAll<HTMLElement>(':scope > span')].map((part) =>
            lieOf(part, one.offsetLeft),
          ),
        ])
      );
    });
    const offers = (await turned.jsonValue()) as [left: number, right: number][][];
    const { width } = page.viewportSize()!;
    for (const { connection } of sitters) connection.close();
    await context.close();
    await server.stop();
    expect(offers).toHaveLength(4);
    for (const [[left, right], ...parts] of offers) {
      expect(right).toBeLessThanOrEqual(width);
      for (const part of parts) {
        expect(part[0]).toBeGreaterThanOrEqual(left);
        expect(part[1]).toBeLessThanOrEqual(right);
      }
    }
  },
);

test.each([
  ['desktop', 4, 720],
  ['phone', 4, 740],
  ['phone', 4, 640],
  ['phone', 6, 640],
] as const)(
  'in a Fire nobody’s row is cut on a %s, however many cards they have: %i players, %i pixels high',
  async (device, players, height) => {
    const engine = (await engineLoader()('ya-blew-it', yaBlewIt.version))!;
    const match = await restore(dataDir, engine, 'fire1match', players);
    const server = await startServer({ env: { DATA_DIR: dataDir } });
    let held = HELD.evenly;
    const { page, context } = await open(
      browser,
      server,
      match,
      { device, language: 'fr' },
      (one) => arrange(one, (state, log) => ablaze(held)(state, log)),
    );
    await page.setViewportSize({ width: page.viewportSize()!.width, height });
    const cut: Record<string, (string | null)[]> = {};
    for (const name of Object.keys(HELD)) {
      held = HELD[name];
      await page.reload();
      await page
        .locator('[data-hint="fire"] > ol > li')
        .nth(players - 1)
        .waitFor();
      await page.evaluate(() => document.fonts.ready);
      cut[name] = await lookAt(page, '[data-hint="fire"] > ol > li', (rows) =>
        rows.flatMap((row) => {
          const place = row.closest('section')!.getBoundingClientRect();
          const boxes = [row, ...row.querySelectorAll('b, [data-hint="cursed"]')]
            .map((one) => one.getBoundingClientRect())
            .filter(({ width }) => width > 0);
          const isOut = (box: DOMRect) =>
            box.top < place.top - 1 || box.bottom > place.bottom + 1 || box.right > place.right + 1;
          return boxes.some(isOut) ? row.textContent : [];
        }),
      );
    }
    await context.close();
    await server.stop();
    expect(cut).toEqual(Object.fromEntries(Object.keys(HELD).map((name) => [name, []])));
  },
);

test('in a Fire of two the reader’s cards lie within the frame of their row on a phone, not on it', async () => {
  const engine = (await engineLoader()('ya-blew-it', yaBlewIt.version))!;
  const match = await restore(dataDir, engine, 'fire1match', 2);
  const server = await startServer({ env: { DATA_DIR: dataDir } });
  const { page, context } = await open(browser, server, match, { device: 'phone' }, (one) =>
    arrange(one, ablaze(HELD.evenly)),
  );
  const ROW = '[data-hint="fire"] li[data-own]';
  await page.locator(`${ROW} [data-thing^="stake:"]`).first().waitFor();
  await page.evaluate(() => document.fonts.ready);
  const [row, ...cards] = await lookAt(page, `${ROW}, ${ROW} [data-thing^="stake:"]`, (all) =>
    all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect),
  );
  await context.close();
  await server.stop();
  const nearest = cards.map(({ top, bottom }) => Math.min(top - row.top, row.bottom - bottom));
  expect(Math.min(...nearest)).toBeGreaterThan(2);
});
