import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, randomBytes } from '@noble/hashes/utils.js';

/** Every die and shuffle of a match. What it is for changes nothing in it: it is said for whoever checks a match. */
export type Chance = {
  /** A whole number from 1 to `faces`, each equally likely. */
  die(faces: number, purpose?: string): number;
  /** The same things in a new list, every order equally likely. */
  shuffle<T>(things: readonly T[], purpose?: string): T[];
  /** One of the things, each equally likely. */
  pick<T>(things: readonly T[], purpose?: string): T;
};

/** A match seed (32 bytes as 64 hex digits) and how many words of its stream were used. */
export type ChanceData = { seed: string; counter: number };

/** A `Chance` that knows how far it has come. */
export type CountedChance = Chance & { counter(): number };

const WORDS = 2 ** 32;

/**
 * Word `counter` of the stream of a seed: the first four bytes, big-endian, of
 * HMAC-SHA256(key = seed, message = counter as eight bytes, big-endian).
 */
function word(key: Uint8Array, counter: number): number {
  const message = new Uint8Array(8);
  new DataView(message.buffer).setBigUint64(0, BigInt(counter));
  return new DataView(hmac(sha256, key, message).buffer).getUint32(0);
}

/** Draws from the stream of `seed`, beginning at word `from`. */
export function chanceOf({ seed, counter: from }: ChanceData): CountedChance {
  // read when it is first needed: most moves draw nothing
  let key: Uint8Array | undefined;
  let counter = from;
  const below = (n: number): number => {
    if (!Number.isInteger(n) || n < 1 || n > WORDS) throw new Error(`no fair draw below ${n}`);
    // words at the end that would make the first numbers likelier are thrown away
    const fair = WORDS - (WORDS % n);
    let drawn: number;
    key ??= hexToBytes(seed);
    do drawn = word(key, counter++);
    while (drawn >= fair);
    return drawn % n;
  };
  return { ...chanceFrom(below), counter: () => counter };
}

/** Dice and shuffles from a source of whole numbers: `below(n)` is 0 to n - 1. */
export const chanceFrom = (below: (n: number) => number): Chance => ({
  die: (faces) => below(faces) + 1,
  pick: (things) => things[below(things.length)],
  shuffle(things) {
    const shuffled = [...things];
    for (let last = shuffled.length - 1; last > 0; last--) {
      const other = below(last + 1);
      [shuffled[last], shuffled[other]] = [shuffled[other], shuffled[last]];
    }
    return shuffled;
  },
});

/** 32 bytes from the system's generator as 64 hex digits. */
export const randomSeed = (): string => bytesToHex(randomBytes(32));
