import { fireEvent, screen, within } from '@testing-library/react';
import { yaBlewIt } from '../../../../shared/games/ya-blew-it';
import { match } from '../../../../shared/games/ya-blew-it/testing';
import { sitAt } from '../../../testing/match';
import { leave } from '../testing';

afterEach(leave);

test.each([
  ['', true],
  ['blue-2', false],
])('on a phone the sheet of a player without gems says so: %s', async (gems, isSaid) => {
  const m = match({ deck: 'orange-3 fire-1', areas: { 0: gems } });
  await sitAt(yaBlewIt, m, '1', { isPhone: true });
  fireEvent.click(screen.getByRole('button', { name: /Ana/ }));
  const sheet = within(screen.getByRole('dialog'));
  expect(sheet.queryByText('No gems yet') !== null).toBe(isSaid);
});
