import { screen } from '@testing-library/react';
import { emptySeat, person, show, tableWith } from '../../testing/app';
import { WithoutSeat } from './WithoutSeat';

const match = { game: 'ya-blew-it', matchID: 'abc' };
const players = [person(0, 'Ana'), emptySeat(1)];

test('a seat that somebody left is offered to whoever watches', async () => {
  const table = tableWith(players, { status: 'running' });
  await show(<WithoutSeat match={match} table={table} lost={null} />);
  screen.getByText('A seat is free.');
  screen.getByRole('button', { name: 'Sit down' });
});

test('but not where nobody else may sit down, least of all to whoever was put out', async () => {
  const table = tableWith(players, { status: 'running', noNewcomers: true });
  await show(<WithoutSeat match={match} table={table} lost="room.lost" />);
  screen.getByText('Your seat was freed. You can watch.');
  expect(screen.queryByRole('button')).toBeNull();
});
