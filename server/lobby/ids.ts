import { randomBytes } from 'node:crypto';

const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz';

/** A match id: 13 letters of 5 random bits each, because an unlisted match's id is its key. */
export const newMatchID = (): string =>
  Array.from(randomBytes(13), (byte) => LETTERS[byte % LETTERS.length]).join('');
