import { useMemo, useState } from 'react';
import type { MatchSnapshot } from '../../../../shared/protocol/snapshot';
import type { PlayerID } from '../../../../shared/engine/game';
import type { LoadedTitle, PlateInfo, Scene } from '../../../kit/contract';

/** What each player has won or lost since the turn began in which they acted last, in points. */
export type Chips = Readonly<Record<PlayerID, number>>;

/** The number on a plate, and the drawing of what it counts where that is no points. */
type Count = Pick<PlateInfo, 'points' | 'mark'>;

type Before = Count & { turn: number | null };

type Counts = Readonly<Record<PlayerID, Count>>;

type Counted = {
  settled: MatchSnapshot;
  /** The action that was counted last. */
  action: number | undefined;
  counts: Counts;
  /** What each player had before each of their actions that stands, the latest last. */
  before: Readonly<Record<PlayerID, readonly Before[]>>;
};

type Ways = {
  title: LoadedTitle;
  settled: MatchSnapshot;
  /** What the plates show. */
  shown: Scene;
  sceneAt(match: MatchSnapshot): Scene;
};

/**
 * The sum of all that a player has been seen to win and lose, by their own actions and by those of others, from their
 * first action of the turn in which they acted last: it stays to be read until they act in another turn. Whoever has acted
 * since they were paid has therefore no chip for that. Beside a number that still counts it would be wrong.
 */
export function useChips({ title, settled, shown, sceneAt }: Ways): Chips {
  const countsAt = (): Counts => {
    const scene = sceneAt(settled);
    return perPlayer(settled, (id) => title.plate(scene, id));
  };
  const [kept, setKept] = useState<Counted>(() => {
    const counts = countsAt();
    const before = perPlayer(settled, (id) => [{ ...counts[id], turn: null }]);
    return { settled, action: settled.log.at(-1)?.stateID, counts, before };
  });
  const counted = kept.settled === settled ? kept : goneOn(kept, settled, countsAt());
  if (counted !== kept) setKept(counted);
  return useMemo(() => {
    const { counts, before } = counted;
    return perPlayer(counted.settled, (id) => {
      const now = counts[id];
      const isCounting = title.plate(shown, id).points !== now.points;
      return isCounting ? 0 : changeOf(startOf(before[id]) ?? now, now);
    });
  }, [title, shown, counted]);
}

const perPlayer = <T>({ ctx }: MatchSnapshot, of: (id: PlayerID) => T): Record<PlayerID, T> =>
  Object.fromEntries(ctx.playOrder.map((id) => [id, of(id)]));

function goneOn(kept: Counted, settled: MatchSnapshot, counts: Counts): Counted {
  // without a pace many actions are seen at once
  const since = settled.log.filter(({ stateID }) => stateID > (kept.action ?? 0));
  const before = { ...kept.before };
  for (const { playerID, move, turn } of since)
    before[playerID] = isUndo(move)
      ? before[playerID].slice(0, -1)
      : [...before[playerID], { ...kept.counts[playerID], turn }];
  return { settled, action: settled.log.at(-1)?.stateID, counts, before };
}

/** What they had before their first action of their latest turn. */
const startOf = (before: readonly Before[]): Before | undefined =>
  before.find(({ turn }) => turn === before.at(-1)?.turn);

const isUndo = (move: string | null): boolean => move === null;

/** What is counted differently, or was hidden until now, has not changed by that. */
const changeOf = (before: Count, now: Count): number =>
  Boolean(before.mark) === Boolean(now.mark) && before.points !== null && now.points !== null
    ? now.points - before.points
    : 0;
