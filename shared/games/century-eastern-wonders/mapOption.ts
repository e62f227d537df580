import type { Chance } from '../../engine/chance';
import { code } from '../../engine/options';
import type { Chart } from './map/chart';
import { encodeChart, readChart, type CodeFault } from './map/code';
import { FIRST_GAME } from './map/firstGame';
import { randomChart } from './map/random';

/** The maps a table may choose from; anything else is the code of a map of its own (R2.2). */
export const MAPS = ['firstGame', 'random'] as const;

export const mapOption = code(MAPS, { faultOf: mapFault, examples: [encodeChart(FIRST_GAME)] });

/** The map that was chosen; a random one follows from the match seed. */
export function chosenChart(map: string, chance: Chance): Chart {
  if (map === 'firstGame') return FIRST_GAME;
  if (map === 'random') return randomChart(chance);
  const reading = readChart(map);
  if ('faults' in reading) throw new Error(`no map: ${mapFault(map)}`);
  return reading.chart;
}

/** What is wrong with the code of a map; `null` when it is one. */
function mapFault(map: string): string | null {
  const reading = readChart(map);
  return 'chart' in reading ? null : reading.faults.map(sentence).join('; ');
}

function sentence(fault: CodeFault): string {
  switch (fault.type) {
    case 'empty':
      return 'it is empty';
    case 'sign':
      return `no code has the sign ${fault.sign}`;
    case 'mistyped':
      return 'a letter is missing, added or wrong';
    case 'meaningless':
      return 'it stands for no map';
    case 'number':
      return `its map has ${fault.is} ${fault.kind} places instead of ${fault.must}`;
    case 'overlap':
      return 'on its map a tile lies on another';
    case 'apart':
      return 'its map is not connected';
  }
}
