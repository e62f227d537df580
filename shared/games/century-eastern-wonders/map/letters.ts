import { present } from '../../../engine/present';

/** What codes are written in: no letter that looks like a digit, and no U. */
export const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Letters that are read as the digits they look like. */
export const MEANT: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1' };

const BITS = 5;
/** The last two letters are a check: a prime just below what they can hold finds every single slip. */
const CHECK = 1021;
const CHECK_LETTERS = 2;
const GROUP = 4;

/** Bits as letters with a check behind them, in groups of four. */
export function writeLetters(bits: readonly boolean[]): string {
  const values: number[] = [];
  for (let at = 0; at < bits.length; at += BITS) {
    values.push(valueOf(Array.from({ length: BITS }, (_, i) => bits[at + i] ?? false)));
  }
  const check = checkOf(values);
  const all = [...values, check >> BITS, check % LETTERS.length];
  const word = all.map((value) => LETTERS[value]).join('');
  return present(word.match(new RegExp(`.{1,${GROUP}}`, 'g'))).join('-');
}

/** The bits of letters without separators; `null` when the check does not fit. Bits that only fill up are left on. */
export function readLetters(letters: string): boolean[] | null {
  if (letters.length <= CHECK_LETTERS) return null;
  const values = [...letters].map((letter) => LETTERS.indexOf(MEANT[letter] ?? letter));
  const written = values.slice(0, -CHECK_LETTERS);
  const [high, low] = values.slice(-CHECK_LETTERS);
  if (checkOf(written) !== high * LETTERS.length + low) return null;
  return written.flatMap((value) =>
    Array.from({ length: BITS }, (_, at) => ((value >> (BITS - 1 - at)) & 1) === 1),
  );
}

const valueOf = (bits: readonly boolean[]): number =>
  bits.reduce((value, bit) => 2 * value + Number(bit), 0);

/** How many letters there are counts as well: a 0 at the front is no nothing. */
const checkOf = (values: readonly number[]): number =>
  values.reduce((rest, value) => (rest * LETTERS.length + value) % CHECK, values.length % CHECK);
