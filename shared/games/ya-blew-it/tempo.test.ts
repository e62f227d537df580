import { tempiOf, timeToSee } from '../../engine/tempo';
import { yaBlewIt } from '.';
import type { Event } from './state';
import { match } from './testing';

// How long bots leave everybody to look at a Fire.

type Match = ReturnType<typeof match>;

/** How much time each thing of the last action is worth, and all of them together. */
function worthOf(m: Match) {
  const events = m.frames.flatMap((frame) => frame.events) as Event[];
  const tempi = tempiOf(yaBlewIt, events);
  return {
    tempi: events.map(({ type }, i) => `${type} ${tempi[i] ?? 'nothing'}`),
    time: timeToSee(yaBlewIt, events),
  };
}

test('a Fire in which nobody has anything to lose is over in less than two seconds', () => {
  const m = match({ players: 6, deck: 'fire-2 orange-3 fire-1', rolls: [1, 2, 3, 4, 5, 6] });
  m.play('0 draw');
  const { tempi, time } = worthOf(m);
  expect(tempi).toEqual([
    'fireBroke result',
    ...Array<string>(6).fill('rolled nothing'),
    'fireEnded nothing',
  ]);
  expect(time).toBeLessThan(2000);
});

test('where somebody has, it breaks out as the event it is, and only their roll is waited for', () => {
  const m = match({
    deck: 'fire-2 orange-3 fire-1',
    areas: { 1: 'blue-4' },
    rolls: [1, 4, 3],
  });
  m.play('0 draw');
  expect(worthOf(m).tempi).toEqual(['fireBroke climax', 'rolled nothing']);
  m.play('1 roll');
  expect(worthOf(m).tempi).toEqual([
    'rolled result',
    'burned climax',
    'rolled nothing',
    'fireEnded nothing',
  ]);
});

test('that the last Fire has come is told for two and a half seconds', () => {
  const m = match({ deck: 'fire-1', areas: { 1: 'blue-4' }, rolls: [1] });
  m.play('0 draw');
  expect(worthOf(m).time).toBe(1600 + 2500);
});

test('a roll that is taken back by a Detonator is looked at as any other', () => {
  const m = match({
    deck: 'fire-2 orange-3 fire-1',
    areas: { 0: 'blue-4 detonator-1' },
    rolls: [4, 5, 1, 1],
  });
  m.play('0 draw', '0 roll', '0 reroll');
  // the Detonator as well
  expect(timeToSee(yaBlewIt, [m.events.find(({ type }) => type === 'rerolled')!])).toBe(300 + 800);
  expect(worthOf(m).tempi.slice(0, 2)).toEqual(['rerolled routine', 'rolled result']);
});
