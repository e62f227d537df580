import type { Browser, Page } from 'playwright-core';
import { MINUTE, type Evening } from '../server/test-support/evening';
import { axe } from './axe';
import { launch } from './chromium';
import { KEYS, look, startShownEvening } from './evening';
import { pressByKeys } from './keys';
import { settled } from './table';

// What people at a table settle among themselves, and say to each other: on a phone, by keys alone, and read by axe.

let browser: Browser;
let evening: Evening;
let faults: Record<string, string[]>;

beforeAll(async () => void (browser = await launch()));
beforeEach(async () => {
  faults = {};
  evening = await startShownEvening();
});
afterEach(() => evening.stop());

async function check(screen: string, page: Page) {
  const found = await axe(page);
  if (found.length > 0) faults[screen] = found;
}

const plates = (page: Page) => page.getByRole('region', { name: /^(Players|Joueurs)$/ });

/** What does not fit into its place on the plates. */
const cutOn = (page: Page) =>
  plates(page)
    .locator('[data-seat] span')
    .evaluateAll((all) =>
      all
        .filter((one) => one.children.length === 0 && one.scrollWidth > one.clientWidth)
        .filter((one) => getComputedStyle(one).textOverflow === 'ellipsis')
        .map((one) => one.textContent),
    );

const propose = (seat: number, about: string, of?: number) =>
  evening.ask(seat, 'vote', {
    about,
    agree: true,
    ...(of !== undefined && { seat: String(of) }),
  });

test('somebody is gone: a vote, a bot in their place, and they are back; then a pause, and an end by agreement', async () => {
  evening.time.set(-31 * MINUTE);
  await evening.begin(4, {}, KEYS);
  // the host is there all the time
  while (evening.awaited() === 0) await evening.play(0);
  const absent = evening.awaited();
  const [reader, other] = [1, 2, 3].filter((seat) => seat !== absent);
  await evening.goAway(absent);
  evening.time.pass(31 * MINUTE);
  const phone = await look(browser, evening, reader, { device: 'phone' });
  const french = await look(browser, evening, other, { device: 'phone', language: 'fr' });

  await phone.page.getByText(`The match waits for Player ${absent}, who is away.`).waitFor();
  await french.page.getByRole('heading', { name: `On attend Player ${absent} depuis` }).waitFor();
  expect(await cutOn(phone.page)).toEqual([]);
  expect(await cutOn(french.page)).toEqual([]);
  await check('somebody is away', phone.page);
  await pressByKeys(phone.page, 'Let a bot play');
  await phone.page.getByText(`You want a bot to play for Player ${absent}. (1 of 2)`).waitFor();
  await french.page
    .getByText(`Player ${reader} veut qu’un robot joue pour Player ${absent}. (1 sur 2)`)
    .waitFor();
  await check('a vote', french.page);
  await pressByKeys(french.page, 'D’accord');
  await plates(phone.page).getByText('a bot plays', { exact: true }).waitFor();
  await check('a bot plays', phone.page);

  const back = await look(browser, evening, absent, { device: 'phone' });
  await back.page.getByText(/^While you were away a bot played \d+ moves? for you\.$/).waitFor();
  await check('whoever is back', back.page);
  await pressByKeys(back.page, 'Close');
  await back.page.getByText(/^While you were away/).waitFor({ state: 'hidden' });
  await plates(phone.page).getByText('a bot plays', { exact: true }).waitFor({ state: 'hidden' });

  await pressByKeys(back.page, 'Menu');
  await check('the menu', back.page);
  await pressByKeys(back.page, 'Pause');
  await propose(0, 'pause');
  await pressByKeys(phone.page, 'Agree');
  await back.page.getByRole('heading', { name: 'The match is paused' }).waitFor();
  await french.page.getByRole('heading', { name: 'La partie est en pause' }).waitFor();
  await check('a pause', back.page);

  await pressByKeys(back.page, 'Menu');
  await pressByKeys(back.page, 'Stop this match');
  await back.page.getByText('Nobody wins, and there are no points.').waitFor();
  // what was asked again in haste is not meant
  await settled(back.page);
  await back.page.keyboard.press('Enter');
  await back.page.getByText('You want to stop this match. (1 of 4)').waitFor();
  await pressByKeys(french.page, 'D’accord');
  await pressByKeys(phone.page, 'Agree');
  await propose(0, 'abandon');
  await back.page.getByRole('heading', { name: /was not played to its end/ }).waitFor();
  await french.page.getByRole('heading', { name: /n’a pas été jouée/ }).waitFor();
  await check('no end', back.page);
  expect(faults).toEqual({});
  const all = [phone, french, back];
  expect(all.flatMap(({ problems }) => problems)).toEqual([]);
  for (const { context } of all) await context.close();
});

test('long lines, signs, whom nobody hears, and those who watch among themselves', async () => {
  await evening.begin(3, {}, KEYS);
  await evening.ask(0, 'watchersTalk', { on: true });
  const host = await look(browser, evening, 0, { device: 'phone' });
  const watcher = await look(browser, evening, null, { device: 'phone', language: 'fr' });
  const [, bo] = evening.sitters;
  await bo.connection.say(`https://example.org/${'unbreakable'.repeat(12)}`);

  await pressByKeys(host.page, /^Log and chat/);
  const chat = host.page.getByRole('log', { name: 'Chat' });
  await chat.getByText('unbreakable').waitFor();
  expect(
    await chat.evaluate((box) => box.scrollWidth <= box.clientWidth && box.clientHeight > 0),
  ).toBe(true);
  await host.page.getByLabel('Say something').fill('hello there');
  await host.page.keyboard.press('Enter');
  await chat.getByText('hello there').waitFor();
  await check('talk', host.page);
  await pressByKeys(host.page, 'Ouch');
  await bo.sees(({ reactions }) => reactions[0]?.reaction === 'ouch');
  await host.page.keyboard.press('Escape');
  await bo.connection.react('wow');
  await plates(host.page).getByTitle('Wow').waitFor();
  await check('a sign at a plate', host.page);

  await pressByKeys(host.page, 'Menu');
  await check('the menu of the host', host.page);
  await pressByKeys(host.page, 'Mute');
  await host.page.getByRole('button', { name: 'Let them be heard' }).first().waitFor();
  expect(await bo.connection.say('am I heard?')).toMatchObject({ code: 'muted' });
  await pressByKeys(host.page, 'Read those who watch', ' ');
  await host.page.keyboard.press('Escape');

  await pressByKeys(watcher.page, /^Récit et discussion/);
  const say = watcher.page.getByRole('dialog').getByLabel('Dire quelque chose');
  await say.fill('Qui gagne, à votre avis ?');
  await say.press('Enter');
  await watcher.page
    .getByRole('log', { name: 'Ceux qui regardent' })
    .getByText('Qui gagne')
    .waitFor();
  await check('those who watch', watcher.page);
  await pressByKeys(host.page, /^Log and chat/);
  await host.page.getByRole('log', { name: 'Those who watch' }).getByText('Qui gagne').waitFor();
  await check('read by the host', host.page);
  expect(faults).toEqual({});
  expect([...host.problems, ...watcher.problems]).toEqual([]);
  for (const { context } of [host, watcher]) await context.close();
});
