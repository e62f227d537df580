import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Position } from './engine';

/** The first 16 hex digits of SHA-256 of a position's G, whose turn it is and the standings: two servers that play a log alike have it in common. */
export const positionHash = ({ G, ctx }: Position): string =>
  bytesToHex(
    sha256(utf8ToBytes(sorted([G, ctx.currentPlayer, ctx.turn, ctx.gameover ?? null]))),
  ).slice(0, 16);

/** JSON that does not depend on the order of keys. */
const sorted = (value: unknown): string =>
  JSON.stringify(value, (_, part) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
