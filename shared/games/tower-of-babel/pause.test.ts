import { pause } from './pause';
import type { Event } from './state';
import { match } from './testing';

const HANDS = { 0: { ship: 2 }, 1: { ship: 3 }, 2: { ship: 1 } };

test('bots leave the time to read what is offered once all of it has been turned, and no longer', () => {
  const m = match({ hands: HANDS });
  const after = (action: string) => {
    const before = m.events.length;
    m.play(action);
    return pause(m.events.slice(before) as Event[]);
  };
  m.play('0 build ship-5a', '1 offer 3');
  expect(after('2 offer 0')).toBe(0);
  expect(after('3 offer 0')).toBe(2800);
  expect(after('0 accept 1')).toBe(0);
});

test('it takes the longer the more offers there are to read', () => {
  const after = (...offers: string[]) => {
    const m = match({ hands: HANDS });
    m.play('0 build ship-5a', ...offers);
    return pause(m.events as Event[]);
  };
  expect([
    after('1 offer 0', '2 offer 0', '3 offer 0'),
    after('1 offer 3', '2 offer 0', '3 offer 0'),
    after('1 offer 3', '2 offer 1', '3 offer 0'),
  ]).toEqual([2200, 2800, 3400]);
});
