import { NUMBER_OF, TILE_KINDS, type Site, type TileKind } from './chart';
import { key, neighbours, type Hex } from './hex';

/** Why sites are no map yet. */
export type Fault =
  | { readonly type: 'number'; readonly kind: TileKind; readonly is: number; readonly must: number }
  | { readonly type: 'overlap'; readonly hexes: readonly Hex[] }
  /** These cannot be reached from the biggest part of the map. */
  | { readonly type: 'apart'; readonly hexes: readonly Hex[] };

/** All that is wrong with sites: a map has twenty markets and four ports, all connected, none on another. */
export const faultsOf = (sites: readonly Site[]): Fault[] => [
  ...wrongNumbers(sites),
  ...named('overlap', overlapping(sites)),
  ...named('apart', apart(sites)),
];

/** Tiles that touch fewer than two others: allowed, but not recommended. */
export function lonely(sites: readonly Site[]): Hex[] {
  const taken = new Set(sites.map(({ hex }) => key(hex)));
  return hexesOf(sites).filter(
    (hex) => neighbours(hex).filter((next) => taken.has(key(next))).length < 2,
  );
}

const wrongNumbers = (sites: readonly Site[]): Fault[] =>
  TILE_KINDS.flatMap((kind) => {
    const is = sites.filter((site) => site.kind === kind).length;
    const must = NUMBER_OF[kind];
    return is === must ? [] : [{ type: 'number' as const, kind, is, must }];
  });

const named = (type: 'overlap' | 'apart', hexes: readonly Hex[]): Fault[] =>
  hexes.length === 0 ? [] : [{ type, hexes }];

const overlapping = (sites: readonly Site[]): Hex[] =>
  hexesOf(sites).filter((hex) => sites.filter((site) => key(site.hex) === key(hex)).length > 1);

/** Each hex of the sites once. */
const hexesOf = (sites: readonly Site[]): Hex[] => [
  ...new Map(sites.map(({ hex }) => [key(hex), hex])).values(),
];

function apart(sites: readonly Site[]): Hex[] {
  const parts = partsOf(hexesOf(sites));
  const biggest = parts.reduce<Hex[]>(
    (best, part) => (part.length > best.length ? part : best),
    [],
  );
  return parts.filter((part) => part !== biggest).flat();
}

/** The hexes sorted into what hangs together. */
function partsOf(hexes: readonly Hex[]): Hex[][] {
  const left = new Map(hexes.map((hex) => [key(hex), hex]));
  const parts: Hex[][] = [];
  for (const start of hexes) {
    if (!left.delete(key(start))) continue;
    const part = [start];
    for (const hex of part) {
      part.push(...neighbours(hex).filter((next) => left.delete(key(next))));
    }
    parts.push(part);
  }
  return parts;
}
