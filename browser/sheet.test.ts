import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import french from '../client/text/fr/match.json';
import { engineLoader, gameOf } from '../shared/games';
import { launch } from './chromium';
import { lookAt } from './page';
import { keyOf, restore } from './restored';
import { gather, open, play } from './restoredTable';
import { startServer } from './server';

// At a desk the whole score sheet and the chart below it are on one screen, and nothing scrolls: with as many lines,
// columns and winners as there are in any of twelve thousand recorded matches. On a phone six usual names are read in a line.

let browser: Browser;
let dataDir: string;
beforeAll(async () => void (browser = await launch()));
beforeEach(() => void (dataDir = mkdtempSync(join(tmpdir(), 'wondertable-'))));
afterEach(() => rmSync(dataDir, { recursive: true }));

/** Matches that another player won, so that their reader is told what cost them most as well. */
const ENDS = [
  ['colorful-treasure', 'shared97xxxx', 4, { variant: 'advanced' }, 11],
  ['ya-blew-it', 'ending1match', 6, {}, 7],
] as const;

test.each(ENDS.flatMap((end) => [[...end, 'en'] as const, [...end, 'fr'] as const]))(
  '%s, match %s of %i, %o: %i lines (%s)',
  async (id, matchID, players, options, lines, language) => {
    const engine = (await engineLoader()(id, gameOf(id)!.version))!;
    const match = await restore(dataDir, engine, matchID, players, 1, options);
    const server = await startServer({ env: { DATA_DIR: dataDir } });
    const { page, context, key } = await open(browser, server, match, { language });
    const others = Array.from({ length: players - 1 }, (_, i) => keyOf(i + 1));
    const sitters = gather(server, match, [key, ...others]);
    await play(sitters, match, 1);
    await page.locator('figure a[data-seat]').first().waitFor();
    const [hidden] = await lookAt(page, 'section:has(> figure)', (all) =>
      all.map((one) => one.scrollHeight - one.clientHeight),
    );
    const rows = await lookAt(page, 'section:has(> figure) tbody tr', (all) => all.length);
    const [chart, ways] = await lookAt(
      page,
      'section:has(> figure) > :is(figure, :last-child)',
      (all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect),
    );
    await page.locator('figure a[data-seat]').last().hover();
    const [mark, hint] = await lookAt(
      page,
      'figure a[data-seat]:hover, body > span[aria-hidden]',
      (all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect),
    );
    for (const { connection } of sitters) connection.close();
    await context.close();
    await server.stop();
    expect(hint.bottom).toBeLessThanOrEqual(mark.top);
    expect(hint.bottom).toBeGreaterThan(mark.top - 30);
    expect(hint.left).toBeLessThan(mark.right);
    expect(hint.right).toBeGreaterThan(mark.left);
    expect(rows).toBe(lines);
    expect(hidden).toBe(0);
    expect(chart.height).toBeGreaterThanOrEqual(96);
    expect(chart.bottom).toBeLessThanOrEqual(ways.top);
  },
);

test('six players on a phone have columns of one width, their names a line each, and a chart that lies still when touched', async () => {
  const engine = (await engineLoader()('ya-blew-it', gameOf('ya-blew-it')!.version))!;
  const match = await restore(dataDir, engine, 'ending1match', 6, 1);
  const server = await startServer({ env: { DATA_DIR: dataDir } });
  const { page, context, key } = await open(browser, server, match, {
    ...{ device: 'phone', language: 'fr' },
  });
  const sitters = gather(server, match, [key, ...[1, 2, 3, 4, 5].map(keyOf)]);
  await play(sitters, match, 1);
  await page.getByRole('table').waitFor();
  await page.evaluate(() => document.fonts.ready);
  const columns = await lookAt(page, 'thead th', (all) =>
    all.map((one) => {
      const name = one.querySelector('[title]')!;
      const line = parseFloat(getComputedStyle(name).lineHeight);
      return {
        width: Math.round(one.getBoundingClientRect().width),
        lines: Math.round(name.getBoundingClientRect().height / line),
      };
    }),
  );
  const chart = () =>
    lookAt(page, 'figure input', ([picker]) => picker.getBoundingClientRect().toJSON() as DOMRect);
  await page.locator('figure input').waitFor();
  const untouched = await chart();
  const { x, y, width } = untouched;
  await page.touchscreen.tap(x + width / 2, y + 4);
  const way = page.getByRole('link', { name: french.end.watchFrom });
  await way.waitFor();
  const { right } = await way.evaluate((one) => one.getBoundingClientRect().toJSON() as DOMRect);
  const touched = await chart();
  for (const { connection } of sitters) connection.close();
  await context.close();
  await server.stop();
  expect(columns).toEqual(Array(6).fill({ width: columns[0].width, lines: 1 }));
  expect(touched).toEqual(untouched);
  expect(right).toBeLessThanOrEqual(page.viewportSize()!.width);
});
