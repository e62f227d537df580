import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LIMITS, limitsOf, limitVariables, variableOf } from './limits';

const GUIDE = readFileSync(join(__dirname, '..', 'docs', 'hosting.md'), 'utf8');

test.each(Object.entries(LIMITS))(
  'the guide for hosts tells of %s, with its default',
  (name, limit) => {
    const row = GUIDE.split('\n').find((line) => line.includes(`\`${variableOf(name)}\``));
    const told = /\| +`([\d./]+)` +\|/.exec(row ?? '')?.[1] ?? '';
    const [burst, perSecond] = told.split('/').map(Number);
    if (typeof limit === 'number') expect([name, told]).toEqual([name, String(limit)]);
    else {
      expect([name, burst]).toEqual([name, limit.burst]);
      expect([name, perSecond]).toEqual([name, expect.closeTo(limit.perSecond, 4)]);
    }
  },
);

test('each limit has one variable, and another value for each is taken', () => {
  expect(Object.keys(limitVariables)).toEqual(Object.keys(LIMITS).map(variableOf));
  expect(variableOf('wrongCodes')).toBe('LIMIT_WRONG_CODES');
  expect(limitsOf({ LIMIT_EXCESS: 7 })).toEqual({ ...LIMITS, excess: 7 });
});
