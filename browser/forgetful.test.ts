import type { Browser, Page } from 'playwright-core';
import { axe } from './axe';
import { launch } from './chromium';
import { visit } from './page';
import { type RunningServer, startServer } from './server';
import { createTable, play, sitDown, start } from './table';

// Browsers that forget: what was kept is cleared in the middle of a match, may not be kept at all, or goes with a
// window. Whoever sits there is told in a sentence, and comes back to their seat by a recovery code.

let browser: Browser;
let server: RunningServer;
beforeAll(async () => {
  [browser, server] = await Promise.all([launch(), startServer({ env: { BOT_PACE_MS: '0' } })]);
});

const FORGOTTEN =
  'This browser has just forgotten your seats. You play on as long as this page stays open: make a recovery code under “Your devices” before you close it.';
const BLOCKED = /^This browser keeps nothing\. When you close this page your seat is lost here:/;

/** Goes to the page of one's devices by what the warning offers, and has a recovery code shown. */
async function recoveryCode(page: Page): Promise<string> {
  await page.getByRole('link', { name: 'Your devices' }).click();
  await page.getByRole('button', { name: 'Show a recovery code' }).click();
  return page.getByText(/^([0-9A-Z]{4}-){4}[0-9A-Z]{4}$/).innerText();
}

/** Comes back to a table by a recovery code, from a page that knows nothing of it any more. */
async function comeBack(page: Page, code: string, url: string) {
  await page.getByText('Is one of these seats yours?').waitFor();
  await page.getByRole('link', { name: 'Your devices' }).click();
  await page.getByRole('textbox', { name: 'Code' }).fill(code);
  await page.keyboard.press('Enter');
  await page.getByText('Your seats are here now.').waitFor();
  await page.goto(url);
  await page.getByRole('region', { name: 'Players' }).getByText('You', { exact: true }).waitFor();
}

test('what is kept is cleared in the middle of a match: whoever sits there plays on, is told, and comes back by a code', async () => {
  const { page, context, problems } = await visit(browser, server.url, { device: 'phone' });
  const url = await createTable(page, { name: 'Ana', seats: 2, bots: 1 });
  await start(page);
  // a page that has read what is kept, and has made nothing of it
  await page.reload();
  await play([page], 1);
  const devTools = await context.newCDPSession(page);
  const { origin } = new URL(url);
  await devTools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await page.getByText(FORGOTTEN).waitFor();
  expect(await axe(page)).toEqual([]);
  await play([page], 1);
  const code = await recoveryCode(page);
  await page.getByRole('link', { name: 'All tables' }).click();
  await page.getByRole('region', { name: 'Your tables' }).getByRole('link').first().click();
  await play([page], 1);
  // whoever had all cleared on purpose does not find it there again
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toMatch(/device|credentials/);
  await page.reload();
  await comeBack(page, code, url);
  await play([page], 1);
  expect(problems).toEqual([]);
  await context.close();
});

test('what is kept is cleared in the waiting room: the match is dealt with what the page has seen', async () => {
  const { page, context, problems } = await visit(browser, server.url);
  await createTable(page, { name: 'Ana', seats: 2, bots: 1 });
  await page.getByRole('button', { name: 'Start', disabled: false }).waitFor();
  const devTools = await context.newCDPSession(page);
  const { origin } = new URL(page.url());
  await devTools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await page.getByText(FORGOTTEN).waitFor();
  await start(page);
  await play([page], 1);
  expect(problems).toEqual([]);
  await context.close();
});

test('a browser that lets nothing be kept says so before one sits down, in the room and at the match', async () => {
  const host = await visit(browser, server.url);
  const url = await createTable(host.page, { name: 'Bo', seats: 2, bots: 0 });
  const { page, context, problems } = await visit(browser, url, {
    device: 'phone',
    isBlocked: true,
  });
  await page.getByText(BLOCKED).waitFor();
  await sitDown(page, 'Ana');
  await page.getByText(BLOCKED).waitFor();
  expect(await axe(page)).toEqual([]);
  await start(host.page);
  await play([page, host.page], 2);
  await page.getByText(BLOCKED).waitFor();
  const code = await recoveryCode(page);
  await page.goto(url);
  await page.getByText('Is one of these seats yours?').waitFor();
  const other = await visit(browser, url, { device: 'phone' });
  await comeBack(other.page, code, url);
  await play([other.page, host.page], 1);
  expect(problems).toEqual([]);
  for (const one of [host.context, context, other.context]) await one.close();
});

test('the browser of another app says, in French as well, that it may forget the seat', async () => {
  const host = await visit(browser, server.url);
  const url = await createTable(host.page, { name: 'Bo', seats: 2, bots: 0 });
  const { page, context } = await visit(browser, url, {
    device: 'phone',
    language: 'fr',
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Instagram 350.0.0',
  });
  await page
    .getByText(/^Vous êtes dans le navigateur d’une autre application, qui peut oublier/)
    .waitFor();
  expect(await axe(page)).toEqual([]);
  for (const one of [host.context, context]) await one.close();
});
