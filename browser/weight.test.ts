import type { Browser, Page } from 'playwright-core';
import { launch } from './chromium';
import { visit } from './page';
import { startServer, type RunningServer } from './server';
import { createTable, start } from './table';

// What a visitor has to load, with fonts and drawings, as it comes over the wire. Bytes are exact,
// so this may fail; how long it takes is measured in the bench.

const KB = 1000;

let browser: Browser;
let server: RunningServer;
beforeAll(async () => {
  [browser, server] = await Promise.all([launch(), startServer()]);
});

/** Counts the bodies a page loads, and their bytes. */
function weigh(page: Page): () => Promise<{ files: number; bytes: number }> {
  const sizes: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    const size = request.sizes().then(({ responseBodySize }) => responseBodySize);
    // what is still to be asked for when the page closes is no longer counted
    size.catch(() => undefined);
    sizes.push(size);
  });
  return async () => ({
    files: sizes.length,
    bytes: (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0),
  });
}

test('the first page is below 200 kB, a match from the bare link below 350 kB, in few files', async () => {
  const { page, context } = await visit(browser, 'about:blank', { isTaught: true });
  const weight = weigh(page);
  await page.goto(server.url, { waitUntil: 'networkidle' });
  const home = await weight();
  expect(home.bytes).toBeGreaterThan(50 * KB);
  expect(home.bytes).toBeLessThan(200 * KB);
  expect(home.files).toBeLessThanOrEqual(15);

  await createTable(page, { name: 'Ana', seats: 2, bots: 1 });
  await start(page);
  await page.getByRole('region', { name: 'What to do' }).waitFor();
  await page.waitForLoadState('networkidle');
  const match = await weight();
  expect(match.bytes).toBeLessThan(350 * KB);
  expect(match.files).toBeLessThanOrEqual(40);
  await context.close();
});

test('at a table the page names at once what shows a match, and all of it is there', async () => {
  const address = new URL('table/ya-blew-it/abc', server.url);
  const html = await (await fetch(address)).text();
  const files = [...html.matchAll(/<link rel="(?:module)?preload"[^>]* href="([^"]+)"/g)].map(
    ([, file]) => file,
  );
  for (const part of [
    /^TablePage-.*js$/,
    /^Match-.*js$/,
    /^ya-blew-it-.*js$/,
    /^ya-blew-it-.*css$/,
  ])
    expect(files).toContainEqual(expect.stringMatching(part));
  expect(files.filter((file) => file.endsWith('.woff2'))).toHaveLength(2);
  for (const file of files) expect((await fetch(new URL(file, server.url))).status).toBe(200);
});
