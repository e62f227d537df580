import { randomInt } from 'node:crypto';
import type { TableRecord } from './table';
import { WORDS } from './words';

/** How long a code to read out works, in milliseconds. */
const CODE_LASTS = 24 * 60 * 60 * 1000;

type Code = Pick<TableRecord, 'code' | 'codeExpires'>;

export const NO_CODE: Code = { code: null, codeExpires: null };

/** A code to read out, such as `LAMP-42`. */
export const drawCode = (): string => `${WORDS[randomInt(WORDS.length)]}-${randomInt(10, 100)}`;

export const newCode = (now: number): Code => ({
  code: drawCode(),
  codeExpires: now + CODE_LASTS,
});

/** How a code was meant that somebody typed: upper case, one dash. */
export const readCode = (typed: string): string =>
  typed
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .replace(/(\d+)$/, '-$1');

/** Whether a table has a code whose time is up. */
export const isCodeOld = ({ code, codeExpires }: Code, now: number): boolean =>
  code !== null && codeExpires !== null && codeExpires <= now;
