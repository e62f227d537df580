import type { Browser, Page } from 'playwright-core';
import { axe } from './axe';
import { launch } from './chromium';
import { visit, type Visitor } from './page';
import { startServer, type RunningServer } from './server';
import { createTable, nextFrame, start } from './table';

let browser: Browser;
let server: RunningServer;

beforeAll(async () => {
  [browser, server] = await Promise.all([launch(), startServer()]);
});

// prettier-ignore
const VISITORS: Required<Pick<Visitor, 'device' | 'theme' | 'language'>>[] = [
  { device: 'desktop', theme: 'dark', language: 'en' },
  { device: 'phone', theme: 'light', language: 'fr' },
];

describe.each(VISITORS)('home on a $device, $theme, in $language', (visitor) => {
  test('loads without a complaint of the browser and without leaving the host', async () => {
    const { page, context, problems } = await visit(browser, server.url, visitor);
    await page.getByRole('main').waitFor();
    await page.waitForLoadState('networkidle');
    expect(await page.locator('html').getAttribute('lang')).toBe(visitor.language);
    expect(problems).toEqual([]);
    await context.close();
  });

  test('is accessible by WCAG 2.2 AA', async () => {
    const { page, context } = await visit(browser, server.url, visitor);
    await page.getByRole('main').waitFor();
    expect(await axe(page)).toEqual([]);
    await context.close();
  });
});

test.each(['en', 'fr'])(
  'at a desk all of the chat beside a new table is in sight, in %s',
  async (language) => {
    const { page, context } = await visit(browser, server.url);
    await createTable(page, { name: 'Ana', seats: 4, bots: 1, title: 'Century: Eastern Wonders' });
    await page.evaluate((one) => localStorage.setItem('wondertable.language', one), language);
    await page.reload();
    const field = page.getByRole('textbox', { name: /^(Say something|Dire quelque chose)$/ });
    await field.waitFor();
    await page.evaluate(() => document.fonts.ready);
    const { y, height } = (await field.boundingBox())!;
    expect(y + height).toBeLessThan(720);
    await context.close();
  },
);

test('what is said stands behind the name of whoever said it, also where that is read from right to left', async () => {
  const host = await visit(browser, server.url);
  await createTable(host.page, { name: 'אבי', seats: 2, bots: 1 });
  const field = host.page.getByRole('textbox', { name: 'Say something' });
  await field.fill('12');
  // before the page is connected it stays in the field
  while ((await field.inputValue()) !== '') {
    await field.press('Enter');
    await nextFrame(host.page);
  }
  const guest = await visit(browser, host.page.url());
  const line = guest.page.getByRole('log').locator('p', { hasText: 'אבי' });
  const [name, said] = await line.evaluate((one) =>
    ['b', 'bdi'].map((part) => one.querySelector(part)!.getBoundingClientRect().right),
  );
  expect(said).toBeGreaterThan(name);
  await Promise.all([host, guest].map(({ context }) => context.close()));
});

test('on a phone, upright and on its side, what can be done with the seat of a bot stands together', async () => {
  const { page, context } = await visit(browser, server.url, { device: 'phone' });
  await createTable(page, { name: 'Ana', seats: 2, bots: 1 });
  for (const [width, height] of [
    [360, 740],
    [740, 360],
  ]) {
    await page.setViewportSize({ width, height });
    const [up, out] = await Promise.all(
      [/^Move .* up one seat$/, /^Free the seat of /].map((name) =>
        page.getByRole('button', { name }).boundingBox(),
      ),
    );
    expect(out!.x - (up!.x + up!.width)).toBeLessThan(20);
  }
  await context.close();
});

test('a dialog gives the focus back to the button that opened it', async () => {
  const { page, context } = await visit(browser, server.url);
  const opener = page.getByRole('button', { name: 'Create table: Ya Blew It!' });
  await opener.press('Enter');
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await page.waitForFunction(() => document.activeElement !== document.body);
  expect(await opener.evaluate((button) => button === document.activeElement)).toBe(true);
  await context.close();
});

