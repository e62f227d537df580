import type { CSSProperties } from 'react';

/** How many letters a name has: a style sheet makes them as large as its place has room for all of them. */
export const lettersOf = (name: string) => ({ '--letters': name.length }) as CSSProperties;

/** A name in the parts in which it may stand below each other: a long one of a single word has two. */
export function halvesOf(name: string): string[] {
  const letters = [...name];
  if (letters.length <= SHORT || /[ -]/.test(name)) return [name];
  const half = Math.ceil(letters.length / 2);
  return [letters.slice(0, half).join(''), letters.slice(half).join('')];
}

/** How many letters find room in one line wherever names are written. */
export const SHORT = 8;
