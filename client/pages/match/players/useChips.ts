import { useMemo, useState } from 'react';
import type { MatchSnapshot } from '../../../../shared/protocol/snapshot';
import type { PlayerID } from '../../../../shared/engine/game';
import type { LoadedTitle, PlateInfo, Scene } from '../../../kit/contract';

/** What the latest turn that changed it has brought each player, or cost them, in points. */
export type Chips = Readonly<Record<PlayerID, number>>;

/** The number on a plate, and the drawing of what it counts where that is no points. */
type Count = Pick<PlateInfo, 'points' | 'mark'>;

type Counts = Readonly<Record<PlayerID, Count>>;

/** An action that stands, and what each player had before it. */
type Acted = { playerID: PlayerID; turn: number; before: Counts };

type Counted = {
  settled: MatchSnapshot;
  /** The action that was counted last. */
  action: number | undefined;
  counts: Counts;
  /** The latest last. */
  acted: readonly Acted[];
};

type Ways = {
  title: LoadedTitle;
  settled: MatchSnapshot;
  /** What the plates show. */
  shown: Scene;
  sceneAt(match: MatchSnapshot): Scene;
};

/**
 * What came last, by a player's own actions or by those of others, as it was told beside the board: all of it that came
 * in one turn. It stays to be read until they act in another turn; whoever has acted since they were paid has therefore no
 * chip for that. Beside a number that still counts it would be wrong.
 */
export function useChips({ title, settled, shown, sceneAt }: Ways): Chips {
  const countsAt = (): Counts => {
    const scene = sceneAt(settled);
    return perPlayer(settled, (id) => title.plate(scene, id));
  };
  const [kept, setKept] = useState<Counted>(() => ({
    settled,
    action: settled.log.at(-1)?.stateID,
    counts: countsAt(),
    acted: [],
  }));
  const counted = kept.settled === settled ? kept : goneOn(kept, settled, countsAt());
  if (counted !== kept) setKept(counted);
  return useMemo(
    () =>
      perPlayer(counted.settled, (id) => {
        const isCounting = title.plate(shown, id).points !== counted.counts[id].points;
        return isCounting ? 0 : lastChange(counted, id);
      }),
    [title, shown, counted],
  );
}

const perPlayer = <T>({ ctx }: MatchSnapshot, of: (id: PlayerID) => T): Record<PlayerID, T> =>
  Object.fromEntries(ctx.playOrder.map((id) => [id, of(id)]));

function goneOn(kept: Counted, settled: MatchSnapshot, counts: Counts): Counted {
  // without a pace many actions are seen at once
  const since = settled.log.filter(({ stateID }) => stateID > (kept.action ?? 0));
  let acted = kept.acted;
  for (const { playerID, move, turn } of since)
    acted = isUndo(move)
      ? without(acted, playerID)
      : [...acted, { playerID, turn, before: kept.counts }];
  return { settled, action: settled.log.at(-1)?.stateID, counts, acted };
}

/** All but the latest action of a player, which was taken back. */
function without(acted: readonly Acted[], playerID: PlayerID): readonly Acted[] {
  const at = acted.findLastIndex((one) => one.playerID === playerID);
  return acted.filter((_, i) => i !== at);
}

const isUndo = (move: string | null): boolean => move === null;

/** What the latest turn has brought a player that brought them anything, from their first action of the turn in which they acted last. */
function lastChange({ acted, counts }: Counted, id: PlayerID): number {
  const own = acted.findLast(({ playerID }) => playerID === id);
  const from = acted.findIndex(({ playerID, turn }) => playerID === id && turn === own?.turn);
  const since = acted.slice(Math.max(from, 0));
  let now = counts[id];
  for (const { before } of since.filter(isFirstOfTurn).toReversed()) {
    const change = changeOf(before[id], now);
    if (change !== 0) return change;
    now = before[id];
  }
  return 0;
}

const isFirstOfTurn = ({ turn }: Acted, i: number, all: readonly Acted[]): boolean =>
  all[i - 1]?.turn !== turn;

/** What is counted differently, or was hidden until now, has not changed by that. */
const changeOf = (before: Count, now: Count): number =>
  Boolean(before.mark) === Boolean(now.mark) && before.points !== null && now.points !== null
    ? now.points - before.points
    : 0;
