import { yaBlewIt } from '../../../../shared/games/ya-blew-it';
import { match } from '../../../../shared/games/ya-blew-it/testing';
import { sitAt } from '../../../testing/match';
import { leave } from '../testing';

afterEach(leave);

test.each([
  ['', 'No gems yet. Your cards will go here.cursed colour: pink'],
  ['blue-2', undefined],
])('an empty rail says which colour is cursed, beside the sign: %s', async (gems, words) => {
  const m = match({ deck: 'orange-3 fire-1', areas: { 1: gems }, cursed: { 1: 'pink' } });
  await sitAt(yaBlewIt, m, '1', { isPhone: true });
  expect(document.querySelector('[data-thing="noGems"]')?.textContent).toBe(words);
});
