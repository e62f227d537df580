import { cleanup, render, screen, within } from '@testing-library/react';
import { buttons, offers, sit } from '../testing';
import type { OnTable } from '../types';
import { byPlayer, several } from './describe';

afterEach(cleanup);

const log = () => screen.getByRole('log', { name: 'What happened' });
const lines = () =>
  within(log())
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent!.replace(/\s+/g, ' '))
    .filter((line) => line !== 'Since your move');

const scene = {
  hands: { 0: { ship: 5 }, 1: { ship: 2 }, 2: { ship: 1 } },
  actionCards: { 2: 'joker-1' },
};
const offering = ['0 build ship-5a', '1 offer 2 trade', '2 offer 1', '3 offer 0'];

test('a turn is told in three lines: where, what was offered, and what came of it', async () => {
  const table = await sit('1', { hands: scene.hands });
  await table.play(...offering, '0 accept 1', '0 fulfil 0');
  expect(lines()).toEqual([
    '1. Ana: Tower of Babel',
    expect.stringMatching(/^Offers: .*You 2 \+ trade, Chidi 1, and Deniz 0$/),
    expect.stringMatching(/^Ana builds with you.*; the disc goes to you.* · Chidi \+1/),
  ]);
});

test('what a refused offer brings the reader comes first, where a phone has room for it', async () => {
  const table = await sit('2', { hands: { ...scene.hands, 3: { ship: 1 } } });
  await table.play('0 build ship-5a', '1 offer 0', '2 offer 1', '3 offer 1', '0 fulfil 0');
  expect(lines().at(-1)).toMatch(/^You \+1.* · Ana builds alone · Deniz \+1/);
});

test('offers are drawn card by card, with a sign for the disc that is wanted', async () => {
  const table = await sit('1', scene);
  await table.play(...offering);
  const drawn = [...log().querySelectorAll('.cards')];
  expect(drawn.map((one) => one.querySelectorAll('svg').length)).toEqual([3, 1, 0]);
});

test('a name and the cards that belong to it stay on one line', async () => {
  const table = await sit('1', scene);
  await table.play(...offering);
  const drawn = [...log().querySelectorAll('.cards')];
  const together = drawn.map((one) => one.closest('[style*="inline-block"]')?.textContent);
  expect(together.map((words) => words?.match(/^\w+/)?.[0])).toEqual(['You', 'Chidi', 'Deniz']);
});

test('offers are told, drawn and answered in the order they lie in: from the left of whoever builds on', async () => {
  const hands = { 0: { ship: 1 }, 1: { ship: 5 }, 2: { ship: 2 }, 3: { ship: 2 } };
  const table = await sit('1', { hands });
  await table.play('0 pass', '1 build ship-5a', '2 offer 2', '3 offer 2 trade', '0 offer 1');
  const lying = [...offers()].map((place) => place.querySelector('.called')!.textContent);
  expect(lying).toEqual(['Chidi', 'Deniz', 'Ana']);
  expect(lines().at(-1)).toMatch(/^Offers: .*Chidi 2, Deniz 2 \+ trade, and Ana 1$/);
  expect([...log().querySelectorAll('.cards')].map((one) => one.childElementCount)).toEqual([
    2, 3, 1,
  ]);
  expect(buttons().filter((name) => name!.startsWith('Accept'))).toEqual([
    'Accept 2 from Chidi: 2 ships',
    'Accept 2 from Deniz: 2 ships + trade',
    'Accept 1 from Ana: 1 ship',
  ]);
  await table.play('1 fulfil 0');
  expect(lines().at(-1)).toMatch(/ · Chidi \+2, Deniz \+2, and Ana \+1/);
});

test('what is accepted is told until something has come of it', async () => {
  const table = await sit('1', scene);
  await table.play(...offering, '0 accept 1');
  expect(lines().at(-1)).toBe('Ana accepts your offer');
  await table.play('0 fulfil 0');
  expect(lines()).not.toContain('Ana accepts your offer');
});

test('what refused offers bring after an answer is one line for all', async () => {
  const table = await sit('1', scene);
  await table.play(...offering, '0 fulfil 0', '2 answer nothing');
  expect(lines().at(-1)).toMatch(/^Refused offers: You \+2, Chidi \+1/);
});

