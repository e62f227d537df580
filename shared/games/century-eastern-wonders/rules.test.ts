import { citations } from '../../testing/rules';

// here until the title is on the shelf
test('every numbered rule is cited by code or a test, and no other', () => {
  const { rules, uncited, unknown } = citations(__dirname);
  expect(rules.length).toBeGreaterThan(20);
  expect({ uncited, unknown }).toEqual({ uncited: [], unknown: [] });
});
