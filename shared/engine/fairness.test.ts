import { createHash, createHmac } from 'node:crypto';
import { botNonce, matchSeed, sha256 } from './fairness';

// Against another implementation of the same standards, for what anybody can work out with common tools.

const SERVER_SEED = '07'.repeat(32);
const NONCE = '2a'.repeat(32);

test('SHA-256 is of the bytes, not of the digits', () => {
  expect(sha256(NONCE)).toBe(createHash('sha256').update(Buffer.from(NONCE, 'hex')).digest('hex'));
});

test('a bot’s nonce is SHA-256 of the match id, the word "bot" and the seat', () => {
  expect(botNonce('k7', 3)).toBe(createHash('sha256').update('k7 bot 3').digest('hex'));
});

test('the match seed is HMAC-SHA256 under the server seed, with "-" for a seat without a nonce', () => {
  const expected = createHmac('sha256', Buffer.from(SERVER_SEED, 'hex'))
    .update(`k7 ${NONCE} - ${botNonce('k7', 2)}`)
    .digest('hex');
  expect(matchSeed(SERVER_SEED, 'k7', [NONCE, null, botNonce('k7', 2)])).toBe(expected);
});
