import type { Browser, Page } from 'playwright-core';
import { axe } from '../axe';
import { launch } from '../chromium';
import { visit, type WatchedPage } from '../page';
import { watchAgain } from '../replay';
import { startServer, type RunningServer } from '../server';
import { createTable, play, scoreSheet, sitDown, start } from '../table';

// Whole matches as people play them: two real pages and a bot.

let browser: Browser;
beforeAll(async () => void (browser = await launch()));

const QUICK = { BOT_PACE_MS: '0' };

type Party = { server: RunningServer; ana: WatchedPage; bo: WatchedPage; url: string };

/** Ana, at a desk, opens a table for a short match with a bot; Bo, on a phone, comes by the link. */
async function gather(server: RunningServer, at = server.url, by = browser): Promise<Party> {
  const ana = await visit(by, at, { device: 'desktop', theme: 'dark' });
  const url = await createTable(ana.page, { name: 'Ana', seats: 3, bots: 1, isShort: true });
  const bo = await visit(by, url, { device: 'phone', theme: 'light' });
  await sitDown(bo.page, 'Bo');
  return { server, ana, bo, url };
}

async function part({ ana, bo }: Party) {
  await ana.context.close();
  await bo.context.close();
}

const pagesOf = ({ ana, bo }: Party): Page[] => [ana.page, bo.page];

async function expectSameSheet({ ana, bo }: Party) {
  await expect(scoreSheet(ana.page)).resolves.toEqual(await scoreSheet(bo.page));
}

/** Who only watched is told that the record was compared with itself. */
async function expectConsistent({ url, server }: Party) {
  const { page, context } = await visit(browser, url.replace('table.example', '127.0.0.1'));
  await page.getByRole('button', { name: 'Check the shuffle' }).click();
  await page.getByRole('dialog').getByText('The record fits together.').waitFor();
  await page.getByText('This browser kept nothing from before the deal').waitFor();
  expect(page.url()).toContain(String(server.port));
  expect(await axe(page)).toEqual([]);
  await context.close();
}

/** Each browser deals and plays the match again, and finds in its record the commitment, the table and the tries it was shown, and its own nonce. */
async function expectFair(page: Page) {
  await page.getByRole('button', { name: 'Check the shuffle' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Everything matches.').waitFor();
  for (const seen of [
    'The match and its commitment are the ones you were shown when you sat down',
    'The cards were dealt to the table you were shown when it was locked',
    'Every try to deal that you saw is in the record',
    'Your own secret went into the shuffle',
  ])
    await dialog
      .getByRole('listitem')
      .filter({ hasText: `True:${seen}` })
      .waitFor();
  expect(await axe(page)).toEqual([]);
  await page.keyboard.press('Escape');
}

/** A point of the score's chart leads to its moment, and so does the address that is copied there. */
async function showsMoments(page: Page) {
  await page
    .getByRole('slider', { name: 'Points after each turn, had the match ended there' })
    .press('ArrowLeft');
  await page.getByRole('link', { name: 'Watch it from there' }).click();
  await page.waitForURL(/\?replay#m=\d+$/);
  const where = page.getByRole('slider', { name: 'Where in the match' });
  expect(page.url()).toContain(`#m=${await where.inputValue()}`);
  await page.getByRole('button', { name: 'Share this moment' }).first().click();
  await page.getByRole('button', { name: 'Copied' }).waitFor();
  await page.getByRole('button', { name: 'Score sheet' }).click();
  await page.getByRole('link', { name: 'Watch it again' }).waitFor();
}

// a browser gives pages of another host less, over plain http: what works here works everywhere
test('a match by link over the local network, with a bot, a reload in the middle, an end that everybody can read, and a rematch', async () => {
  const server = await startServer({ env: QUICK });
  const lan = await launch({ hostRules: 'MAP table.example 127.0.0.1' });
  const party = await gather(server, `http://table.example:${server.port}/`, lan);
  const { ana, bo } = party;
  expect(await ana.page.evaluate(() => window.isSecureContext)).toBe(false);
  await ana.page.getByRole('button', { name: /^Copy/ }).first().click();
  await start(ana.page);
  await play(pagesOf(party), 12);
  // a reload, and too early to watch it again
  await bo.page.goto(`${party.url}?replay`);
  await play(pagesOf(party));
  expect(bo.page.url()).toBe(party.url);
  await expectSameSheet(party);
  for (const { page } of [ana, bo]) {
    expect(await axe(page)).toEqual([]);
    await expectFair(page);
    await showsMoments(page);
    await watchAgain(page, async () => expect(await axe(page)).toEqual([]));
  }
  await expectConsistent(party);

  for (const { page } of [ana, bo]) {
    await page.getByRole('button', { name: 'Play again' }).click();
    await page.getByRole('heading', { name: 'At the table' }).waitFor();
  }
  expect(ana.page.url()).toBe(bo.page.url());
  expect(ana.page.url()).not.toBe(party.url);
  await bo.page.getByRole('button', { name: 'I am ready' }).click();
  await start(ana.page);
  await play(pagesOf(party), 3);
  expect([...ana.problems, ...bo.problems]).toEqual([]);
  await part(party);
});

test('where the waiting room was the table is seen next, and no empty page in between', async () => {
  const server = await startServer({ env: QUICK });
  const { page, context } = await visit(browser, server.url, { isShown: true });
  await createTable(page, { name: 'Ana', seats: 2, bots: 1 });
  // the room loads what comes after it
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    const seen: string[] = [];
    const look = () => {
      const main = document.querySelector('main');
      const what = main?.matches('[aria-busy]') || !main ? 'nothing' : 'something';
      if (seen.at(-1) !== what) seen.push(what);
    };
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true });
    Object.assign(window, { seen });
  });
  await start(page);
  await page.locator('main [data-thing="deck"]').waitFor();
  expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual([
    'something',
  ]);
  await context.close();
});

