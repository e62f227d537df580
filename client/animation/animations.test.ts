import { lengthOf } from './animations';

test.each([
  ['as long as its tempo', { tempo: 'result' }, 1400],
  ['by itself as long as a card moves', {}, 420],
  ['until it has been read, where that takes longer', { tempo: 'result', hold: 5000 }, 5000],
  ['no shorter for being soon read', { tempo: 'result', hold: 100 }, 1400],
  [
    'as long as its tempo where somebody presses to go on',
    { tempo: 'result', hold: 'press' },
    1400,
  ],
  ['no time where nothing is seen', { tempo: null }, 0],
] as const)('is seen %s', (_, spec, length) => {
  expect(lengthOf({ motions: [], ...spec })).toBe(length);
});
