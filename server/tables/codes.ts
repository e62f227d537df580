import { randomInt } from 'node:crypto';
import type { TableRecord } from './table';
import { WORDS } from './words';

/** How long a code to read out works, in milliseconds. */
const CODE_LASTS = 24 * 60 * 60 * 1000;

type Code = Pick<TableRecord, 'code' | 'codeExpires'>;

export const NO_CODE: Code = { code: null, codeExpires: null };

/**
 * A code to read out, such as `LAMP-MANGO-427`: two different words of 148, and a number of 900, make
 * 19.6 million. While a code lasts, an address can be wrong some 1,450 times (`wrongCodes`): it finds
 * the code of a given table once in 13,500 days, and with a hundred tables waiting the code of any once
 * in 135. A thousand addresses find a given code once in 14 days. So nothing limits everybody together:
 * a few guessers would shut the door for all who have a code.
 */
export function drawCode(): string {
  const first = randomInt(WORDS.length);
  const second = (first + 1 + randomInt(WORDS.length - 1)) % WORDS.length;
  return `${WORDS[first]}-${WORDS[second]}-${randomInt(100, 1000)}`;
}

export const newCode = (now: number): Code => ({
  code: drawCode(),
  codeExpires: now + CODE_LASTS,
});

/**
 * How a code was meant that somebody typed, with dashes, spaces and accents or without. Codes of one
 * word were given out before.
 */
export function readCode(typed: string): string {
  const signs = typed
    .normalize('NFKD')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '');
  const [, letters, number] = /^([A-Z]*)(.*)$/.exec(signs)!;
  const first = WORDS.find(
    (word) => letters.startsWith(word) && WORDS.includes(letters.slice(word.length)),
  );
  const words = first === undefined ? [letters] : [first, letters.slice(first.length)];
  return [...words, number].join('-');
}

/** Whether a table has a code whose time is up. */
export const isCodeOld = ({ code, codeExpires }: Code, now: number): boolean =>
  code !== null && codeExpires !== null && codeExpires <= now;
