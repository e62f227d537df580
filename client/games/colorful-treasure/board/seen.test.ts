import { keyOf } from '../../../app/remembered';
import { noteSeen, seenAt } from './seen';

afterEach(() => localStorage.clear());

test('each table is remembered for itself', () => {
  noteSeen('one', { a1: 'red' });
  noteSeen('two', { a1: 'key' });
  noteSeen('one', { a1: 'red', b2: 'blue' });
  expect([seenAt('one'), seenAt('two'), seenAt('three')]).toEqual([
    { a1: 'red', b2: 'blue' },
    { a1: 'key' },
    {},
  ]);
});

test('the twenty tables played at last are remembered, the others forgotten', () => {
  const tables = Array.from({ length: 21 }, (_, i) => `table ${i}`);
  for (const table of tables) noteSeen(table, { a1: 'red' });
  noteSeen('table 1', { a1: 'red' });
  noteSeen('another', { a1: 'red' });
  const remembered = tables.filter((table) => seenAt(table).a1);
  expect(remembered).toEqual(tables.filter((table) => !['table 0', 'table 2'].includes(table)));
});

test('what cannot be read is as if nothing had been seen', () => {
  localStorage.setItem(keyOf('seen'), '{');
  expect(seenAt('one')).toEqual({});
  noteSeen('one', { a1: 'red' });
  expect(seenAt('one')).toEqual({ a1: 'red' });
});
