import { timingOf } from './animations';
import type { Motion } from './motion';

const MOVED: Motion[] = [{ thing: 'deck', how: 'drop' }];

test.each([
  ['as long as its tempo', { tempo: 'result' }, 1400],
  ['as long where nothing moves: it is read', { motions: [], tempo: 'result' }, 1400],
  ['by itself as long as a card moves', {}, 420],
  ['until it has been read, where that takes longer', { tempo: 'result', hold: 5000 }, 5900],
  [
    'no longer than it is held, where nothing moves',
    { motions: [], tempo: 'result', hold: 5000 },
    5000,
  ],
  ['no shorter for being soon read', { tempo: 'result', hold: 100 }, 1400],
  [
    'as long as its tempo where somebody presses to go on',
    { tempo: 'result', hold: 'press' },
    1400,
  ],
  ['no time where nothing is seen', { tempo: null }, 0],
] as const)('is seen %s', (_, spec, length) => {
  expect(timingOf({ motions: MOVED, ...spec }).length).toBe(length);
});

test('at a slower pace all that moves takes longer, and what is held no longer than it says', () => {
  const lengthOf = (hold?: number) =>
    timingOf({ motions: MOVED, tempo: 'result', hold }, 1.5).length;
  expect([lengthOf(), lengthOf(3000)]).toEqual([2100, 4350]);
});

test.each([
  ['a climax', { tempo: 'climax' }, true],
  ['what stays to be read', { hold: 100 }, true],
  ['what stays until somebody presses', { tempo: 'result', hold: 'press' }, true],
  ['what is done every turn', { tempo: 'result' }, false],
] as const)('whether nobody is to miss %s', (_, spec, matters) => {
  expect(timingOf({ motions: MOVED, ...spec }).matters).toBe(matters);
});
