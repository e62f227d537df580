import { hashCredentials, newCredentials } from './credentials';

test('credentials are 128 bits, others each time, and kept as their hash', () => {
  const [one, other] = [newCredentials(), newCredentials()];
  expect(Buffer.from(one, 'base64url')).toHaveLength(16);
  expect(one).not.toBe(other);
  expect(hashCredentials(one)).toMatch(/^[\da-f]{64}$/);
  expect(hashCredentials(one)).toBe(hashCredentials(one));
  expect(hashCredentials(one)).not.toBe(hashCredentials(other));
});
