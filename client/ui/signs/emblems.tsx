import { type ReactNode, useLayoutEffect } from 'react';
import { createStore, useStore } from '../../app/store';

/** The players' emblems, in the order of the seats: never a colour alone. */
export const EMBLEMS = ['disc', 'square', 'triangle', 'star', 'lozenge', 'cross'] as const;
export type EmblemName = (typeof EMBLEMS)[number];

/** Each emblem as a shape in a 40 by 40 field, in `currentColor`. */
export const EMBLEM_SHAPES: Record<EmblemName, ReactNode> = {
  disc: <circle cx="20" cy="20" r="13" fill="currentColor" />,
  square: <rect x="8" y="8" width="24" height="24" fill="currentColor" />,
  triangle: <polygon points="20,6 35,32 5,32" fill="currentColor" />,
  star: (
    <polygon
      points="20,3.5 24.41,14.93 36.64,15.59 27.13,23.32 30.29,35.16 20,28.5 9.71,35.16 12.87,23.32 3.36,15.59 15.59,14.93"
      fill="currentColor"
    />
  ),
  lozenge: <polygon points="20,3 34,20 20,37 6,20" fill="currentColor" />,
  cross: <path d="M14 6h12v8h8v12h-8v8H14v-8H6V14h8z" fill="currentColor" />,
};

/** Which sign each seat of the table on the screen has; their own numbers, unless a table says otherwise. */
const signs = createStore<readonly number[]>(EMBLEMS.map((_, i) => i));

/** Gives the seats these signs, colour and shape, for as long as their table is shown. */
export function useSigns(chosen: readonly number[]) {
  const key = chosen.join();
  useLayoutEffect(() => {
    const own = signs.get();
    const { style } = document.documentElement;
    const given = key === '' ? [] : key.split(',').map(Number);
    for (const [seat, sign] of given.entries())
      for (const part of ['', '-lo', '-ink'])
        style.setProperty(`--p${seat + 1}${part}`, `var(--sign${sign + 1}${part})`);
    signs.set(given);
    return () => {
      for (const seat of given.keys())
        for (const part of ['', '-lo', '-ink']) style.removeProperty(`--p${seat + 1}${part}`);
      signs.set(own);
    };
  }, [key]);
}

/** A seat's emblem, as a shape in a 40 by 40 field. */
export function EmblemShape({ seat }: { seat: number | string }) {
  const sign = useStore(signs)[Number(seat)] ?? Number(seat);
  return EMBLEM_SHAPES[EMBLEMS[sign]];
}
