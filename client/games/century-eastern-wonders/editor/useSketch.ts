import { useState } from 'react';
import { chanceOf, randomSeed } from '../../../../shared/engine/chance';
import { chartOf, type Site } from '../../../../shared/games/century-eastern-wonders/map/chart';
import { encodeChart, readChart } from '../../../../shared/games/century-eastern-wonders/map/code';
import { faultsOf, lonely } from '../../../../shared/games/century-eastern-wonders/map/faults';
import { FIRST_GAME } from '../../../../shared/games/century-eastern-wonders/map/firstGame';
import type { Hex } from '../../../../shared/games/century-eastern-wonders/map/hex';
import { randomChart } from '../../../../shared/games/century-eastern-wonders/map/random';
import { KEPT_MAP } from '../../../tables/options/ownCode';
import { recall, remember } from '../../../app/remembered';
import { centred, type Sketch, type Tool, used } from './edit';

/** A map being laid out, with what is wrong with it, its code, and the way back. */
export function useSketch() {
  const [history, setHistory] = useState<readonly Sketch[]>(() => [fresh(firstSites())]);
  const [laid, setLaid] = useState(0);
  const sketch = history[history.length - 1];
  const { sites } = sketch;
  const faults = faultsOf(sites);
  const code = faults.length === 0 ? encodeChart(chartOf(sites)) : null;

  function go(next: Sketch) {
    if (faultsOf(next.sites).length === 0) remember(KEPT_MAP, encodeChart(chartOf(next.sites)));
    // what is only picked up is nothing to be taken back
    setHistory(next.sites === sites ? [...history.slice(0, -1), next] : [...history, next]);
  }

  /** Keeps the map as it is for the next table; its code. */
  function keep(): string | null {
    if (code !== null) remember(KEPT_MAP, code);
    return code;
  }

  function layOut(next: readonly Site[]) {
    go(fresh(next));
    setLaid(laid + 1);
  }

  return {
    sketch,
    /** How many maps were laid out as a whole: another one is looked at anew. */
    laid,
    faults,
    lonely: lonely(sites),
    code,
    keep,
    canUndo: history.length > 1,
    use: (tool: Tool, hex: Hex) => go(used(sketch, tool, hex)),
    undo: () => setHistory(history.slice(0, -1)),
    load: layOut,
    loadFirst: () => layOut(FIRST_GAME.tiles),
    loadRandom: () => layOut(randomChart(chanceOf({ seed: randomSeed(), counter: 0 })).tiles),
    clear: () => layOut([]),
  };
}

const fresh = (sites: readonly Site[]): Sketch => ({ sites: centred(sites), held: null });

/** The map of last time, or that of the first game. */
function firstSites(): readonly Site[] {
  const reading = readChart(recall(KEPT_MAP) ?? '');
  return 'chart' in reading ? reading.chart.tiles : FIRST_GAME.tiles;
}
