import { match } from './testing';
import { pause } from './pause';
import type { Event } from './state';

test('bots give people the time to look at what was revealed, and to see what became of it', () => {
  const m = match();
  const after = (action: string) => {
    const before = m.events.length;
    m.play(action);
    return pause(m.events.slice(before) as Event[]);
  };
  expect(after('0 reveal a1 b2')).toBe(2500);
  // what was left turns back in 0.4 s, and what was taken is on its way for as long
  expect(after('0 take red')).toBe(800);
  expect(pause([])).toBe(0);
});
