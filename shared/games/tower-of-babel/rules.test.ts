import { citations } from '../../testing/rules';

test('every numbered rule is cited by code or a test, and no other', () => {
  const { rules, uncited, unknown } = citations(__dirname);
  expect(rules.length).toBeGreaterThan(20);
  expect({ uncited, unknown }).toEqual({ uncited: [], unknown: [] });
});
