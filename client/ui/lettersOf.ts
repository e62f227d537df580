import type { CSSProperties } from 'react';

/** How many letters a name has: a style sheet makes them as large as its place has room for all of them. */
export const lettersOf = (name: string) => ({ '--letters': name.length }) as CSSProperties;
