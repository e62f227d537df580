import type { Event } from '../../../../shared/games/century-eastern-wonders/state';
import { deedIn } from './pointed';

const sailed: Event = { type: 'sailed', playerID: '1', from: 3, to: 4, dropped: null };
const revealed: Event = { type: 'revealed', tile: 9 };
const ended: Event = { type: 'ended', playerID: '1' };

test('what is done is done where a voyage leads, by whoever sails', () => {
  expect(deedIn([sailed])).toEqual({ tile: 4, by: '1' });
});

test('what happens by itself, or has no place, is nobody’s deed', () => {
  expect(deedIn([sailed, revealed, ended])).toEqual({ tile: 4, by: '1' });
  expect(deedIn([revealed, ended])).toBeNull();
  expect(deedIn([])).toBeNull();
});
