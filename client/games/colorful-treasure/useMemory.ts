import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { observe, type Notes } from '../../../shared/games/colorful-treasure/mind';
import type { OnTable } from './draft';
import { noteSeen, seenAt } from './seen';

/** What this screen has seen of the cards in the grid, where the table allows it; kept in this browser only. */
export function useMemory({ view, playerID }: OnTable): Notes | null {
  const [path] = useLocation();
  const table = `${path} ${playerID ?? 'watching'}`;
  const [before, setBefore] = useState<Notes>(() => seenAt(table));
  const notes = view.table.memoryAid ? observe(before, view) : null;
  const text = JSON.stringify(notes);
  useEffect(() => {
    if (text === 'null') return;
    setBefore(JSON.parse(text) as Notes);
    noteSeen(table, JSON.parse(text) as Notes);
  }, [table, text]);
  return notes;
}
