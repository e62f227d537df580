import { serve } from '../testing/app';
import { lastName } from './look';
import { openTable, sitDown } from './seatActions';
import { forgetSeat, ownSeats } from './seats';

const game = 'ya-blew-it';
const wishes = { numPlayers: 3 } as Parameters<typeof openTable>[2];

beforeEach(() => {
  for (const one of ownSeats()) forgetSeat(one);
  localStorage.clear();
});

/** Answers a request, and keeps what was sent. */
function listen(path: string, answer: object) {
  const sent: Record<string, unknown>[] = [];
  serve({ [`POST ${path}`]: (body) => (sent.push(body), answer) });
  return sent;
}

test('whoever opens a table has the seat that they are given, and its nonce', async () => {
  const answer = { matchID: 'abc', playerID: '0', playerCredentials: 'key' };
  const sent = listen(`/games/${game}/create`, answer);
  expect(await openTable(game, 'Ana', wishes)).toEqual({ game, matchID: 'abc' });
  expect(sent).toMatchObject([{ numPlayers: 3, start: 'host', playerName: 'Ana' }]);
  expect(ownSeats()).toMatchObject([
    { game, matchID: 'abc', playerID: '0', credentials: 'key', name: 'Ana' },
  ]);
  const [{ nonce, joinedAt }] = ownSeats();
  expect(nonce).toMatch(/^[\da-f]{64}$/);
  expect(Math.abs(joinedAt - Date.now())).toBeLessThan(60_000);
  expect(lastName()).toBe('Ana');
});

test.each([{}, { playerID: '0' }, { playerCredentials: 'key' }])(
  'whoever opens a table and is given no seat (%j) has none',
  async (seat) => {
    listen(`/games/${game}/create`, { matchID: 'abc', ...seat });
    expect(await openTable(game, 'Ana', wishes)).toEqual({ game, matchID: 'abc' });
    expect(ownSeats()).toEqual([]);
  },
);

test('whoever sits down asks for a seat, and keeps the one that they are given', async () => {
  const sent = listen(`/games/${game}/abc/join`, { playerID: '2', playerCredentials: 'key' });
  await sitDown({ game, matchID: 'abc' }, 'Bo', '1');
  expect(sent).toMatchObject([{ playerID: '1', playerName: 'Bo' }]);
  expect(ownSeats()).toMatchObject([{ matchID: 'abc', playerID: '2', name: 'Bo' }]);
});
