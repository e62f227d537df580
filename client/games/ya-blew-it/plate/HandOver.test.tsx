import { yaBlewIt } from '../../../../shared/games/ya-blew-it';
import { match } from '../../../../shared/games/ya-blew-it/testing';
import { sitAt } from '../../../testing/match';
import { leave } from '../testing';

afterEach(leave);

/** What each plate that takes a press says it would do, by seat. */
const said = () =>
  Object.fromEntries(
    [...document.querySelectorAll<HTMLElement>('[data-thing^="player:"][data-touch]')].map(
      (plate) => [plate.dataset.seat, plate.querySelector('.label .first')?.textContent],
    ),
  );

const words = () => document.querySelectorAll('[data-seat] .label').length;

test('a plate that hands the turn on says so, and to whom', async () => {
  const table = await sitAt(yaBlewIt, match({ deck: 'orange-3 purple-5 fire-1' }), '1');
  expect(said()).toEqual({});
  await table.play('0 draw');
  expect(said()).toEqual({ 2: 'Pass to Chidi' });
  await table.play('1 pass');
  expect([said(), words()]).toEqual([{}, 0]);
});

test('so does each one that lets its player try for a Claim that could be jumped', async () => {
  const areas = { 0: 'jumper-1' };
  const table = await sitAt(yaBlewIt, match({ deck: 'orange-3 purple-5 fire-1', areas }), '0');
  await table.play('0 draw');
  expect(said()).toEqual({ 1: 'Let Bo try', 2: 'Let Chidi try' });
});
