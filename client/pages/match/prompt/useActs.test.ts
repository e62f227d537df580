import { act, renderHook } from '@testing-library/react';
import type { Connection } from '../../../../shared/protocol/connection';
import type { Ack } from '../../../../shared/protocol/refusals';
import type { Guard } from './guard';
import { useActs } from './useActs';

const [sail, harvest] = ['sail', 'harvest'].map((move) => ({ move, args: [] }));

/** A table whose answers the test gives, at a position that it goes on from. */
function show() {
  const asked: string[] = [];
  const due: ((ack: Ack) => void)[] = [];
  const ask = (what: string) => {
    asked.push(what);
    return new Promise<Ack>((answer) => due.push(answer));
  };
  const connection = { play: ask, undo: () => ask('undo') } as unknown as Connection;
  const pause = jest.fn();
  const guard = { pause } as unknown as Guard;
  const { result, rerender } = renderHook(({ at }) => useActs(connection, at, guard), {
    initialProps: { at: 5 },
  });
  const accepted = jest.fn();
  const carriedOut: string[] = [];
  return {
    asked,
    accepted,
    pause,
    carriedOut,
    acts: () => result.current,
    do: (what: (acts: typeof result.current) => unknown) =>
      act(async () => void what(result.current)),
    send: (...moves: (typeof sail)[]) => act(async () => void result.current.send(moves, accepted)),
    press: (what: string) =>
      act(() => result.current.press({ letter: what }, what, () => carriedOut.push(what))),
    answer: (ack: Ack) => act(async () => due.shift()!(ack)),
    arriveAt: (at: number) => rerender({ at }),
  };
}

const SAILING = JSON.stringify([sail]);
const no: Ack = { ok: false, code: 'stale' };
const yes = (stateID: number): Ack => ({ ok: true, stateID });

test('what was sent is under way until its position is here', async () => {
  const table = show();
  await table.send(sail);
  expect(table.acts().sent).toBe(SAILING);
  await table.answer(yes(6));
  expect(table.acts().sent).toBe(SAILING);
  table.arriveAt(6);
  expect(table.acts().sent).toBeNull();
});

test('moves are sent one after the other, each once the one before was accepted', async () => {
  const table = show();
  await table.send(sail, harvest);
  expect(table.asked).toEqual(['sail']);
  await table.answer(yes(6));
  expect(table.asked).toEqual(['sail', 'harvest']);
  expect(table.accepted).toHaveBeenCalledTimes(1);
  await table.answer(yes(7));
  expect(table.accepted).toHaveBeenCalledTimes(2);
  table.arriveAt(6);
  expect(table.acts().sent).toBe(JSON.stringify([sail, harvest]));
});

test('a refusal ends it, and is told until something is accepted', async () => {
  const table = show();
  await table.send(sail, harvest);
  await table.answer(no);
  expect(table.asked).toEqual(['sail']);
  expect(table.accepted).not.toHaveBeenCalled();
  expect(table.acts()).toMatchObject({ refused: 'stale', sent: null, isDropped: false });
  expect(table.pause).not.toHaveBeenCalled();
  await table.send(sail);
  expect(table.acts().refused).toBe('stale');
  await table.answer(yes(6));
  expect(table.acts().refused).toBeNull();
});

describe('a press', () => {
  test('is carried out while nothing is under way, each by itself', async () => {
    const table = show();
    table.press('sail');
    table.press('harvest');
    expect([table.carriedOut, table.acts().waiting]).toEqual([['sail', 'harvest'], null]);
  });

  test('waits while something is, until it is taken', async () => {
    const table = show();
    await table.send(sail);
    table.press('harvest');
    expect(table.carriedOut).toEqual([]);
    expect(table.acts()).toMatchObject({ waiting: { letter: 'harvest' }, isDropped: false });
    await table.do(({ take }) => take());
    expect(table.acts().waiting).toBeNull();
  });

  test('on what is under way or waits is no other wish', async () => {
    const table = show();
    await table.send(sail);
    table.press(SAILING);
    expect(table.acts()).toMatchObject({ waiting: null, isDropped: false });
    table.press('harvest');
    table.press('harvest');
    expect(table.acts()).toMatchObject({ waiting: { letter: 'harvest' }, isDropped: false });
  });

  test('is dropped, and said to be, where another waits already; the next one takes that back', async () => {
    const table = show();
    await table.send(sail);
    table.press('harvest');
    table.press('end');
    expect(table.acts()).toMatchObject({ waiting: { letter: 'harvest' }, isDropped: true });
    table.press('harvest');
    expect(table.acts().isDropped).toBe(false);
    // what waits goes on to
    expect(table.pause).not.toHaveBeenCalled();
  });

  test('that waits is dropped with a pause where what it waited for is refused', async () => {
    const table = show();
    await table.send(sail);
    table.press('harvest');
    await table.answer(no);
    expect(table.acts()).toMatchObject({ waiting: null, isDropped: true });
    expect(table.pause).toHaveBeenCalledTimes(1);
  });
});

describe('what was done', () => {
  test('is taken back while nothing is under way', async () => {
    const table = show();
    await table.do(({ undo }) => undo());
    expect([table.asked, table.acts().sent]).toEqual([['undo'], 'undo']);
    await table.answer(yes(6));
    table.arriveAt(6);
    expect(table.acts()).toMatchObject({ sent: null, isDropped: false });
  });

  test('is not while something is, and nothing waits for that', async () => {
    const table = show();
    await table.send(sail);
    await table.do(({ undo }) => undo());
    expect(table.asked).toEqual(['sail']);
    expect(table.acts()).toMatchObject({ waiting: null, isDropped: true });
  });
});
