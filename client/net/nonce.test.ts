import { createHash } from 'node:crypto';
import { newNonce } from './nonce';

test('a nonce is 32 bytes, another each time, and its hash is the SHA-256 of them', () => {
  const [one, other] = [newNonce(), newNonce()];
  expect(one.nonce).toMatch(/^[\da-f]{64}$/);
  expect(one.nonce).not.toBe(other.nonce);
  const hash = createHash('sha256').update(Buffer.from(one.nonce, 'hex')).digest('hex');
  expect(one.nonceHash).toBe(hash);
});
