import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { byCell, observe, type Notes } from '../../../../shared/games/colorful-treasure/botBeliefs';
import type { CellId } from '../../../../shared/games/colorful-treasure/wonders';

import { useSetting } from '../../../app/setting';
import { aid } from './aid';
import { keepMemory, type Memory, memoryAt } from './memory';
import type { OnTable } from '../types';

/** What this screen has seen of the cards in the grid, where the table allows it; kept in this browser only. */
export function useMemory({ view, playerID, isReplay }: OnTable): Memory | null {
  const [path] = useLocation();
  const table = `${path} ${playerID ?? 'watching'}`;
  const [before, setBefore] = useState<Memory>(() => memoryAt(table));
  const isWanted = useSetting(aid) === 'on';
  // it goes on noting: whoever wants it back later misses nothing
  const isNoting = view.table.memoryAid && !isReplay;
  const seen = isNoting ? byCell(observe(notesOf(before), view)) : null;
  const text = JSON.stringify(seen);
  useEffect(() => {
    if (text === 'null') return;
    setBefore(JSON.parse(text) as Memory);
    keepMemory(table, JSON.parse(text) as Memory);
  }, [table, text]);
  return isWanted ? seen : null;
}

const notesOf = (seen: Memory): Notes =>
  Object.entries(seen).map(([cell, treasure]) => ({ cell: cell as CellId, treasure }));
