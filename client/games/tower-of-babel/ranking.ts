import type { PlayerID } from '../../../shared/engine/game';
import type { Finished } from '../../../shared/games/tower-of-babel/state';
import { partCounts } from '../../../shared/games/tower-of-babel/table';

/** What somebody was among those who built a wonder. */
export type Rank = 'most' | 'tiedMost' | 'second' | 'tiedSecond' | 'other';

export type Ranked = { id: PlayerID; parts: number; points: number; rank: Rank };

/** Everybody with a part on a finished wonder, the most first. */
export function rankingOf({ points, ...finished }: Finished): Ranked[] {
  const parts = partCounts(finished);
  const counts = [...new Set(Object.values(parts))].sort((a, b) => b - a);
  const holders = (count: number) => Object.values(parts).filter((one) => one === count).length;
  const isTied = holders(counts[0]) > 1;
  const rankOf = (count: number): Rank => {
    if (count === counts[0]) return isTied ? 'tiedMost' : 'most';
    if (count !== counts[1] || isTied) return 'other';
    return holders(count) > 1 ? 'tiedSecond' : 'second';
  };
  return Object.keys(parts)
    .map((id) => ({ id, parts: parts[id], points: points[id], rank: rankOf(parts[id]) }))
    .sort((a, b) => b.parts - a.parts);
}

/** Who has more parts on it than anybody else, if there is one. */
export const winnerOf = (finished: Finished): PlayerID | undefined =>
  rankingOf(finished).find(({ rank }) => rank === 'most')?.id;
