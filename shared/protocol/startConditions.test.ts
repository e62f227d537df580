import { absent, startBlocker, unready } from './startConditions';
import type { Seat } from './table';

const seat = (id: number, change: Partial<Seat> = {}): Seat => ({
  id,
  name: `Player ${id}`,
  isConnected: true,
  ready: true,
  committed: true,
  nonceHash: 'ab',
  ...change,
});

const bot = (id: number) => seat(id, { bot: 'normal', nonceHash: null });
const table = (...players: Seat[]) => ({ players, host: '0', start: 'host' as const });
const empty = (id: number): Seat => ({ id, ready: false, committed: true, nonceHash: null });

test('a table of people who are ready and there, and of bots, can be started', () => {
  expect(startBlocker(table(seat(0, { ready: false }), seat(1), bot(2)))).toBeNull();
});

test('an empty seat keeps it from being started, then who is not ready, then who is not there', () => {
  const away = seat(1, { isConnected: false });
  const busy = seat(2, { ready: false });
  expect(startBlocker(table(seat(0), away, busy, empty(3)))).toBe('gap');
  expect(startBlocker(table(seat(0), away, busy))).toBe('notReady');
  expect(startBlocker(table(seat(0), away))).toBe('absent');
  expect(absent(table(seat(0), away)).map(({ id }) => id)).toEqual([1]);
  expect(unready(table(seat(0), away, busy)).map(({ id }) => id)).toEqual([2]);
});

test('where a table starts by itself, nobody is asked whether they are ready', () => {
  expect(startBlocker({ ...table(seat(0), seat(1, { ready: false })), start: 'full' })).toBeNull();
});

test('nobody starts before those whose nonce was told in vain have committed to another, wherever it is', () => {
  const told = seat(0, { nonceHash: null, committed: false });
  expect(startBlocker(table(told, seat(1)))).toBe('notReady');
  expect(startBlocker({ ...table(told, seat(1)), start: 'full' })).toBe('notReady');
});

test('who adds nothing to the shuffle need not be there', () => {
  expect(startBlocker(table(seat(0), seat(1, { nonceHash: null, isConnected: false })))).toBeNull();
});
