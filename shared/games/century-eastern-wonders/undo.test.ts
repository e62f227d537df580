import { hold, match } from './testing';

// R3: a turn is built from small steps (R3.2) that can be taken back (R3.4).

test('a whole turn can be taken back, step by step, to its beginning (R3.4)', () => {
  const m = match({
    boats: { 0: 9, 1: 19 },
    holds: { 0: 'YYYYYY' },
    bonuses: { 0: 'upgrade' },
    water: { 19: 'R' },
    outposts: { 0: '0', 8: '0', 12: '0' },
  });
  const before = structuredClone(m.G);
  const steps = [
    '0 sail 14',
    '0 sail 19 ginger',
    '0 pay 1 ginger',
    '0 collect',
    '0 build 0 0 0 0',
    '0 choose hold',
    '0 upgrade chili',
    '0 trade 1',
  ];
  m.play(...steps);
  expect(hold(m, '0')).toBe('YYRB');
  m.play(...steps.map(() => '0 undo'));
  expect(m.G).toEqual(before);
  m.refuse('0 undo');
});

test('a Harvest can be taken back, and something else done (R3.4)', () => {
  const m = match();
  m.play('0 harvest', '0 undo', '0 build 0 0 0 0');
  expect(hold(m, '0')).toBe('-');
});

test('a confirmed turn stays as it is (R3.2, R3.4)', () => {
  const m = match();
  m.play('0 harvest', '0 end');
  m.refuse('0 undo');
  m.refuse('1 undo');
});

test('once a VP tile is drawn nothing is taken back, not even the way to the port (R3.4)', () => {
  const m = match({ boats: { 0: 18 }, holds: { 0: 'RRBBBBBBBBBBBBBB' } });
  m.play('0 sail 21', '0 claim');
  expect(m.G.table.step).toBe('discarding');
  m.refuse('0 undo');
  m.play('0 discard cloves', '0 undo');
  m.refuse('0 undo');
});

test('only who made a step takes it back (R3.4)', () => {
  const m = match();
  m.play('0 sail 14');
  m.refuse('1 undo');
});
