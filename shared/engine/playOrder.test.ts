import { clockwise, clockwiseFrom, eachPlayer, leftOfCurrent } from './clockwise';

const playOrder = ['0', '1', '2', '3'];

test('from any player on, all come once, clockwise', () => {
  expect(clockwiseFrom(playOrder, '0').join('')).toBe('0123');
  expect(clockwiseFrom(playOrder, '3').join('')).toBe('3012');
});

test('whoever has the turn comes first, and the next one sits on their left, round the table', () => {
  const at = (playOrderPos: number) => ({ playOrder, playOrderPos });
  expect(clockwise(at(2)).join('')).toBe('2301');
  expect([leftOfCurrent(at(2)), leftOfCurrent(at(3))]).toEqual(['3', '0']);
});

test('everybody gets a thing of their own', () => {
  const shares = eachPlayer(['0', '1'], (seat) => [seat]);
  expect(shares).toEqual({ 0: [0], 1: [1] });
});
