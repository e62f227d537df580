import { hmac } from '@noble/hashes/hmac.js';
import { sha256 as digest } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/** SHA-256 of bytes given as hex digits, as hex digits. */
export const sha256 = (hex: string): string => bytesToHex(digest(hexToBytes(hex)));

/** The nonce of a bot: anybody can work it out from the match's id and the seat. */
export const botNonce = (matchID: string, seat: number): string =>
  bytesToHex(digest(utf8ToBytes(`${matchID} bot ${seat}`)));

/**
 * The match seed as hex digits: HMAC-SHA256(key = server seed, message = the match id and each
 * seat's nonce in seat order, joined by spaces; a seat without a nonce counts as `-`).
 */
export const matchSeed = (
  serverSeed: string,
  matchID: string,
  nonces: readonly (string | null)[],
): string =>
  bytesToHex(
    hmac(
      digest,
      hexToBytes(serverSeed),
      utf8ToBytes([matchID, ...nonces.map((nonce) => nonce ?? '-')].join(' ')),
    ),
  );
