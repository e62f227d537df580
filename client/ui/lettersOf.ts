import type { CSSProperties } from 'react';
import { unisolated } from '../text/isolated';

/** How many letters a name has: a style sheet makes them as large as its place has room for all of them. */
export const lettersOf = (name: string) =>
  ({ '--letters': unisolated(name).length }) as CSSProperties;

/** A name in the parts in which it may stand below each other: a long one of a single word has two. */
export function halvesOf(name: string): string[] {
  const letters = lettersIn(name);
  if (!isLong(name) || /[ -]/.test(name)) return [name];
  const half = Math.ceil(letters.length / 2);
  return [letters.slice(0, half).join(''), letters.slice(half).join('')];
}

/** How many letters find room in one line wherever names are written. */
const SHORT = 8;

/** Whether a name may have to be made smaller, or parted. */
export const isLong = (name: string): boolean => lettersIn(name).length > SHORT;

const lettersIn = (name: string): string[] => [...unisolated(name)];
