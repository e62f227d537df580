/** A hex of the sea in axial coordinates. */
export type Hex = { readonly q: number; readonly r: number };

/** Where a shape begins that may lie anywhere. */
export const ORIGIN: Hex = { q: 0, r: 0 };

/** The six directions, in turn; each two that follow one another touch. */
export const DIRECTIONS: readonly Hex[] = [
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
  { q: 0, r: -1 },
  { q: 1, r: -1 },
];

/** A hex as text: equal hexes have the same. */
export const key = ({ q, r }: Hex): string => `${q},${r}`;

export const shifted = (a: Hex, b: Hex): Hex => ({ q: a.q + b.q, r: a.r + b.r });

export const neighbours = (hex: Hex): Hex[] => DIRECTIONS.map((way) => shifted(hex, way));

/** How many steps lie between two hexes when every hex can be crossed. */
export function distance(a: Hex, b: Hex): number {
  const q = a.q - b.q;
  const r = a.r - b.r;
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
}

/** The order in which a chart lists its hexes: row by row. */
export const inRows = (a: Hex, b: Hex): number => a.r - b.r || a.q - b.q;
