import { pebbles } from '../testing/pebbles';
import { BEATS, TEMPI, timeOf, timeToSee } from './tempo';

describe.each(TEMPI)('what has the tempo %s', (tempo) => {
  const { moves, rests } = BEATS[tempo];

  test('moves, and then rests', () => {
    expect(timeOf({ tempo })).toEqual({ moves, rests });
  });

  test('is read as long, where nothing of it moves', () => {
    expect(timeOf({ tempo, isStill: true })).toEqual({ moves: 0, rests: moves + rests });
  });

  test('stays as long as it is held, and no shorter for that', () => {
    expect(timeOf({ tempo, hold: 9000 })).toEqual({ moves, rests: 9000 });
    expect(timeOf({ tempo, hold: 10 })).toEqual({ moves, rests });
    expect(timeOf({ tempo, hold: 9000, isStill: true })).toEqual({ moves: 0, rests: 9000 });
  });

  test('takes as many times as long as its reader wants, but is held no longer for that', () => {
    const at = (stretch: number, hold?: number) => timeOf({ tempo, stretch, hold });
    expect(at(1.5)).toEqual({ moves: 1.5 * moves, rests: 1.5 * rests });
    expect(at(1.5, 9000)).toEqual({ moves: 1.5 * moves, rests: 9000 });
    expect(at(0)).toEqual({ moves: 0, rests: 0 });
  });
});

test('what is not seen to move takes no time, unless it is held', () => {
  expect(timeOf({ tempo: null, isStill: true })).toEqual({ moves: 0, rests: 0 });
  expect(timeOf({ tempo: null, hold: 800 })).toEqual({ moves: 0, rests: 800 });
});

test('several things are seen one after the other', () => {
  const module = {
    ...pebbles,
    tempo: ({ type }: { type: string }) => (type === 'won' ? 'climax' : null),
  };
  const won = { type: 'won' };
  expect(timeToSee(module as never, [won, { type: 'other' }, won])).toBe(5000);
  expect(timeToSee({ ...module, tempo: undefined } as never, [won])).toBe(420);
});
