import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { observe, type Notes } from '../../../shared/games/colorful-treasure/mind';
import { recall, remember } from '../../remembered';
import type { OnTable } from './draft';

/** What this screen has seen of the cards in the grid, where the table allows it; kept in this browser only. */
export function useMemory({ view, playerID }: OnTable): Notes | null {
  const [path] = useLocation();
  const name = `seen.${path}.${playerID ?? 'watching'}`;
  const [before, setBefore] = useState<Notes>(() => read(name));
  const { memoryAid, over } = view.table;
  const notes = memoryAid ? observe(before, view) : null;
  const text = JSON.stringify(notes);
  useEffect(() => {
    if (text === 'null') return;
    setBefore(JSON.parse(text) as Notes);
    remember(name, over ? '{}' : text);
  }, [name, text, over]);
  return notes;
}

function read(name: string): Notes {
  try {
    return JSON.parse(recall(name) ?? '{}') as Notes;
  } catch {
    return {};
  }
}
