import { randomBytes, randomInt } from 'node:crypto';
import { WORDS } from './words';

const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz';

/** A match id: 13 letters of 5 random bits each, because an unlisted match's id is its key. */
export const newMatchID = (): string =>
  Array.from(randomBytes(13), (byte) => LETTERS[byte % LETTERS.length]).join('');

/** A code to read out, such as `LAMP-42`. */
export const newCode = (): string => `${WORDS[randomInt(WORDS.length)]}-${randomInt(10, 100)}`;

/** How a code was meant that somebody typed: upper case, one dash. */
export const readCode = (typed: string): string =>
  typed
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .replace(/(\d+)$/, '-$1');
