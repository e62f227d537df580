import { changeWitness, witnessAt } from '../../../net/witnesses';
import { keyOf } from '../../../app/remembered';
import { keepMemory, memoryAt } from './memory';

afterEach(() => localStorage.clear());

test('each table is remembered for itself', () => {
  keepMemory('one', { a1: 'red' });
  keepMemory('two', { a1: 'key' });
  keepMemory('one', { a1: 'red', b2: 'blue' });
  expect([memoryAt('one'), memoryAt('two'), memoryAt('three')]).toEqual([
    { a1: 'red', b2: 'blue' },
    { a1: 'key' },
    {},
  ]);
});

test('the twenty tables played at last are remembered, the others forgotten', () => {
  const tables = Array.from({ length: 21 }, (_, i) => `table ${i}`);
  for (const table of tables) keepMemory(table, { a1: 'red' });
  keepMemory('table 1', { a1: 'red' });
  keepMemory('another', { a1: 'red' });
  const remembered = tables.filter((table) => memoryAt(table).a1);
  expect(remembered).toEqual(tables.filter((table) => !['table 0', 'table 2'].includes(table)));
});

test('what cannot be read is as if nothing had been seen', () => {
  localStorage.setItem(keyOf('memory'), '{');
  expect(memoryAt('one')).toEqual({});
  keepMemory('one', { a1: 'red' });
  expect(memoryAt('one')).toEqual({ a1: 'red' });
});

test('it is kept apart from what this browser has seen of the tables themselves', () => {
  const key = { game: 'colorful-treasure', matchID: 'abc' };
  changeWitness(key, (kept) => ({ ...kept, commitment: '7e'.repeat(32) }));
  const seen = witnessAt(key);
  keepMemory('one', { a1: 'red' });
  expect(witnessAt(key)).toEqual(seen);
  expect(seen).toMatchObject({ commitment: '7e'.repeat(32) });
});
