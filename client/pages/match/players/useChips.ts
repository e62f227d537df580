import { useState } from 'react';
import type { MatchSnapshot } from '../../../../shared/protocol/connection';
import type { PlayerID } from '../../../../shared/engine/game';
import type { LoadedTitle, PlateInfo, Scene } from '../../../kit/contract';
import { untold } from '../staging';

/** What each player has won or lost since they acted last, in points. */
export type Chips = Readonly<Record<PlayerID, number>>;

/** The number on a plate, and the drawing of what it counts where that is no points. */
type Count = Pick<PlateInfo, 'points' | 'mark'>;

type Counted = {
  settled: MatchSnapshot;
  /** The action that was counted last. */
  action: number | undefined;
  counts: Readonly<Record<PlayerID, Count>>;
  chips: Chips;
};

type Ways = { title: LoadedTitle; settled: MatchSnapshot; sceneAt(match: MatchSnapshot): Scene };

/** What has been seen to be won and lost: it stays to be read until its owner acts again. */
export function useChips({ title, settled, sceneAt }: Ways): Chips {
  const countsAt = () => {
    // the points of the end are counted on the board, and no plate tells them sooner
    const scene = untold(sceneAt(settled));
    return Object.fromEntries(settled.ctx.playOrder.map((id) => [id, title.plate(scene, id)]));
  };
  const [counted, setCounted] = useState<Counted>(() => ({
    settled,
    action: settled.log.at(-1)?.stateID,
    counts: countsAt(),
    chips: {},
  }));
  if (counted.settled === settled) return counted.chips;
  const next = withChange(counted, settled, countsAt());
  setCounted(next);
  return next.chips;
}

function withChange(before: Counted, settled: MatchSnapshot, counts: Counted['counts']): Counted {
  const entry = settled.log.at(-1);
  // without a pace many actions are seen at once
  const since = settled.log.filter(({ stateID }) => stateID > (before.action ?? -1));
  const chips = Object.fromEntries(
    settled.ctx.playOrder.map((id) => {
      const hasActed = since.some(({ playerID }) => playerID === id);
      const kept = hasActed ? 0 : (before.chips[id] ?? 0);
      return [id, kept + changeOf(before.counts[id], counts[id])];
    }),
  );
  return { settled, action: entry?.stateID, counts, chips };
}

/** What is counted differently, or was hidden until now, has not changed by that. */
const changeOf = (before: Count, now: Count): number =>
  Boolean(before.mark) === Boolean(now.mark) && before.points !== null && now.points !== null
    ? now.points - before.points
    : 0;