test('on a phone the way back closes what covers the page, and then leaves the page', async () => {
  const { page, context } = await visit(browser, server.url, { device: 'phone' });
  const opener = page.getByRole('button', { name: 'Create table: Ya Blew It!' });
  const dialog = page.getByRole('dialog');
  // this page is gone to from the one of the rules
  await page.goto(`${server.url}rules/ya-blew-it`);
  await page.goto(server.url);
  await opener.click();
  await dialog.waitFor();
  await page.goBack();
  await dialog.waitFor({ state: 'hidden' });
  expect(new URL(page.url()).pathname).toBe('/');
  // what was closed by its own button is not gone back to
  await opener.click();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await page.goBack();
  await page.waitForURL(/rules/);
  // a page that is loaded again while something covers it
  await page.goForward();
  await opener.click();
  await dialog.waitFor();
  await page.reload();
  await opener.click();
  await dialog.waitFor();
  await page.goBack();
  await dialog.waitFor({ state: 'hidden' });
  expect(new URL(page.url()).pathname).toBe('/');
  // and one that is gone to from there stays
  await opener.click();
  await dialog.getByLabel('Your name').fill('Ana');
  await dialog.getByRole('button', { name: 'Create table' }).click();
  await page.getByRole('heading', { name: 'At the table' }).waitFor();
  await page.evaluate(() => new Promise((later) => setTimeout(later)));
  expect(new URL(page.url()).pathname).toMatch(/^\/table\//);
  await context.close();
});

test('works below a base path, and the server stops when asked', async () => {
  const below = await startServer({ env: { BASE_PATH: '/table/night' } });
  const { page, context, problems } = await visit(browser, below.url);
  await page.getByRole('main').waitFor();
  await page.waitForLoadState('networkidle');
  expect(problems).toEqual([]);
  await context.close();
  expect(await below.stop()).toBe(0);
});

test('works under a name on the local network, which is no secure context', async () => {
  const lan = await launch({ hostRules: 'MAP table.lan 127.0.0.1' });
  const { page, problems } = await visit(lan, `http://table.lan:${server.port}/`);
  await page.getByRole('main').waitFor();
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => isSecureContext)).toBe(false);
  expect(problems).toEqual([]);
});

describe('“Play now”', () => {
  const kept = { 'wondertable.name': 'Ana' };
  const now = (page: Page, title: string) =>
    page.getByRole('button', { name: `Play now: ${title}` });
  /** Waits for the board; notes whether the waiting room was to be seen before it. */
  async function reachBoard(page: Page) {
    const room = page.getByRole('heading', { name: 'At the table' });
    const prompt = page.getByRole('region', { name: 'What to do' });
    await room.or(prompt).first().waitFor();
    expect(await room.count()).toBe(0);
  }
  const players = (page: Page) =>
    page.getByRole('region', { name: 'Players' }).locator('ol > li').count();

  test.each(['Ya Blew It!', 'Colorful Treasure', 'Tower of Babel', 'Century: Eastern Wonders'])(
    'of %s brings a returning player to the table, with two bots, by one press',
    async (title) => {
      const { page, context, problems } = await visit(browser, server.url, { kept });
      await now(page, title).click();
      await reachBoard(page);
      expect(await players(page)).toBe(3);
      expect(problems).toEqual([]);
      await context.close();
    },
  );

  test('asks whoever is new for their name and nothing else', async () => {
    const { page, context } = await visit(browser, server.url, { device: 'phone' });
    await now(page, 'Ya Blew It!').click();
    const dialog = page.getByRole('dialog', { name: 'Ya Blew It!' });
    await dialog.waitFor();
    expect(await axe(page)).toEqual([]);
    expect(await dialog.getByRole('textbox').count()).toBe(1);
    await page.keyboard.type('Ana');
    await dialog.getByRole('button', { name: 'Play now' }).click();
    await reachBoard(page);
    await context.close();
  });

  test('plays with as many bots as at the last table, and by its options', async () => {
    const { page, context } = await visit(browser, server.url);
    await createTable(page, { name: 'Ana', seats: 2, bots: 1, isShort: true });
    await start(page);
    await page.getByRole('region', { name: 'What to do' }).waitFor();
    await page.goto(server.url);
    const asked = page.waitForRequest(/ya-blew-it.create/);
    await now(page, 'Ya Blew It!').click();
    expect((await asked).postDataJSON()).toMatchObject({
      numPlayers: 2,
      bots: ['normal'],
      setupData: { length: 'short' },
    });
    await reachBoard(page);
    expect(await players(page)).toBe(2);
    await context.close();
  });
});
