import { timeToSee } from '../../engine/tempo';
import { towerOfBabel } from '.';
import { match } from './testing';

// How long bots leave everybody to read what was offered.

const HANDS = { 0: { ship: 2 }, 1: { ship: 3 }, 2: { ship: 1 } };

test('bots leave the time to read what is offered once all of it has been turned, and no longer', () => {
  const m = match({ hands: HANDS });
  const after = (action: string) => {
    const before = m.events.length;
    m.play(action);
    return timeToSee(towerOfBabel, m.events.slice(before));
  };
  m.play('0 build ship-5a', '1 offer 3');
  expect(after('2 offer 0')).toBe(420);
  // the last offer is put down, all are turned, and one of them is to be read
  expect(after('3 offer 0')).toBe(420 + 1600 + 1200);
  expect(after('0 accept 1')).toBe(1400);
});

test('it takes the longer the more offers there are to read, and never less than a climax', () => {
  const after = (...offers: string[]) => {
    const m = match({ hands: HANDS });
    m.play('0 build ship-5a', ...offers.slice(0, -1));
    const before = m.events.length;
    m.play(offers.at(-1)!);
    return timeToSee(towerOfBabel, m.events.slice(before)) - 420;
  };
  expect([
    after('1 offer 0', '2 offer 0', '3 offer 0'),
    after('1 offer 3', '2 offer 0', '3 offer 0'),
    after('1 offer 3', '2 offer 1', '3 offer 0'),
  ]).toEqual([2500, 2800, 3400]);
});