test('the server is killed in the middle, comes back, and everybody plays on', async () => {
  const server = await startServer({ env: QUICK });
  const party = await gather(server);
  const { ana, bo } = party;
  await start(ana.page);
  await play(pagesOf(party), 10);
  await server.kill9();
  for (const { page } of [ana, bo]) await page.getByText('Reconnecting').first().waitFor();
  await startServer({
    env: { ...QUICK, PORT: String(server.port), DATA_DIR: server.dataDir },
  });
  for (const { page } of [ana, bo])
    await page.getByText('Reconnecting').first().waitFor({ state: 'hidden' });
  await play(pagesOf(party), 12);
  await part(party);
});

/** By how many pixels a rail of three plates could ever be scrolled: a chip that comes up is no reason to. */
async function watchPlates(page: Page) {
  const furthest = await page.evaluateHandle(() => {
    const seen = { pixels: 0 };
    const look = () => {
      const { scrollHeight, clientHeight } = document.querySelector('[data-seat]')!.parentElement!;
      seen.pixels = Math.max(seen.pixels, scrollHeight - clientHeight);
      requestAnimationFrame(look);
    };
    look();
    return seen;
  });
  return { scrolledBy: () => furthest.evaluate(({ pixels }) => pixels) };
}

test('every screen before the end is accessible, in the evening and by day', async () => {
  const server = await startServer({ env: QUICK });
  const faults: Record<string, string[]> = {};
  const check = async (screen: string, page: Page) => {
    const found = await axe(page);
    if (found.length > 0) faults[screen] = found;
  };

  const host = await visit(browser, server.url, { device: 'desktop' });
  await check('home', host.page);
  await host.page.getByRole('button', { name: 'Create table: Ya Blew It!' }).click();
  await host.page.getByRole('dialog').waitFor();
  await check('create', host.page);
  await host.page.keyboard.press('Escape');
  const url = await createTable(host.page, { name: 'Ana', seats: 3, bots: 1 });
  await check('room of the host', host.page);
  const guest = await visit(browser, url, { device: 'phone' });
  await guest.page.getByLabel('Your name').waitFor();
  await check('invitation', guest.page);
  await sitDown(guest.page, 'Bo');
  await check('room of a guest', guest.page);
  await start(host.page);
  const plates = await watchPlates(host.page);
  for (let round = 0; round < 6; round++) {
    await play([host.page, guest.page], 4);
    await check(`match ${round}`, host.page);
    await check(`match on a phone ${round}`, guest.page);
  }
  expect(await plates.scrolledBy()).toBe(0);
  const spectator = await visit(browser, url, { device: 'desktop', language: 'fr' });
  await spectator.page.getByRole('main').waitFor();
  await check('watching, in French', spectator.page);
  const rules = await visit(browser, `${server.url}rules/ya-blew-it`, { device: 'phone' });
  await rules.page.getByRole('heading', { level: 1 }).waitFor();
  await check('rules', rules.page);
  const lost = await visit(browser, `${server.url}table/ya-blew-it/nowhere`);
  await lost.page.getByText('No such table').waitFor();
  await check('no such table', lost.page);
  expect(faults).toEqual({});
});
