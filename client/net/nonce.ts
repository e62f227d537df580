import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';

/** A player's own share of the match seed, and the hash that commits to it. */
export type Nonce = { nonce: string; nonceHash: string };

/** 32 fresh random bytes as hex digits, with their SHA-256. */
export function newNonce(): Nonce {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return { nonce: bytesToHex(bytes), nonceHash: bytesToHex(sha256(bytes)) };
}
