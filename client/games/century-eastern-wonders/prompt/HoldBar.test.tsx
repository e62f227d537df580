import { cleanup, screen } from '@testing-library/react';
import { centuryEasternWonders } from '../../../../shared/games/century-eastern-wonders';
import { match } from '../../../../shared/games/century-eastern-wonders/testing';
import { sitAt } from '../../../testing/match';
import { press, sit } from '../testing';

afterEach(cleanup);

/** How wide a place of the reader's hold is, and all of them with the gaps between, in pixels. */
function widths() {
  const hold = document.querySelector<HTMLElement>('[role="group"][data-hint="hold"]')!;
  const place = 16 * parseFloat(hold.style.getPropertyValue('--place'));
  return { place, all: hold.querySelectorAll('.place').length * (place + 2) };
}

test('ten places have room for cubes as large as they can be told across a table; more take no more room', async () => {
  await sit(match({ holds: { 0: 'YYR' } }));
  const ten = widths();
  expect(ten.place).toBeGreaterThanOrEqual(28);
  cleanup();
  await sit(match({ holds: { 0: 'YYYYYYYYYYRRRR' }, bonuses: { 0: 'hold' } }));
  const more = widths();
  expect(more.place).toBeGreaterThan(19);
  expect(more.all).toBeCloseTo(ten.all);
});

test('of more that would come than can be told apart each kind is shown once, and how many', async () => {
  const coming = () => [...document.querySelectorAll('.coming')].map((one) => one.textContent);
  await sit(match({ holds: { 0: 'BBBB' }, boats: { 0: 5 }, outposts: { 5: '0' } }));
  await press(/Trade/);
  expect(coming()).toEqual(Array(12).fill(''));
  cleanup();
  await sit(match({ holds: { 0: 'BBBBBBBB' }, boats: { 0: 5 }, outposts: { 5: '0' } }));
  await press(/Trade/);
  expect(coming()).toEqual(['+12', '+4', '+8']);
  expect(widths().place).toBeGreaterThan(19);
});

test('says whose hold it is, also below what others are told to do', async () => {
  const table = await sitAt(centuryEasternWonders, match({ holds: { 0: 'YR' } }), '1');
  const mark = () =>
    screen.getByRole('group', { name: 'Your hold' }).querySelector('svg')?.dataset.seat;
  expect(mark()).toBe('1');
  await table.play('0 harvest');
  expect(mark()).toBe('1');
});
