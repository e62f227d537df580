import type { Browser, Page } from 'playwright-core';
import { axe } from './axe';
import { launch } from './chromium';
import { pressByKeys } from './keys';
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

test('the page of one’s devices is used by keys alone: a code, a second device by it, a link, and the device removed again', async () => {
  const first = await visit(browser, server.url, { device: 'phone' });
  const { page } = first;
  await createTable(page, { name: 'Ana', seats: 2, bots: 1 });
  await page.goto(`${server.url}devices`);
  await page.getByRole('heading', { name: 'Your devices' }).waitFor();
  await pressByKeys(page, 'Show a recovery code');
  const shown = page.getByText(/^([0-9A-Z]{4}-){4}[0-9A-Z]{4}$/);
  const code = await shown.innerText();
  await pressByKeys(page, 'Continue on another device');
  await page.getByRole('img', { name: 'The link for your other device' }).waitFor();
  expect(await axe(page)).toEqual([]);
  // a code that breaks over two lines is read out wrongly
  const linked = page.getByText(/[0-9A-Z]{4}-[0-9A-Z]{4}-/).first();
  const { height } = (await linked.boundingBox())!;
  expect(height).toBeLessThan(30);

  const second = await visit(browser, `${server.url}devices`, { device: 'phone', language: 'fr' });
  const { page: french } = second;
  await french.getByLabel('Code', { exact: true }).fill('0000-0000-0000-0000-0000');
  await french.keyboard.press('Enter');
  await french.getByText(/^Ce code ne marche pas/).waitFor();
  expect(await axe(french)).toEqual([]);
  await french
    .getByLabel('Code', { exact: true })
    .fill(` ${code.toLowerCase().replaceAll('-', ' ')}`);
  await french.keyboard.press('Enter');
  await french.getByText('Vos places sont ici maintenant.').waitFor();
  await french.getByText('Celui-ci').waitFor();
  expect(await french.getByRole('listitem').count()).toBe(2);
  expect(await axe(french)).toEqual([]);

  await page.reload();
  await page.getByText(/^Last here on/).waitFor();
  await pressByKeys(page, /^Remove .*/);
  const asked = page.getByRole('dialog', { name: 'Remove this device?' });
  await asked.waitFor();
  expect(await axe(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await asked.waitFor({ state: 'hidden' });
  const other = page.getByRole('listitem').filter({ hasText: 'Last here' }).getByRole('button');
  await other.press('Enter');
  await pressByKeys(page, 'Remove');
  await page.getByText(/^Last here on/).waitFor({ state: 'hidden' });
  await french.goto(server.url);
  const tables = french.getByRole('region', { name: 'Vos tables' });
  await tables.getByText('Aucune pour l’instant').waitFor();
  expect([...first.problems, ...second.problems.filter((one) => !/4\d\d/.test(one))]).toEqual([]);
  for (const { context } of [first, second]) await context.close();
});
