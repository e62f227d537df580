import { readFileSync } from 'node:fs';
import { cleanup } from '@testing-library/react';
import { legal } from '../../../../shared/games/tower-of-babel/testing';
import { offers, pressOffer, sit } from '../testing';

afterEach(cleanup);

/** Whose offers a press does something about. */
const pressable = () =>
  [...offers()].flatMap((place, i) =>
    place.querySelector('button[aria-disabled="false"]') ? [String(i + 1)] : [],
  );

test('whoever builds can press just those offers that they may accept, or refuse again', async () => {
  const { m, play } = await sit('0', {
    players: 5,
    options: { twoColouredDiscs: true },
    hands: { 0: { camel: 1 }, 1: { camel: 2 }, 2: { mason: 3 }, 3: { camel: 1, mason: 1 } },
    wonders: { giza: { discs: 'camel-2-mason-3' } },
  });
  const offered = ['1 offer 2 0 trade', '2 offer 0 3', '3 offer 1 1 trade', '4 offer 0 0'];
  await play('0 build camel-2-mason-3', ...offered);
  const seen = [pressable()];
  // too many masons, a second trading card, and as many as fit
  for (const name of [/^Deniz/, /^Deniz/, /^Bo/, /^Chidi/, /^Bo/]) {
    await pressOffer(name);
    const allowed = [...legal(m, '0', 'accept'), ...legal(m, '0', 'refuse')].sort();
    expect(pressable()).toEqual(allowed);
    seen.push(allowed);
  }
  expect(seen.map((all) => all.join(' '))).toEqual(['1 2 3', '3', '1 2 3', '1 2', '1 2', '1 2']);
});

test('an offer that is of no use to a build invites to nothing, and says how much it brings', async () => {
  const { play } = await sit('0', { hands: { 0: { ship: 1 }, 1: { ship: 3 }, 2: { ship: 4 } } });
  await play('0 build ship-5a', '1 offer 3', '2 offer 4', '3 offer 0');
  const signs = () =>
    [...offers()].slice(0, 2).map((place) => place.querySelector('.face > .sign')!.textContent);
  const quiet = () =>
    [...offers()].slice(0, 2).map((place) => place.querySelector('.vain') !== null);
  expect([signs(), quiet()]).toEqual([
    ['3 of 5', 'accept'],
    [true, false],
  ]);
  expect(offers()[0].textContent).toContain('of no use: 3 of the 5 cards');
  await pressOffer(/^Chidi/);
  expect([signs(), quiet()]).toEqual([
    ['2 too many', 'accepted'],
    [false, false],
  ]);
});

test('an offer may be of use as long as an action card brings other cards', async () => {
  const { play } = await sit('0', {
    hands: { 0: { ship: 1 }, 1: { ship: 3 } },
    actionCards: { 0: 'cardDraw-1' },
  });
  await play('0 build ship-5a', '1 offer 3', '2 offer 0', '3 offer 0');
  expect(offers()[0].querySelector('.face > .sign')!.textContent).toBe('accept');
});

test('how many cards a covered offer has is a question, until it is turned: there may be none', async () => {
  const { play } = await sit('0');
  const counts = () => [...offers()].map((place) => place.querySelector('.count')?.textContent);
  await play('0 build ship-5a', '1 offer 2', '2 offer 0');
  expect(counts()).toEqual(['?', '?', undefined]);
  await play('3 offer 0');
  expect(counts()).toEqual(['2', undefined, undefined]);
});

test('their number lies on the first card of an offer and the seal on its last, however many there are', async () => {
  const { play } = await sit('0');
  await play('0 build ship-5a', '1 offer 1', '2 offer 2 trade', '3 offer 0');
  await play('0 accept 1', '0 accept 2');
  const seals = [...document.querySelectorAll<HTMLElement>('[data-verdict]')];
  const cards = [...document.querySelectorAll<HTMLElement>('[data-thing^="offer:"].cards')];
  for (const all of [cards, seals])
    expect(all.map(({ style }) => style.getPropertyValue('--many'))).toEqual(['1', '3']);
});

test('an offer that does not fit is dimmed once and not card by card, so that its number can be read', async () => {
  const { play } = await sit('0', { hands: { 0: { ship: 4 }, 1: { ship: 3 }, 2: { ship: 5 } } });
  await play('0 build ship-5a', '1 offer 2', '2 offer 4', '3 offer 0');
  await pressOffer(/^Bo/);
  const sheet = readFileSync(`${__dirname}/OfferPlace.module.css`, 'utf8');
  const [, selector, brightness] = /(\.blocked [^{]+) \{\s*filter: brightness\(([\d.]+)\)/.exec(
    sheet,
  )!;
  expect(offers()[1].querySelectorAll('[data-thing^="card:"]').length).toBeGreaterThan(1);
  expect(offers()[1].querySelectorAll(selector)).toHaveLength(1);
  expect(Number(brightness)).toBeGreaterThan(0.5);
});
