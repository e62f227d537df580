import { createHash, createHmac, randomBytes } from 'node:crypto';

/** SHA-256 of bytes given as hex digits, as hex digits. */
export const sha256 = (hex: string): string =>
  createHash('sha256').update(Buffer.from(hex, 'hex')).digest('hex');

/** A server seed, 32 bytes as hex digits. */
export const newSeed = (): string => randomBytes(32).toString('hex');

/** The nonce of a bot: anybody can work it out from the match's id and the seat. */
export const botNonce = (matchID: string, seat: number): string =>
  createHash('sha256').update(`${matchID} bot ${seat}`).digest('hex');

/**
 * The match seed as hex digits: HMAC-SHA256(key = server seed, message = the match id and each
 * seat's nonce in seat order, joined by spaces; a seat without a nonce counts as `-`).
 */
export const matchSeed = (
  serverSeed: string,
  matchID: string,
  nonces: readonly (string | null)[],
): string =>
  createHmac('sha256', Buffer.from(serverSeed, 'hex'))
    .update([matchID, ...nonces.map((nonce) => nonce ?? '-')].join(' '))
    .digest('hex');
