import { isDeepStrictEqual } from 'node:util';

/** A value as JSON; what JSON cannot say is `null`. */
export const textOf = (value: unknown): string => JSON.stringify(value) ?? 'null';

/** Whether two JSON texts say the same; the order of keys is nobody's secret. */
export const isSame = (a: string, b: string): boolean =>
  a === b || isDeepStrictEqual(JSON.parse(a), JSON.parse(b));

/** The same of two lists of them. */
export const areSame = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((text, i) => isSame(text, b[i]));
