import { cleanup } from '@testing-library/react';
import { colorfulTreasure } from '../../../../shared/games/colorful-treasure';
import { match } from '../../../../shared/games/colorful-treasure/testing';
import { sitAt } from '../../../testing/match';

afterEach(cleanup);

/** What the header says is still to be won. */
const stakes = () =>
  [...document.querySelectorAll('[data-thing="stakes"] > span')].map((one) => one.textContent);

test('on a phone, where the note is out of sight, the header says which awards can be won, how far the reader is, and how many tokens are left', async () => {
  const m = match({
    variant: 'advanced',
    holds: { 0: 'stonehenge-red pisa-red pisa-key giza-green truce' },
  });
  await sitAt(colorfulTreasure, m, '0', { isPhone: true });
  expect(stakes()).toEqual(['Colorful Gems2/5', 'Explorer3/8', 'Chest1', '4 action tokens left4']);
});

test('the figures bear the sign of the reader whose they are, and of a spectator there are none', async () => {
  const seats = () =>
    [...document.querySelectorAll('[data-thing="stakes"] [data-seat]')].map((one) =>
      one.getAttribute('data-seat'),
    );
  await sitAt(colorfulTreasure, match(), '1', { isPhone: true });
  expect([seats(), stakes()]).toEqual([['1'], ['Colorful Gems0/5', 'Explorer0/8', 'Chest0']]);
  cleanup();
  await sitAt(colorfulTreasure, match(), null, { isPhone: true });
  expect([seats(), stakes()]).toEqual([[], ['Colorful Gems5', 'Explorer8', 'Chest']]);
});

test('an award that somebody has won is no longer among them', async () => {
  const m = match({ holds: { 1: 'stonehenge-red giza-green' } });
  m.G.table.awards.explorer = '1';
  await sitAt(colorfulTreasure, m, '0', { isPhone: true });
  expect(stakes()).toEqual(['Colorful Gems0/5', 'Chest0']);
});

test('beside a board that shows its note the header has none of them, nor is there any in the junior game', async () => {
  await sitAt(colorfulTreasure, match(), '0');
  expect(stakes()).toEqual([]);
  cleanup();
  await sitAt(colorfulTreasure, match({ variant: 'junior' }), '0', { isPhone: true });
  expect(stakes()).toEqual([]);
});
