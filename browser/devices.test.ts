import type { Browser, Page } from 'playwright-core';
import { axe } from './axe';
import { launch } from './chromium';
import { visit } from './page';
import { type RunningServer, startServer } from './server';
import { ANSWER, createTable, play, start } from './table';

// A seat belongs to a person: from the desk to the phone and back, and what helps who has lost everything.

let browser: Browser;
let server: RunningServer;
beforeAll(async () => {
  [browser, server] = await Promise.all([launch(), startServer({ env: { BOT_PACE_MS: '0' } })]);
});

/** Has what the page copies stand in its title. */
const tellCopied = (page: Page) =>
  page.evaluate(() => {
    navigator.clipboard.writeText = async (text) => void (document.title = text);
  });

test('one link brings all tables to the phone, and both screens play on, in step', async () => {
  const desk = await visit(browser, server.url, { device: 'desktop' });
  const first = await createTable(desk.page, { name: 'Ana', seats: 2, bots: 1 });
  await desk.page.goto(server.url);
  const url = await createTable(desk.page, { name: 'Ana', seats: 2, bots: 1 });
  await start(desk.page);
  await play([desk.page], 2);
  await tellCopied(desk.page);
  await desk.page.getByRole('button', { name: 'Menu' }).click();
  await desk.page.getByRole('button', { name: 'Continue on another device' }).click();
  await desk.page.getByRole('img', { name: 'The link for your other device' }).waitFor();
  expect(await axe(desk.page)).toEqual([]);
  await desk.page.getByRole('button', { name: 'Copy link', exact: true }).click();
  const link = await desk.page.title();
  expect(link).toMatch(/\/continue#([0-9A-Z]{4}-){4}[0-9A-Z]{4}$/);
  await desk.page.keyboard.press('Escape');

  const phone = await visit(browser, link, { device: 'phone', theme: 'light' });
  const here = phone.page.getByRole('button', { name: 'Play here too' });
  await here.waitFor();
  expect(phone.page.url()).not.toContain('#');
  expect(await axe(phone.page)).toEqual([]);
  await here.click();
  const tables = phone.page.getByRole('region', { name: 'Your tables' });
  await tables.getByRole('link').nth(1).waitFor();
  const hrefs = await tables
    .getByRole('link')
    .evaluateAll((links) => links.map((one) => (one as HTMLAnchorElement).href));
  expect(hrefs.sort()).toEqual([first, url].sort());
  await phone.page.goto(url);
  await phone.page.locator(ANSWER).first().waitFor();
  await play([phone.page], 2);
  await play([desk.page], 1);

  const late = await visit(browser, link, { device: 'phone', language: 'fr' });
  await late.page.getByRole('button', { name: 'Jouer ici aussi' }).click();
  await late.page.getByRole('heading', { name: 'Ce lien ne sert plus' }).waitFor();

  expect([...desk.problems, ...phone.problems]).toEqual([]);
  const code = link.split('#')[1];
  const key = await desk.page.evaluate(() => localStorage.getItem('wondertable.device')!);
  expect(server.lines.filter((line) => line.includes(code) || line.includes(key))).toEqual([]);
  for (const { context } of [desk, phone, late]) await context.close();
});
