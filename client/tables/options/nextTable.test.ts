import { act, renderHook } from '@testing-library/react';
import type { GameInfo } from '../../../shared/engine/info';
import { yaBlewItInfo } from '../../../shared/games/ya-blew-it/info';
import { settle, useNextTable } from './nextTable';

const box: GameInfo = yaBlewItInfo;
const few = { ...box, id: 'few', players: { min: 2, max: 3 } };
const many = { ...box, id: 'many', players: { min: 5, max: 8 } };

const look = (at = box) => renderHook(() => useNextTable(at));
afterEach(() => [box, few, many].forEach((at) => look(at).result.current.forget()));

test('a table is private and for four, with bots on none of the seats, until something else is settled', () => {
  expect(look().result.current.table).toEqual({
    name: '',
    seats: 4,
    bots: 0,
    strength: 'normal',
    options: { doubleGems: true, showOdds: true, length: 'printed' },
    isPrivate: true,
    absence: 'vote',
    clock: 0,
  });
  expect([few, many].map((at) => look(at).result.current.table.seats)).toEqual([3, 5]);
});

test('what has been settled is found again by who looked at something else, until it is forgotten', () => {
  const { result, unmount } = look();
  act(() => result.current.change({ seats: 6 }));
  act(() => result.current.change({ isPrivate: false }));
  expect(result.current.table).toMatchObject({ seats: 6, isPrivate: false });
  unmount();
  const again = look();
  expect(again.result.current.table).toMatchObject({ seats: 6, isPrivate: false });
  expect(look(many).result.current.table).toMatchObject({ seats: 5, isPrivate: true });
  again.result.current.forget();
  expect(look().result.current.table).toMatchObject({ seats: 4, isPrivate: true });
});

test('options that were settled beforehand are chosen, beside all that was', () => {
  const { result, unmount } = look();
  act(() => result.current.change({ seats: 5 }));
  unmount();
  settle(box, { length: 'short' });
  expect(look().result.current.table).toMatchObject({
    seats: 5,
    options: { doubleGems: true, showOdds: true, length: 'short' },
  });
});
