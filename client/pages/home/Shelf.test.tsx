import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { centuryEasternWondersInfo } from '../../../shared/games/century-eastern-wonders/info';
import { Shelf } from './Shelf';
import { press, show } from '../../testing/app';

const CENTURY = 'Century: Eastern Wonders';
const boxes = [centuryEasternWondersInfo];
const shelf = () => show(<Shelf boxes={boxes} />);
const seats = () =>
  within(screen.getByRole('group', { name: 'Seats' })).getByRole<HTMLInputElement>('radio', {
    name: '3',
  });

test('a table that is being laid is found as it was by who comes back from the map editor', async () => {
  const history = await shelf();
  await press(`Create table: ${CENTURY}`);
  await screen.findByRole('dialog', { name: CENTURY });
  fireEvent.change(screen.getByLabelText('Your name'), { target: { value: 'Ana' } });
  fireEvent.click(seats());
  await press('Own map', 'radio');
  await press('Open the map editor', 'link');
  expect(history.at(-1)).toBe('/map-editor');
  cleanup();

  await shelf();
  await screen.findByRole('dialog', { name: CENTURY });
  expect(screen.getByLabelText<HTMLInputElement>('Your name').value).toBe('Ana');
  expect(seats().checked).toBe(true);
  screen.getByLabelText('Code of your map');
});

test('a box that was put back stays on the shelf', async () => {
  await shelf();
  await press('Close');
  cleanup();
  await shelf();
  expect(screen.queryByRole('dialog')).toBeNull();
});
