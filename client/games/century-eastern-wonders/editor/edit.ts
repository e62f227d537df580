import type { Site, TileKind } from '../../../../shared/games/century-eastern-wonders/map/chart';
import { distance, key, type Hex } from '../../../../shared/games/century-eastern-wonders/map/hex';

/** What pressing a hex does: lays something on it, clears it, or picks a tile up and puts it elsewhere. */
export const TOOLS = ['market', 'port', 'move', 'remove'] as const;
export type Tool = (typeof TOOLS)[number];

/** A map being laid out. */
export type Sketch = {
  sites: readonly Site[];
  /** The tile that was picked up to be moved. */
  held: Hex | null;
};

export const siteAt = (sites: readonly Site[], hex: Hex): Site | undefined =>
  sites.find((site) => key(site.hex) === key(hex));

const without = (sites: readonly Site[], hex: Hex): Site[] =>
  sites.filter((site) => key(site.hex) !== key(hex));

const laid = (sites: readonly Site[], hex: Hex, kind: TileKind): Site[] => [
  ...without(sites, hex),
  { hex, kind },
];

/** The sketch after a tool was used on a hex. */
export function used(sketch: Sketch, tool: Tool, hex: Hex): Sketch {
  const { sites, held } = sketch;
  const here = siteAt(sites, hex);
  switch (tool) {
    case 'remove':
      return { sites: without(sites, hex), held: null };
    case 'move': {
      const moved = held && siteAt(sites, held);
      if (!moved || key(moved.hex) === key(hex))
        return { sites, held: moved || !here ? null : hex };
      if (here) return { sites, held: hex };
      return { sites: laid(without(sites, moved.hex), hex, moved.kind), held: null };
    }
    default:
      // the same again takes it away, as with a stamp that is lifted
      return {
        sites: here?.kind === tool ? without(sites, hex) : laid(sites, hex, tool),
        held: null,
      };
  }
}

/** A hex after so many sixths of a turn around the middle. */
export const turned = ({ q, r }: Hex, sixths: number): Hex =>
  sixths === 0 ? { q, r } : turned({ q: 0 - r, r: q + r }, sixths - 1);

/** The sites shifted so that their middle lies in the middle of the sea. */
export function centred(sites: readonly Site[]): Site[] {
  const mean = (of: (hex: Hex) => number) =>
    Math.round(sites.reduce((sum, { hex }) => sum + of(hex), 0) / Math.max(1, sites.length));
  const [q, r] = [mean((hex) => hex.q), mean((hex) => hex.r)];
  return sites.map(({ hex, kind }) => ({ hex: { q: hex.q - q, r: hex.r - r }, kind }));
}

const MIDDLE: Hex = { q: 0, r: 0 };
const LEAST_SEA = 4;

/** All hexes that are offered: some sea around the middle, and always one more than the map reaches. */
export function seaAround(sites: readonly Site[]): Hex[] {
  const far = Math.max(LEAST_SEA, ...sites.map(({ hex }) => distance(hex, MIDDLE) + 1));
  const line = Array.from({ length: 2 * far + 1 }, (_, i) => i - far);
  return line.flatMap((q) =>
    line.map((r) => ({ q, r })).filter((hex) => distance(hex, MIDDLE) <= far),
  );
}
