import { chartOf, NUMBER_OF, tilesOf, type Chart, type Site } from './chart';
import { faultsOf, type Fault } from './faults';
import { LETTERS, MEANT, readLetters, writeLetters } from './letters';
import { fromRank, toRank } from './rank';
import { readShape, writeShape } from './shape';

/** Why a code is not the code of a map. */
export type CodeFault =
  | { readonly type: 'empty' }
  /** A sign that stands in no code. */
  | { readonly type: 'sign'; readonly sign: string }
  /** A letter was left out, added or mistaken. */
  | { readonly type: 'mistyped' }
  /** It was written by something else than a map. */
  | { readonly type: 'meaningless' }
  | Fault;

export type Reading = { readonly chart: Chart } | { readonly faults: readonly CodeFault[] };

/** Four of 24 tiles can be chosen in 10 626 ways. */
const PORT_BITS = 14;
/** Longer than the code of any map. */
const LONGEST = 40;

/** The short code of a map without faults. Where on the sea it lies makes no difference. */
export const encodeChart = (chart: Chart): string =>
  writeLetters([
    ...bits(toRank(tilesOf(chart, 'port')), PORT_BITS),
    ...writeShape(chart.tiles.map(({ hex }) => hex)),
  ]);

/** The map of a code as people type it: in small letters, with blanks, with o for 0. */
export function readChart(code: string): Reading {
  const letters = code
    .slice(0, 4 * LONGEST)
    .replace(/[\s-]/g, '')
    .toUpperCase();
  if (letters === '') return fault({ type: 'empty' });
  const sign = [...letters].find((letter) => !LETTERS.includes(letter) && !(letter in MEANT));
  if (sign !== undefined) return fault({ type: 'sign', sign });
  const written = letters.length <= LONGEST ? readLetters(letters) : null;
  if (written === null) return fault({ type: 'mistyped' });
  const sites = readSites(written);
  if (sites === null) return fault({ type: 'meaningless' });
  const faults = faultsOf(sites);
  return faults.length > 0 ? { faults } : { chart: chartOf(sites) };
}

const fault = (what: CodeFault): Reading => ({ faults: [what] });

function readSites(written: readonly boolean[]): Site[] | null {
  const shape = readShape(written.slice(PORT_BITS));
  if (shape === null) return null;
  const rank = written.slice(0, PORT_BITS).reduce((value, bit) => 2 * value + Number(bit), 0);
  const ports = fromRank(rank, NUMBER_OF.port);
  const { tiles } = chartOf(shape.map((hex) => ({ hex, kind: 'market' })));
  return tiles.map(({ hex, id }) => ({ hex, kind: ports.includes(id) ? 'port' : 'market' }));
}

/** A number as bits, the highest first. */
const bits = (value: number, width: number): boolean[] =>
  Array.from({ length: width }, (_, at) => ((value >> (width - 1 - at)) & 1) === 1);
