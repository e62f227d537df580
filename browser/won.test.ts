import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { engineLoader, gameOf } from '../shared/games';
import { colorfulTreasure } from '../shared/games/colorful-treasure';
import { towerOfBabel } from '../shared/games/tower-of-babel';
import { launch } from './chromium';
import { lookAt } from './page';
import { keyOf, restore } from './restored';
import { gather, open, play } from './restoredTable';
import { startServer } from './server';

// What each has won last hangs on their plate, and who is away has a chair there; on a phone four or five plates share a row.

let dataDir: string;
beforeEach(() => void (dataDir = mkdtempSync(join(tmpdir(), 'wondertable-'))));
afterEach(() => rmSync(dataDir, { recursive: true }));

test('what was won stands below the name on a phone’s plate and within it, whatever signs are beside it', async () => {
  const engine = (await engineLoader()('tower-of-babel', towerOfBabel.version))!;
  const match = await restore(dataDir, engine, 'place', 5, 18);
  const server = await startServer({ env: { DATA_DIR: dataDir } });
  const browser = await launch();
  const { page, context, key } = await open(browser, server, match, { device: 'phone' });
  const sitters = gather(server, match, [key, ...[1, 2, 3, 4].map(keyOf)]);
  // until who builds next has chosen a wonder: with their offers others have acted, and what they won is told no more
  await play(sitters, match, 6);
  // whoever leaves has a sign for that beside the one for their turn
  for (const { connection } of sitters) connection.close();
  const won = page.locator('[data-thing^="player:"]:has([data-good]):has([data-hint="away"])');
  await won.first().waitFor();
  const chips = await lookAt(page, '[data-thing^="player:"]:has([data-good])', (all) =>
    all.map((plate) => {
      const won = plate.querySelector<HTMLElement>('[data-good]')!;
      // where it stays once it has risen
      won.style.animation = 'none';
      const [outer, name, chip] = [plate, plate.querySelector('b > span')!, won].map((one) =>
        one.getBoundingClientRect(),
      );
      return { belowName: chip.top - name.bottom, aboveEdge: outer.bottom - chip.bottom };
    }),
  );
  await context.close();
  await server.stop();
  expect(chips.length).toBeGreaterThan(0);
  for (const { belowName, aboveEdge } of chips) {
    expect(belowName).toBeGreaterThan(-2);
    expect(aboveEdge).toBeGreaterThanOrEqual(0);
  }
});

/** What is written in these, and drawn, that such a thing of the page lies on; or the header, which lies on it. */
const coveredBy = ([...things]: HTMLElement[], under: string) =>
  things.flatMap((thing) => {
    // from its beginning, and at a pace, so that it is seen to rise
    thing.style.animation = 'none';
    void thing.offsetWidth;
    thing.style.animation = '';
    thing.style.setProperty('--stretch', '1');
    for (const movement of thing.getAnimations()) {
      movement.pause();
      movement.currentTime = Number(movement.effect!.getComputedTiming().duration) / 2;
    }
    const over = thing.getBoundingClientRect();
    const header = document.querySelector('header')!.getBoundingClientRect();
    if (over.top < header.bottom) return ['below the header'];
    return [...document.querySelectorAll(under)].flatMap((one) => {
      const range = document.createRange();
      range.selectNodeContents(one);
      const { left, right, top, bottom } = range.getBoundingClientRect();
      // above its capitals and below its line a letter has no ink
      const rim = 0.15 * (bottom - top);
      const isUnder =
        left < over.right &&
        over.left < right &&
        top + rim < over.bottom &&
        over.top < bottom - rim;
      return isUnder ? [one.textContent!] : [];
    });
  });

/** All that is read on plates, and in the header above them. */
const READ =
  '[data-thing^="count:"], [data-thing^="player:"] b > span, [data-thing^="player:"] b + span, header p';

test.each(['en', 'fr'] as const)(
  'what was won or lost rises over nothing that is read on a phone, in %s',
  async (language) => {
    const engine = (await engineLoader()('colorful-treasure', colorfulTreasure.version))!;
    const match = await restore(dataDir, engine, 'won1match', 4, 100, { variant: 'advanced' });
    const server = await startServer({ env: { DATA_DIR: dataDir } });
    const browser = await launch();
    const visitor = { device: 'phone', language, stillness: false } as const;
    const { page, context, key } = await open(browser, server, match, visitor);
    const sitters = gather(server, match, [key, ...[1, 2, 3].map(keyOf)]);
    await play(sitters, match, 12);
    const won = page.locator('[data-thing^="player:"] [data-good]');
    await won.first().waitFor();
    await page.evaluate(() => document.fonts.ready);
    const covered = await lookAt(page, '[data-thing^="player:"] [data-good]', coveredBy, READ);
    for (const { connection } of sitters) connection.close();
    await context.close();
    await server.stop();
    expect(covered).toEqual([]);
  },
);

test.each([
  ['colorful-treasure', 4],
  ['tower-of-babel', 5],
] as const)(
  'the chair of whoever is away leaves their name free on a phone, in %s with %i players',
  async (id, players) => {
    const engine = (await engineLoader()(id, gameOf(id)!.version))!;
    const match = await restore(dataDir, engine, 'away1match', players);
    const server = await startServer({ env: { DATA_DIR: dataDir } });
    const browser = await launch();
    const { page, context, key } = await open(
      browser,
      server,
      match,
      { device: 'phone' },
      async (one) => {
        // a quarter of an hour later, there
        await one.addInitScript(() => {
          const now = Date.now;
          Date.now = () => now() + 900_000;
        });
      },
    );
    const others = Array.from({ length: players - 1 }, (_, i) => keyOf(i + 1));
    const sitters = gather(server, match, [key, ...others]);
    for (const sitter of sitters) await sitter.sees(({ connected }) => connected);
    for (const { connection } of sitters) connection.close();
    const chair = '[data-inlet] > span:has(> svg)';
    await page
      .locator(chair)
      .nth(players - 2)
      .waitFor();
    await page.evaluate(() => document.fonts.ready);
    const covered = await lookAt(page, chair, coveredBy, READ);
    await context.close();
    await server.stop();
    expect(covered).toEqual([]);
  },
);
