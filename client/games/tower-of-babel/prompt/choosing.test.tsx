import { cleanup } from '@testing-library/react';
import { buttons, meter, press, pressDisc, prompt, sentence, sit, type } from '../testing';

afterEach(cleanup);

describe('whoever is active', () => {
  test('chooses a disc where it lies, sees what it would take, and builds', async () => {
    const table = await sit('0');
    expect([sentence(), buttons()]).toEqual([
      'Your turn: choose a disc to build, or pass',
      ['Pass'],
    ]);
    expect(prompt().textContent).toContain('Passdraw 2 cards instead of 1');
    await pressDisc(/^Tower/, '6 ships');
    expect([sentence(), buttons()]).toEqual([
      'Build the Tower of Babel, or pass',
      ['Build for 6 ships', 'Pass'],
    ]);
    expect([meter(), prompt().textContent]).toEqual([
      '2 cards are missing',
      expect.stringContaining('you have 4 of 6 · the disc alone: no points'),
    ]);
    await press(/^Build/);
    expect(table.played).toEqual(['build ship-6']);
    expect([sentence(), meter()]).toEqual([
      'You need 6 ships. Waiting for Bo, Chidi, and Deniz',
      '2 cards are missing',
    ]);
  });

  test('is urged to build only what they hold half of', async () => {
    const wonders = { babel: { discs: 'ship-6 camel-3' } };
    await sit('0', { hands: { 0: { ship: 3, camel: 1 } }, wonders });
    const isUrged = () => prompt().querySelector('[data-main]') !== null;
    const urged = [];
    for (const disc of ['6 ships', '3 camels']) {
      await pressDisc(/^Tower/, disc);
      urged.push(isUrged());
    }
    expect(urged).toEqual([true, false]);
  });

  test.each([
    [3, '', 'you have 3 of 6', true],
    [2, '', 'you have 2 of 6', false],
    [2, 'joker-1', 'you have 2 of 6, and a Joker', true],
    [0, 'joker-1 joker-2', 'you have 0 of 6, and 2 Jokers', true],
    [6, 'joker-1', 'you have 6 of 6', true],
  ])(
    'with %i ships and %p, a Joker is told of where it could stand in',
    async (ship, actionCard, words, isUrged) => {
      await sit('0', { hands: { 0: { ship } }, actionCards: { 0: actionCard } });
      await pressDisc(/^Tower/, '6 ships');
      expect(prompt().textContent).toContain(`Build for 6 ships${words} · the disc alone`);
      expect(prompt().querySelector('[data-main]') !== null).toBe(isUrged);
    },
  );

  test.each([
    [4, '', '2 cards are missing'],
    [4, 'joker-1', 'complete with a Joker'],
    // it stands for two, one of which the reader has
    [5, 'joker-1 joker-2', 'complete with a Joker'],
    [3, 'joker-1', 'with a Joker, 1 card is missing'],
    [2, 'joker-1 joker-2', 'complete with 2 Jokers'],
    [0, 'joker-1 joker-2', 'with 2 Jokers, 2 cards are missing'],
  ])('with %i ships of 6 and %p lacks what Jokers do not stand for', async (ship, cards, words) => {
    await sit('0', { hands: { 0: { ship } }, actionCards: { 0: cards } });
    await pressDisc(/^Tower/, '6 ships');
    expect(meter()).toBe(words);
  });

  test('lets go of a disc by pressing it again, and passes', async () => {
    const table = await sit('0');
    await pressDisc(/^Tower/, '6 ships');
    await pressDisc(/^Tower/, '6 ships');
    expect(buttons()).toEqual(['Pass']);
    await press(/^Pass/);
    expect([table.played, prompt().textContent]).toEqual([
      [],
      expect.stringContaining('your turn ends: press again'),
    ]);
    await press(/^Pass/);
    expect(table.played).toEqual(['pass']);
  });

  test('passes at the second press of the key, and not when another key came between', async () => {
    const table = await sit('0');
    for (const key of ['p', 'ArrowRight', 'p']) await type(key);
    expect(table.played).toEqual([]);
    await type('p');
    expect(table.played).toEqual(['pass']);
  });
});
