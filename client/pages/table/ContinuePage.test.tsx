import { act, cleanup, screen } from '@testing-library/react';
import { forgetSeat, keepSeat, ownSeats } from '../../net/seats';
import { No, press, serve, show } from '../../testing/app';
import { ContinuePage } from './ContinuePage';

const match = { game: 'ya-blew-it', matchID: 'abc' };

/** Opens the link to a seat; gives what the server is sent for it, and the addresses gone to. */
async function open(answer: object) {
  const sent: Record<string, unknown>[] = [];
  serve({
    'POST /games/ya-blew-it/abc/continue': (body) => {
      sent.push(body);
      return answer;
    },
  });
  location.hash = 'token';
  const gone = await show(<ContinuePage {...match} />);
  return { sent, gone };
}

const SEAT = { playerID: '1', playerName: 'Bo', playerCredentials: 'fresh' };

afterEach(() => {
  cleanup();
  forgetSeat(match);
});

test('the link takes a seat here when its button is pressed, not before, and leaves the address at once', async () => {
  const { sent, gone } = await open(SEAT);
  expect(location.hash).toBe('');
  expect(sent).toEqual([]);
  await press('Play on here');
  const hex = expect.stringMatching(/^[0-9a-f]{64}$/);
  expect(sent).toEqual([{ token: 'token', nonceHash: hex, device: hex }]);
  expect(ownSeats()[0]).toMatchObject({
    ...match,
    playerID: '1',
    name: 'Bo',
    credentials: 'fresh',
  });
  expect(gone.at(-1)).toBe('/table/ya-blew-it/abc');
});

test('a link that was used says so, and leads to the table', async () => {
  await open(new No('credentials'));
  await press('Play on here');
  screen.getByRole('heading', { name: 'This link no longer works' });
  expect(screen.getByRole('link', { name: 'To the table' }).getAttribute('href')).toBe(
    '/table/ya-blew-it/abc',
  );
  expect(ownSeats()).toEqual([]);
});

test('after a reason that passes, the link can be tried again', async () => {
  const { sent } = await open(new No('started'));
  await press('Play on here');
  screen.getByText('The match has already started.');
  await press('Play on here');
  expect(sent).toHaveLength(2);
  expect(sent[1]).toEqual(sent[0]);
});

test('a newer link opened on the same page is the one that counts', async () => {
  const { sent } = await open(SEAT);
  await act(async () => {
    location.hash = 'newer';
    await new Promise((resolve) => window.addEventListener('hashchange', resolve, { once: true }));
  });
  await press('Play on here');
  expect(sent[0]).toMatchObject({ token: 'newer' });
});

test('who has a seat here already is told that it would be lost', async () => {
  await act(async () =>
    keepSeat({ ...match, playerID: '0', name: 'Ana', credentials: 'old', nonce: '', joinedAt: 1 }),
  );
  await open(SEAT);
  screen.getByText(/which it would lose/);
  await press('Play on here');
  expect(ownSeats().map(({ credentials }) => credentials)).toEqual(['fresh']);
});
