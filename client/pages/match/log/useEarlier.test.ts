import { act, renderHook } from '@testing-library/react';
import type { LogEntry } from '../../../../shared/engine/log';
import { serve } from '../../../testing/app';
import { useEarlier } from './useEarlier';

const match = { game: 'ya-blew-it', matchID: 'abc' };

/** The entries from one to another. */
const entries = (from: number, to: number): LogEntry[] =>
  Array.from({ length: to - from + 1 }, (_, i) => {
    const stateID = from + i;
    return { stateID, turn: 1, playerID: '0', move: 'draw', events: [] };
  });

/** What somebody reads who is sent the end of a log; what lies before it comes in pages. */
function reader(latest: LogEntry[]) {
  serve(
    Object.fromEntries(
      [4, 7].map((before) => [
        `GET /games/ya-blew-it/abc/log?before=${before}`,
        () => ({ entries: entries(before - 3, before - 1) }),
      ]),
    ),
  );
  const { result, rerender } = renderHook(
    (sent: LogEntry[]) => useEarlier(match, undefined, sent),
    {
      initialProps: latest,
    },
  );
  return {
    isSent: rerender,
    askEarlier: (times = 1) =>
      act(async () => {
        await Promise.all(Array.from({ length: times }, () => result.current.onEarlier?.()));
      }),
    reads: () => result.current.entries.map(({ stateID }) => stateID),
    mayAsk: () => result.current.onEarlier !== undefined,
  };
}

test('goes back page by page to the first entry, and no further', async () => {
  const { askEarlier, reads, mayAsk } = reader(entries(7, 8));
  expect(reads()).toEqual([7, 8]);
  await askEarlier();
  expect([reads(), mayAsk()]).toEqual([[4, 5, 6, 7, 8], true]);
  await askEarlier();
  expect([reads(), mayAsk()]).toEqual([[1, 2, 3, 4, 5, 6, 7, 8], false]);
});

test('shows an entry once that the server sends after it was asked for', async () => {
  const { isSent, askEarlier, reads } = reader(entries(7, 8));
  await askEarlier();
  isSent(entries(6, 9));
  expect(reads()).toEqual([4, 5, 6, 7, 8, 9]);
});

test('shows a page once that was asked for twice', async () => {
  const { askEarlier, reads } = reader(entries(7, 8));
  await askEarlier(2);
  expect(reads()).toEqual([4, 5, 6, 7, 8]);
});

test('may go back to a single entry before', () => {
  expect(reader(entries(2, 3)).mayAsk()).toBe(true);
});

test('a log without an entry has none before', () => {
  expect(reader([]).mayAsk()).toBe(false);
});
