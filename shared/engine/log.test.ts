import fc from 'fast-check';
import { readAction, withoutUndone, writeAction } from './log';
import type { Action } from './engine';

// prettier-ignore
const ACTIONS: [string, Action][] = [
  ['0 draw',               { type: 'move', playerID: '0', move: 'draw', args: [] }],
  ['3 offer 2 blue',       { type: 'move', playerID: '3', move: 'offer', args: [2, 'blue'] }],
  ['1 place off off',      { type: 'move', playerID: '1', move: 'place', args: ['off', 'off'] }],
  ['1 sail -1,2 true',     { type: 'move', playerID: '1', move: 'sail', args: ['-1,2', true] }],
  ['2 undo',               { type: 'undo', playerID: '2' }],
];

test.each(ACTIONS)('"%s" is an action as text', (text, action) => {
  expect(readAction(text)).toEqual(action);
  expect(writeAction(action)).toBe(text);
});

test('what was written is read back', () => {
  const word = fc.stringMatching(/^[a-z][a-zA-Z0-9,/-]{0,8}$/).filter((w) => !['true', 'false', 'undo'].includes(w)); // prettier-ignore
  const args = fc.array(fc.oneof(word, fc.integer(), fc.boolean()), { maxLength: 5 });
  fc.assert(
    fc.property(fc.nat(9).map(String), word, args, (playerID, move, list) => {
      const action: Action = { type: 'move', playerID, move, args: list };
      expect(readAction(writeAction(action))).toEqual(action);
    }),
  );
});

test.each(['', '0', '   '])('"%s" is no action', (text) => {
  expect(() => readAction(text)).toThrow('not an action');
});

test('what was taken back does not stand, the last first, also where the log begins in the middle', () => {
  const isUndo = (entry: string) => entry === 'undo';
  expect(withoutUndone(['a', 'b', 'undo', 'c', 'd', 'undo', 'undo', 'e'], isUndo)).toEqual([
    'a',
    'e',
  ]);
  expect(withoutUndone(['undo', 'a'], isUndo)).toEqual(['a']);
});
