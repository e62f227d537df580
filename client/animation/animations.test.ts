import type { GameModule } from '../../shared/engine/game';
import type { Scene, TitleTypes } from '../kit/contract';
import { animations, timed, timingOf } from './animations';
import type { AnimationSpec, Motion } from './motion';

const MOVED: Motion[] = [{ thing: 'deck', how: 'drop' }];

/** What is seen of events that happen together, each of which is seen like this. */
function seen(...specs: (Partial<AnimationSpec> | undefined)[]): AnimationSpec {
  const events = specs.map((_, i) => ({ type: `event ${i}` }));
  const of = specs.flatMap((spec, i) =>
    spec ? [[`event ${i}`, () => ({ motions: [], ...spec })] as const] : [],
  );
  return animations<TitleTypes>(Object.fromEntries(of))(events, {} as Scene<TitleTypes>);
}

test('all that moves in what happens together is seen at once, and what is not seen of it keeps nothing back', () => {
  const [one, other]: Motion[] = [
    { thing: 'deck', how: 'drop' },
    { thing: 'die', how: 'tumble' },
  ];
  const { motions } = seen({ motions: [one] }, undefined, { motions: [other] });
  expect(motions).toEqual([one, other]);
});

test.each([
  ['counted', ['count:1'], []],
  ['tempo', null, 'climax'],
  ['sound', 'die', 'card'],
  ['outcome', 'award', 'defeat'],
  ['hold', 0, 'press'],
  ['goesOn', true, undefined],
  ['isSuspense', true, undefined],
  ['addsToHeld', true, undefined],
] as const)(
  'of what happens together the first that says so decides: %s',
  (what, first, second) => {
    expect(seen({}, { [what]: first }, { [what]: second })).toMatchObject({ [what]: first });
    expect(seen({}, {})[what]).toBeUndefined();
  },
);

test('takes the time that the title gives it, or none, and else what the rules say', () => {
  const module = { tempo: () => 'result' } as unknown as GameModule;
  const tempoOf = (spec?: AnimationSpec) => timed(spec, [{ type: 'event' }], module).tempo;
  expect([tempoOf(), tempoOf({ motions: [] })]).toEqual(['result', 'result']);
  expect(tempoOf({ motions: [], tempo: 'climax' })).toBe('climax');
  expect(tempoOf({ motions: [], tempo: null })).toBeNull();
});

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
