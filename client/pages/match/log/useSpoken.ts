import { useEffect, useRef } from 'react';
import { announce } from '../../../ui/announce';

/** Something to be read out once. */
export type Spoken = { id: string; words: string };

/** Has whatever was added to a list read out, and after it what is asked now; `undefined` leaves that for later. */
export function useSpoken(lines: readonly Spoken[], asked?: string) {
  const heard = useRef<{ last?: Spoken; asked: string } | null>(null);
  useEffect(() => {
    const before = heard.current ?? { last: lines.at(-1), asked: '' };
    heard.current = { last: lines.at(-1), asked: asked ?? before.asked };
    const news = since(lines, before.last).map(({ words }) => words);
    if (asked !== undefined && asked !== before.asked) news.push(asked);
    if (news.length > 0) announce(news.join('. '));
  }, [lines, asked]);
}

/** What came after a line, and that line itself where it says more by now; nothing when it is no longer there, for then it is all old. */
function since(lines: readonly Spoken[], last: Spoken | undefined): readonly Spoken[] {
  if (last === undefined) return lines;
  const index = lines.findIndex(({ id }) => id === last.id);
  if (index < 0) return [];
  return lines.slice(lines[index].words === last.words ? index + 1 : index);
}