test('the points of a finished wonder are told as on its plaque, the most first', async () => {
  const hands = { 0: { ship: 5 }, 1: { ship: 2 }, 2: { ship: 5 } };
  const babel = { discs: 'ship-5a', parts: { 0: 1, 1: 2, 2: 4 } };
  const table = await sit('1', { hands, wonders: { babel } });
  await table.play('0 build ship-5a', '1 offer 2', '2 offer 3', '3 offer 0');
  await table.play('0 accept 1', '0 accept 2', '0 fulfil 0');
  expect(lines().at(-1)).toMatch(/^\w+ finished: .*Chidi 8, You 4, and Ana 3$/);
});

test('of a finished wonder on which several have the most parts it is said that they are tied', async () => {
  const babel = { discs: 'ship-5a', parts: { 1: 5, 2: 4 } };
  const table = await sit('1', { hands: { 0: { ship: 5 } }, wonders: { babel } });
  await table.play('0 build ship-5a', '1 offer 0', '2 offer 0', '3 offer 0', '0 fulfil 0');
  expect(lines().at(-1)).toMatch(/^\w+ finished, tied: .*Ana 4, You 4, and Chidi 3$/);
});

test('the disc is drawn as long as the turn lasts, and then the log forgets it', async () => {
  const table = await sit('1', { hands: scene.hands, actionCards: { 0: 'joker-1' } });
  await table.play(...offering, '0 fulfil 0');
  expect(lines()[0]).toBe('1. Ana: Tower of Babel5 (5 ships)');
  await table.play('0 end');
  expect(lines()[0]).toBe('1. Ana: Tower of Babel');
});

test('the first disc of a Double Turn is forgotten when the second is chosen', async () => {
  const table = await sit('1', { hands: { 0: { ship: 11 } }, actionCards: { 0: 'doubleTurn-1' } });
  const none = ['1 offer 0', '2 offer 0', '3 offer 0'];
  await table.play('0 build ship-5a', ...none, '0 fulfil 0', '0 doubleTurn', '0 build ship-6');
  expect(lines().filter((line) => line.includes('Tower of Babel'))).toEqual([
    '1. Ana: Tower of Babel',
    '1. Ana: Tower of Babel6 (6 ships)',
  ]);
});

test('nor is what was accepted in the first of two turns told again in the second', async () => {
  const hands = { 0: { ship: 11 }, 1: { ship: 1 } };
  const table = await sit('1', { hands, actionCards: { 0: 'doubleTurn-1' } });
  const one = ['1 offer 1', '2 offer 0', '3 offer 0', '0 accept 1'];
  await table.play('0 build ship-5a', ...one, '0 fulfil 0', '0 doubleTurn', '0 build ship-6');
  expect(lines()).not.toContain('Ana accepts your offer');
});

test('every turn begins with its number, as it is counted above the board', async () => {
  const table = await sit('1');
  await table.play('0 pass', '1 pass');
  expect(lines()).toEqual(['1. Ana passes', '2. You pass']);
});

test('nothing is told of what happens after every turn', async () => {
  const table = await sit('1');
  await table.play('0 pass');
  expect(lines()).toEqual(['1. Ana passes']);
});

test.each([
  ['by their emblems on a phone where three names are long', 'Maximiliane1', 3],
  ['by their names where these are short', 'Max', 0],
])('a list tells players %s', (_, name, emblems) => {
  const scene = { playerID: null, name: () => name, t: () => 'en' } as unknown as OnTable;
  const offered = ['0', '1', '2'].map((id) => [id, 2] as const);
  const { drawing } = byPlayer(offered, scene, String);
  const { container } = render(<p>{drawing}</p>);
  expect(container.querySelectorAll('.long > .emblem > svg')).toHaveLength(emblems);
  expect(container.querySelectorAll('b')).toHaveLength(3);
});

test('whom is waited for is told by emblems on a phone where three names are long, and read out by their names', () => {
  const sceneOf = (name: string) => ({ name: () => name, t: () => 'en' }) as unknown as OnTable;
  const long = several(['0', '1', '2'], sceneOf('Maximiliane1'));
  const { container } = render(<p>{long.drawing}</p>);
  expect(container.querySelectorAll('.long > .emblem > svg')).toHaveLength(3);
  expect(long.words).toContain('Maximiliane1');
  expect(several(['0', '1', '2'], sceneOf('Max')).drawing).not.toContain('svg');
  expect(typeof several(['0', '1'], sceneOf('Maximiliane1')).drawing).toBe('string');
});
