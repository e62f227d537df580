import type { Choice } from '../../../kit/contract';
import { identityOf, movesOf } from './choice';

const label = 'Pass';
const move = { move: 'pass', args: [] };
const other = { move: 'keep', args: [] };
const CHOICES: Choice[] = [
  { label, move },
  { label, move: other },
  { label, moves: [move, other] },
  { label, moves: [other] },
  { label, draft: 'pass' },
  { label: 'Back', draft: null },
];

test('two choices that are called the same and do something else are told apart', () => {
  expect(new Set(CHOICES.map(identityOf)).size).toBe(CHOICES.length);
  const again = CHOICES.map((choice) => ({ ...choice, isMain: true }));
  expect(again.map(identityOf)).toEqual(CHOICES.map(identityOf));
});

test('a choice sends its move, its moves, or nothing', () => {
  expect(CHOICES.map(movesOf)).toEqual([[move], [other], [move, other], [other], [], []]);
});
