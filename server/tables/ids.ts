import { randomBytes } from 'node:crypto';

/** What tells the time somebody sits at a table from all others. It opens nothing. */
export const newSitting = (): string => randomBytes(16).toString('hex');

const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz';

/** A match id: 13 letters of 5 random bits each, because an unlisted match's id is its key. */
export const newMatchID = (): string =>
  Array.from(randomBytes(13), (byte) => LETTERS[byte % LETTERS.length]).join('');
