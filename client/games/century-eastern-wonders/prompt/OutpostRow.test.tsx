import { cleanup, screen, within } from '@testing-library/react';
import { match } from '../../../../shared/games/century-eastern-wonders/testing';
import { sit } from '../testing';

afterEach(cleanup);

const CAPTION = 'Your outposts: what each space is worth once it is built on';

test('on a phone one’s outposts stand below one’s hold: how many are built of each spice, and what the next one brings', async () => {
  await sit(match({ outposts: { 3: '01', 4: '0', 9: '0' } }), '0', true);
  const list = screen.getByRole('list', { name: CAPTION });
  expect(list.closest('[role="group"]')).toBe(screen.getByRole('group', { name: 'Your hold' }));
  const said = within(list)
    .getAllByRole('listitem')
    .map((one) => one.querySelector('.visually-hidden')!.textContent);
  expect(said).toEqual([
    'ginger, 2 outposts built, next, 2 points',
    'chili, 1 outpost built, next, 1 point',
    'tea, 0 outposts built, next, 0 points',
    'cloves, 0 outposts built, next, 0 points',
  ]);
  const next = [...list.querySelectorAll('.next')].map((one) => one.textContent);
  expect(next).toEqual(['2', '1', '0', '0']);
});

test('at a desk, where they lie on one’s plate, they are not told a second time', async () => {
  await sit(match({ outposts: { 3: '0' } }));
  expect(screen.queryByRole('list', { name: CAPTION })).toBeNull();
});
