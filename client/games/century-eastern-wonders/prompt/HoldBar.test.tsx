import { cleanup } from '@testing-library/react';
import { match } from '../../../../shared/games/century-eastern-wonders/testing';
import { sit } from '../testing';

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
