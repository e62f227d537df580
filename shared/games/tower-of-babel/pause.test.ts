import { pause } from './pause';
import type { Event } from './state';
import { match } from './testing';

test('bots leave the time to read what is offered once all of it has been turned, and no longer', () => {
  const m = match({ hands: { 0: { ship: 2 }, 1: { ship: 3 } } });
  const after = (action: string) => {
    const before = m.events.length;
    m.play(action);
    return pause(m.events.slice(before) as Event[]);
  };
  m.play('0 build ship-5a', '1 offer 3');
  expect(after('2 offer 0')).toBe(0);
  expect(after('3 offer 0')).toBe(4100);
  expect(after('0 accept 1')).toBe(0);
});
