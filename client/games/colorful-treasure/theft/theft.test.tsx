import { readFileSync } from 'node:fs';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { colorfulTreasure } from '../../../../shared/games/colorful-treasure';
import { match } from '../../../../shared/games/colorful-treasure/testing';
import { sitAt } from '../../../testing/match';
import { asideWords, buttons, cards, press, prompt, sentence } from '../testing';

afterEach(cleanup);

const theft = () => within(screen.getByLabelText('What can be stolen'));
const loot = () => theft().getAllByRole('button');
const names = () => loot().map((one) => one.getAttribute('aria-label'));
const choose = (name: RegExp) =>
  act(async () => fireEvent.click(theft().getByRole('button', { name })));

const position = () =>
  match({
    players: 4,
    variant: 'advanced',
    holds: {
      0: 'keyToken',
      1: 'giza-green pisa-red diamondToken giza-key christ-green',
      2: 'parthenon-red truce',
      3: 'parthenon-blue diamondToken guard',
    },
  });

test('a thief sees by owner and type what is at stake, chooses, and steals', async () => {
  const table = await sitAt(colorfulTreasure, position(), '0');
  await table.play('0 reveal a5 j2', '0 collect');
  expect(names()).toEqual([
    'red gem (Leaning Tower of Pisa): you +1, Bo −1, a new colour, a wonder you do not have yet',
    'green gem (Pyramids of Giza): you +1, Bo −2, a new colour, a wonder you do not have yet',
    'green gem (Christ the Redeemer): you +1, Bo −2, a new colour, a wonder you do not have yet',
    'diamond token: you +3, Bo −3',
    'key (Pyramids of Giza): keys and chests: you 1 → 2, Bo 1 → 0, a wonder you do not have yet',
    'diamond token: you +3, Deniz −3',
  ]);
  expect(buttons()).toEqual([]);
  await choose(/green gem \(Christ/);
  await press(/Steal from Bo: green gem/);
  expect(table.played).toEqual(['steal 1 christ-green']);
});

test('whoever can be robbed of most comes first, and whoever is safe last', async () => {
  const holds = { 0: 'keyToken', 1: 'giza-green truce', 2: 'pisa-red', 3: 'diamondToken' };
  const m = match({ players: 4, variant: 'advanced', holds });
  const table = await sitAt(colorfulTreasure, m, '0');
  await table.play('0 reveal a5 j2', '0 collect');
  expect(
    theft()
      .getAllByRole('heading')
      .map((one) => one.textContent!.split(',')[0]),
  ).toEqual(['Deniz', 'Chidi', 'Bo']);
});

const EIGHT =
  'parthenon-diamond colosseum-key greatWall-diamond chichenItza-key tajMahal-chest easterIsland-key';
const LOOT = 'One card or one diamond token, from one player';

// prettier-ignore
test.each([
  ['can be won', {}, '', ', a new colour', ', a wonder you do not have yet', 'One card or token. ★: a wonder you do not have yet'],
  ['were won', { explorer: '1', colorfulGems: '1' }, '', '', '', LOOT],
  ['ask for no more wonders', {}, EIGHT, ', a new colour', '', LOOT],
])('a new colour and a new wonder are marked while the awards %s', async (_when, awards, more, color, wonder, legend) => {
  const m = match({ holds: { 0: `keyToken giza-blue ${more}`, 1: 'giza-green pisa-blue' } });
  Object.assign(m.G.table.awards, awards);
  const table = await sitAt(colorfulTreasure, m, '0');
  await table.play('0 reveal a5 c1', '0 collect');
  expect(names()).toEqual([
    `green gem (Pyramids of Giza): you +1, Bo −1${color}`,
    `blue gem (Leaning Tower of Pisa): you +2, Bo −1${wonder}`,
  ]);
  expect(asideWords()).toBe(legend);
});

test('whoever is protected says so: by the Truce from everything, by the Guard from all but tokens', async () => {
  const table = await sitAt(colorfulTreasure, position(), '0');
  await table.play('0 reveal a5 j2', '0 collect');
  expect(screen.getByText('The Truce: nothing can be stolen here')).toBeTruthy();
  expect(screen.getByText('The Guard: only diamond tokens can be stolen here')).toBeTruthy();
  await choose(/Deniz/);
  await press(/Steal from Deniz: diamond token/);
  expect(table.played).toEqual(['steal 3 diamondToken']);
});

test('a choice can be changed before it is made', async () => {
  const table = await sitAt(colorfulTreasure, position(), '0');
  await table.play('0 reveal a5 j2', '0 collect');
  await choose(/^red gem/);
  await choose(/^key/);
  expect(loot().filter((one) => one.getAttribute('aria-pressed') === 'true')).toHaveLength(1);
  expect(buttons()).toEqual(['Steal from Bo: key (Giza)']);
});

test.each([
  ['', 'ahead for the Chest award (+7)'],
  ['christ-chest', 'level for the Chest award (+3)'],
])(
  'a key says before it is stolen how one stands for the Chest award then, beside “%s” of another',
  async (more, words) => {
    const holds = { 0: 'keyToken', 1: 'giza-key', 2: `stonehenge-chest ${more}` };
    const table = await sitAt(colorfulTreasure, match({ players: 3, holds }), '0');
    await table.play('0 reveal c5 d1', '0 collect');
    await choose(/^key/);
    expect(prompt().textContent).toContain(words);
  },
);

test('several pairs are several thefts', async () => {
  const m = match({
    players: 2,
    holds: { 0: 'keyToken keyToken', 1: 'giza-green pisa-red christ-green' },
  });
  const table = await sitAt(colorfulTreasure, m, '0');
  await table.play('0 reveal a5 c5', '0 collect');
  await choose(/^red gem/);
  await press(/Steal from Bo/);
  expect(sentence()).toBe('A key and a chest: choose what to steal');
  await choose(/Pyramids/);
  await press(/Steal from Bo/);
  expect(table.played).toEqual(['steal 1 pisa-red', 'steal 1 giza-green']);
  expect(cards()).toHaveLength(45);
});

test('the others see the wonders, not what the thief ponders', async () => {
  const table = await sitAt(colorfulTreasure, position(), '1');
  await table.play('0 reveal a5 j2', '0 collect');
  expect(cards().length).toBeGreaterThan(0);
  expect(sentence()).toBe('Ana has a key and a chest, and steals');
});

test('the focus goes to the loot, and back to the wonders', async () => {
  const table = await sitAt(colorfulTreasure, position(), '0');
  await table.play('0 reveal a5 j2');
  await act(async () => cards()[0].focus());
  await act(async () => fireEvent.keyDown(document.activeElement!, { key: 'k' }));
  expect(document.activeElement).toBe(loot()[0]);
  await choose(/^red gem/);
  await act(async () => fireEvent.keyDown(document.activeElement!, { key: 's' }));
  expect(table.played.at(-1)).toBe('steal 1 pisa-red');
  expect(cards()).toContain(document.activeElement);
});

test('what brings most is marked, and costs its owner most where that is equal', async () => {
  const m = match({
    players: 3,
    holds: {
      0: 'keyToken christ-green',
      1: 'giza-green giza-blue',
      2: 'greatWall-green stonehenge-green',
    },
  });
  const table = await sitAt(colorfulTreasure, m, '0');
  await table.play('0 reveal a5 c1', '0 collect');
  const best = [...document.querySelectorAll('.pile.best')].map((pile) =>
    pile.querySelector('button')!.getAttribute('aria-label'),
  );
  expect(best).toEqual([expect.stringContaining('green gem (Great Wall): you +2, Chidi −2')]);
  expect(document.querySelector('.pile.best .what')!.textContent).toBe('green+2 / −2');
  expect(document.querySelector('.pile.best .change')!.textContent).toBe('+2 / −2');
});

test('nothing has a rim but what is chosen: what brings most says so by its figures', () => {
  const sheet = readFileSync(`${__dirname}/LootPile.module.css`, 'utf8');
  const rules = [...sheet.matchAll(/([^{}]+)\{([^{}]*)\}/g)];
  const rimmed = rules
    .filter(([, , style]) => /outline:|box-shadow:/.test(style))
    .map(([, selector]) => selector.trim().split('\n').at(-1))
    // which has the edge of its paper
    .filter((selector) => selector !== '.thing');
  expect(rimmed).toEqual([".thing[aria-pressed='true']", '.thing:focus-visible']);
});

test('a thief is pointed to the loot beside the wall, which lies in shade until they have stolen', async () => {
  const table = await sitAt(colorfulTreasure, position(), '0');
  const isPointed = () => document.querySelector('h2 .there') !== null;
  const isInShade = () => screen.getByLabelText(/^The wonders/).matches('.shaded');
  await table.play('0 reveal a5 j2');
  expect([isPointed(), isInShade()]).toEqual([false, false]);
  await table.play('0 collect');
  expect([isPointed(), isInShade()]).toEqual([true, true]);
  expect(sentence()).toBe('A key and a chest: choose what to steal');
  await choose(/^red gem/);
  await press(/Steal from Bo/);
  expect([isPointed(), isInShade()]).toEqual([false, false]);
});
