import { inRows, key, neighbours, ORIGIN, type Hex } from './hex';

/**
 * A connected shape as bits: beginning with its first hex, each hex in turn is asked which of its
 * neighbours, not spoken of yet, belong to the shape. A shape of n hexes needs at most 5 n + 1 bits.
 */
export function writeShape(hexes: readonly Hex[]): boolean[] {
  const shape = new Set(hexes.map(key));
  const bits: boolean[] = [];
  walk([...hexes].sort(inRows)[0], (hex) => {
    bits.push(shape.has(key(hex)));
    return shape.has(key(hex));
  });
  return bits;
}

/** The shape of bits, its first hex at the origin; `null` when bits are missing, or too many to be a filling. */
export function readShape(bits: readonly boolean[]): Hex[] | null {
  let at = 0;
  const hexes = walk(ORIGIN, () => bits[at++] ?? false);
  const filling = bits.slice(at);
  return at > bits.length || filling.length > 4 || filling.includes(true) ? null : hexes;
}

/** Everything that can be walked to from `start` over hexes that belong; asks once about each hex. */
function walk(start: Hex, belongs: (hex: Hex) => boolean): Hex[] {
  const asked = new Set([key(start)]);
  const found = [start];
  for (const hex of found) {
    for (const next of neighbours(hex)) {
      if (asked.has(key(next))) continue;
      asked.add(key(next));
      if (belongs(next)) found.push(next);
    }
  }
  return found;
}
