import { randomBytes } from 'node:crypto';

/** Digits and letters without those that are taken for others. */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 20;

/** A code to write down and to type, such as `7KQM-2XHD-9A3B-CDEF-GHJK`: 100 random bits. */
export const newReadableCode = (): string =>
  Array.from(
    randomBytes(LENGTH),
    (byte, i) => (i > 0 && i % 4 === 0 ? '-' : '') + SIGNS[byte % 32],
  ).join('');

/** What a code was meant as that somebody typed; `null` where it can be none. */
export function readReadableCode(typed: string): string | null {
  const signs = typed
    .toUpperCase()
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1')
    .replace(/[^0-9A-Z]/g, '');
  if (signs.length !== LENGTH || [...signs].some((sign) => !SIGNS.includes(sign))) return null;
  return signs.replace(/(.{4})(?=.)/g, '$1-');
}
