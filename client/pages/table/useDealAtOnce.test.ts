import { act, cleanup, renderHook } from '@testing-library/react';
import type { Table } from '../../../shared/protocol/table';
import { bot, emptySeat, No, person, serve, tableWith } from '../../testing/app';
import { dealtAtOnce } from '../../tables/dealtAtOnce';
import { useDealAtOnce } from './useDealAtOnce';

const match = { game: 'ya-blew-it', matchID: 'abc' };
const own = { credentials: 'key', nonce: '', name: 'Ana', joinedAt: 1 };
const seat = { ...match, ...own, playerID: '0' };
const ready = tableWith([person(0, 'Ana', { ready: true }), bot(1)]);

beforeEach(() => {
  jest.useFakeTimers();
  dealtAtOnce.add(match.matchID);
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

/** Comes to the table; what was asked for, and whether the cards are waited for. */
function come(
  table: Table | null,
  {
    binding = 'bound',
    answer = {},
    at = match,
  }: { binding?: 'bound' | 'binding'; answer?: object; at?: typeof match } = {},
) {
  const asked = serve({ 'POST /games/ya-blew-it/abc/start': () => answer });
  const { result } = renderHook(() => useDealAtOnce(at, seat, table, binding as never));
  const after = (time: number) => act(async () => void (await jest.advanceTimersByTimeAsync(time)));
  return { asked, isWaitedFor: () => result.current, after };
}

test('a match that was opened to be played at once is started once nothing keeps it from that', async () => {
  const { asked, isWaitedFor, after } = come(ready);
  await after(0);
  expect([asked, isWaitedFor()]).toEqual([['POST /games/ya-blew-it/abc/start'], true]);
});

test.each<[string, Parameters<typeof come>]>([
  ['nothing is known of it yet', [null]],
  ['it has begun', [{ ...ready, status: 'running' }]],
  ['somebody else is its host', [{ ...ready, host: '1' }]],
  ['its nonce is not bound yet', [ready, { binding: 'binding' }]],
  ['a seat is free', [{ ...ready, players: [ready.players[0], emptySeat(1)] }]],
])('while %s it is not started, and the table is shown after six seconds', async (_, given) => {
  const { asked, isWaitedFor, after } = come(...given);
  await after(5999);
  expect([asked, isWaitedFor()]).toEqual([[], true]);
  await after(1);
  expect(isWaitedFor()).toBe(false);
});

test('where the start is refused the table is shown at once', async () => {
  const { isWaitedFor, after } = come(ready, { answer: new No('notReady') });
  await after(0);
  expect(isWaitedFor()).toBe(false);
});

test('any other match is not waited for', async () => {
  const { asked, isWaitedFor, after } = come(ready, { at: { ...match, matchID: 'other' } });
  await after(0);
  expect([asked, isWaitedFor()]).toEqual([[], false]);
});
