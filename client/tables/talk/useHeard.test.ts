import { act, renderHook } from '@testing-library/react';
import { person, tableWith } from '../../testing/app';
import type { Snapshot } from '../../../shared/protocol/snapshot';
import { setUnheard } from './unheard';
import { useHeard } from './useHeard';

const NAMES = ['Ana', 'Bo', 'Cy'];
const table = tableWith(NAMES.map((name, id) => person(id, name)));
const said = {
  chat: [
    ...NAMES.map((name, i) => ({ id: `${i}`, sender: `${i}`, payload: 'hello', name })),
    { id: '3', sender: '1', payload: 'hello' },
    { id: '4', sender: '1', payload: 'hello', name: 'who sat there before' },
  ],
  reactions: Object.fromEntries(NAMES.map((_, i) => [i, { number: 1, reaction: 'wow' }])),
} as unknown as Pick<Snapshot, 'chat' | 'reactions'>;

/** The lines and the signs that are heard, by their numbers and seats. */
const heard = (at = table) => {
  const { chat, reactions } = renderHook(() => useHeard(said, at)).result.current;
  return [chat.map(({ id }) => id).join(''), Object.keys(reactions).join('')];
};
const hear = (seat: number, is: boolean, at = table) =>
  act(() => setUnheard(at, { seat: String(seat), name: NAMES[seat] }, !is));

beforeEach(() => [0, 1, 2].forEach((seat) => hear(seat, true)));

test('everybody is heard until one is not wanted, in words and in signs, and then again', () => {
  expect(heard()).toEqual(['01234', '012']);
  hear(1, false);
  expect(heard()).toEqual(['024', '02']);
  hear(2, false);
  expect(heard()).toEqual(['04', '0']);
  hear(1, true);
  expect(heard()).toEqual(['0134', '01']);
});

test('who has left the table is not heard by their name of then, and whoever has their seat is', () => {
  const before = { seat: '1', name: 'who sat there before' };
  act(() => setUnheard(table, before, true));
  expect(heard()).toEqual(['0123', '012']);
  act(() => setUnheard(table, before, false));
  expect(heard()).toEqual(['01234', '012']);
});

test('at another table, and from another seat, somebody of the same name is heard', () => {
  hear(1, false);
  expect(heard({ ...table, matchID: 'other' })).toEqual(['01234', '012']);
  const [ana, bo, cy] = table.players;
  const seats = [ana, { ...cy, id: 1 }, { ...bo, id: 2 }];
  expect(heard({ ...table, players: seats })[1]).toBe('02');
});

test('of all tables the latest hundred are kept', () => {
  hear(1, false);
  for (let i = 1; i < 100; i++) hear(2, false, { ...table, matchID: `table-${i}` });
  expect(heard()[1]).toBe('02');
  hear(2, false, { ...table, matchID: 'table-100' });
  expect(heard()[1]).toBe('012');
  expect(localStorage.getItem('wondertable.unheard')!.split('\n')).toHaveLength(100);
});

test('whoever changes their name, or leaves and comes back, is known again; who does both is not', () => {
  hear(1, false);
  const [ana, bo, cy] = table.players;
  const as = (name: string, ...left: string[]) => {
    const pastHolders = left.map((seat) => ({ seat, name: 'Bo', until: 0 }));
    return heard({ ...table, players: [ana, { ...bo, name }, cy], pastHolders })[1];
  };
  expect([as('Bob'), as('Bob', '0'), as('Bo', '1'), as('Bob', '1')]).toEqual([
    ...['02', '02', '02', '012'],
  ]);
});
