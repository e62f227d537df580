import { act, cleanup } from '@testing-library/react';
import { thisDevice } from '../../net/device';
import { syncSeats } from '../../net/syncSeats';
import { keepSeat, ownSeats, useSeatAt } from '../../net/seats';
import { press, serve, show } from '../../testing/app';
import { OtherSeats } from './OtherSeats';

// Two devices sat down at one table before they were one player's: they hold two seats of it.

const AT = { game: 'ya-blew-it', matchID: 'abc' };

function Shown() {
  return <OtherSeats seat={useSeatAt(AT)!} />;
}

afterEach(cleanup);

test('whoever holds two seats of a table goes from one to the other, and back', async () => {
  const { key } = thisDevice();
  keepSeat({ ...AT, playerID: '0', credentials: key, nonce: 'aa', name: 'Ana', joinedAt: 1 });
  const held = (playerID: string, playerName: string) => ({
    gameName: AT.game,
    matchID: AT.matchID,
    playerID,
    playerName,
  });
  const answer = { seats: [held('0', 'Ana'), held('2', 'Anna')], devices: 2 };
  serve({ 'POST /me/tables': () => answer });
  await act(syncSeats);
  await show(<Shown />);
  await press('Go to the seat of Anna, which is yours as well');
  expect(ownSeats()[0]).toMatchObject({ playerID: '2', name: 'Anna', credentials: key, nonce: '' });
  await act(syncSeats);
  await press('Go to the seat of Ana, which is yours as well');
  expect(ownSeats()[0]).toMatchObject({ playerID: '0', name: 'Ana' });
  // the other one was given up
  answer.seats = [held('0', 'Ana')];
  await act(syncSeats);
  expect(ownSeats()[0]).not.toHaveProperty('others');
  expect(document.querySelector('button')).toBeNull();
});
