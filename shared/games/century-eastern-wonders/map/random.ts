import type { Chance } from '../../../engine/chance';
import { chartOf, NUMBER_OF, stepsFrom, type Chart, type TileID } from './chart';
import { key, neighbours, ORIGIN, type Hex } from './hex';

/** How far apart the ports of a random map lie at least, in steps. */
const PORTS_APART = 3;

/** A connected map on which every tile touches two others, and any two ports lie three steps apart. */
export function randomChart(chance: Chance): Chart {
  for (;;) {
    const shape = chartOf(grown(chance).map((hex) => ({ hex, kind: 'market' as const })));
    const ports = portsOn(shape, chance);
    if (ports === null) continue;
    return {
      tiles: shape.tiles.map((tile) => ({
        ...tile,
        kind: ports.includes(tile.id) ? ('port' as const) : ('market' as const),
      })),
    };
  }
}

/** Hexes laid one beside the other, each from the third on touching two that lie already. */
function grown(chance: Chance): Hex[] {
  const hexes: Hex[] = [ORIGIN, chance.pick(neighbours(ORIGIN), 'map.hex')];
  while (hexes.length < NUMBER_OF.market + NUMBER_OF.port) {
    const coast = coastOf(hexes);
    const touching = (least: number) => coast.filter(({ contacts }) => contacts >= least);
    // every other time the outermost, or every map would be round
    const outer = touching(2).filter(({ contacts }) => contacts === 2);
    const open = chance.die(2, 'map.shape') === 1 && outer.length > 0 ? outer : touching(2);
    hexes.push(chance.pick(open, 'map.hex').hex);
  }
  return hexes;
}

/** The empty hexes around, and how many of the laid ones each touches. */
function coastOf(hexes: readonly Hex[]): { hex: Hex; contacts: number }[] {
  const laid = new Set(hexes.map(key));
  const coast = new Map<string, { hex: Hex; contacts: number }>();
  for (const hex of hexes.flatMap(neighbours)) {
    if (laid.has(key(hex))) continue;
    const { contacts } = coast.get(key(hex)) ?? { contacts: 0 };
    coast.set(key(hex), { hex, contacts: contacts + 1 });
  }
  return [...coast.values()];
}

/** Four tiles far enough from one another, tried in any order; `null` where there is no room for them. */
function portsOn(shape: Chart, chance: Chance): TileID[] | null {
  const order = chance.shuffle(
    shape.tiles.map(({ id }) => id),
    'map.ports',
  );
  const search = (ports: TileID[], from: number): TileID[] | null => {
    if (ports.length === NUMBER_OF.port) return ports;
    for (let at = from; at < order.length; at++) {
      const steps = stepsFrom(shape, order[at]);
      if (ports.some((port) => steps[port] < PORTS_APART)) continue;
      const found = search([...ports, order[at]], at + 1);
      if (found !== null) return found;
    }
    return null;
  };
  return search([], 0);
}
