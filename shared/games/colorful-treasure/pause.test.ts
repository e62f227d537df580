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
  const turn = [after('0 reveal a1 b2'), after('0 take red')];
  expect(turn[0]).toBeGreaterThanOrEqual(2500);
  expect(turn[1]).toBeGreaterThan(0);
  // cards turn for 0.4 s, are looked at for 2.5 s, and are taken in 0.4 s
  expect(turn[0] + turn[1]).toBeGreaterThanOrEqual(3300);
  expect(pause([])).toBe(0);
});
