import type { Browser } from 'playwright-core';
import { axe } from './axe';
import { launch } from './chromium';
import { visit } from './page';
import { startServer } from './server';
import { ANSWER, createTable, isAsked, play, start } from './table';

// "Continue on another device": from the desk to the phone in the middle of a match.

let browser: Browser;
beforeAll(async () => void (browser = await launch()));

test('a player goes on at her phone, and the first screen watches and says so', async () => {
  const server = await startServer({ env: { BOT_PACE_MS: '20' } });
  const desk = await visit(browser, server.url, { device: 'desktop' });
  await desk.page.evaluate(() => {
    navigator.clipboard.writeText = async (text) => void (document.title = text);
  });
  const url = await createTable(desk.page, { name: 'Ana', seats: 2, bots: 1 });
  await start(desk.page);
  await play([desk.page], 2);
  await desk.page.getByRole('button', { name: 'Menu' }).click();
  await desk.page.getByRole('button', { name: 'Continue on another device' }).click();
  await desk.page.getByRole('img', { name: 'The link to your seat' }).waitFor();
  expect(await axe(desk.page)).toEqual([]);
  await desk.page.getByRole('button', { name: 'Copy link', exact: true }).click();
  const link = await desk.page.title();
  expect(link).toMatch(/#[\w-]{22}$/);

  const phone = await visit(browser, link, { device: 'phone', theme: 'light' });
  const here = phone.page.getByRole('button', { name: 'Play on here' });
  await here.waitFor();
  expect(phone.page.url()).not.toContain('#');
  expect(await axe(phone.page)).toEqual([]);
  await here.click();
  await phone.page.locator(ANSWER).first().waitFor();
  expect(phone.page.url()).toBe(url);
  await desk.page.getByText('You play on another device now.').waitFor();
  expect(await isAsked(desk.page)).toBe(false);
  await play([phone.page], 3);
  await phone.page.reload();
  await play([phone.page], 1);

  const late = await visit(browser, link, { device: 'phone', language: 'fr' });
  await late.page.getByRole('button', { name: 'Jouer ici' }).click();
  await late.page.getByRole('heading', { name: 'Ce lien ne sert plus' }).waitFor();
  await late.page.getByRole('link', { name: 'Vers la table' }).click();
  await late.page.getByText('Vous regardez la partie.').waitFor();

  expect([...desk.problems, ...phone.problems]).toEqual([]);
  const token = link.split('#')[1];
  expect(server.lines.filter((line) => line.includes(token))).toEqual([]);
  for (const { context } of [desk, phone, late]) await context.close();
});
