import type { Browser, Page } from 'playwright-core';
import { launch } from './chromium';
import { visit } from './page';
import { startServer, type RunningServer } from './server';
import { createTable, start } from './table';

// A page that stays open while its server is brought up to date: files are named by what is in them,
// so the server no longer has the ones that this page would still load.

let browser: Browser;
let server: RunningServer;
beforeAll(async () => {
  [browser, server] = await Promise.all([launch(), startServer()]);
});

const SCRIPT = /[\w-]+-[0-9A-Z]{8}\.js/g;

/** From now on the server has none of the scripts it had. */
const update = (page: Page) =>
  page.route(SCRIPT, (route) =>
    route.continue({
      url: route
        .request()
        .url()
        .replace(/-\w{8}\.js/, '-00000000.js'),
    }),
  );

test.each([
  ['en', 'Wondertable has changed', 'Load the page again', /^Create table: /],
  ['fr', 'Wondertable a changé', 'Recharger la page', /^Créer une table/],
] as const)(
  'whoever goes on is told so, and the page is there again at one press: %s',
  async (language, title, reload, create) => {
    const { page, context } = await visit(browser, server.url, { language });
    const opener = page.getByRole('button', { name: create }).first();
    await opener.waitFor();
    await update(page);
    await opener.click();
    await page.getByRole('heading', { name: title }).waitFor();
    await page.unroute(SCRIPT);
    await page.getByRole('button', { name: reload }).click();
    await opener.waitFor();
    await context.close();
  },
);

test('a match that is under way offers to load the page again, once its server is back as another', async () => {
  const first = await startServer();
  const { page, context } = await visit(browser, first.url);
  await createTable(page, { name: 'Ana', seats: 2, bots: 1 });
  await start(page);
  await page.getByRole('region', { name: 'What to do' }).waitFor();
  const changed = page.getByText('Wondertable has changed');
  const again = { PORT: String(first.port), DATA_DIR: first.dataDir };
  const restart = async (server: RunningServer) => {
    await server.kill9();
    await page.getByText('Reconnecting').first().waitFor();
    const next = await startServer({ env: again });
    const look = page.waitForResponse(first.url);
    await page.getByText('Reconnecting').first().waitFor({ state: 'hidden' });
    await (await look).finished();
    return next;
  };

  const second = await restart(first);
  expect(await changed.isVisible()).toBe(false);

  await page.route(first.url, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({
      response: answer,
      body: (await answer.text()).replace(SCRIPT, (name) =>
        name.replace(/\w{8}\.js/, '00000000.js'),
      ),
    });
  });
  await restart(second);
  await changed.waitFor();
  await page.unroute(first.url);
  await page.getByRole('button', { name: 'Load the page again' }).click();
  await changed.waitFor({ state: 'hidden' });
  await page.getByRole('region', { name: 'What to do' }).waitFor();
  await context.close();
});
