import { useState } from 'react';
import type { MatchSnapshot } from '../../../../shared/protocol/connection';
import type { PlayerID } from '../../../../shared/engine/game';
import type { LoadedTitle, Scene } from '../../../kit/contract';

/** What each player has won or lost since they acted last, in points. */
export type Chips = Readonly<Record<PlayerID, number>>;

type Counted = {
  settled: MatchSnapshot;
  /** The action that was counted last. */
  action: number | undefined;
  points: Readonly<Record<PlayerID, number | null>>;
  chips: Chips;
};

type Ways = { title: LoadedTitle; settled: MatchSnapshot; sceneAt(match: MatchSnapshot): Scene };

/** What has been seen to be won and lost: it stays to be read until its owner acts again. */
export function useChips({ title, settled, sceneAt }: Ways): Chips {
  const pointsAt = () => {
    const scene = sceneAt(settled);
    return Object.fromEntries(
      settled.ctx.playOrder.map((id) => [id, title.plate(scene, id).points]),
    );
  };
  const [counted, setCounted] = useState<Counted>(() => ({
    settled,
    action: settled.log.at(-1)?.stateID,
    points: pointsAt(),
    chips: {},
  }));
  if (counted.settled === settled) return counted.chips;
  const next = withChange(counted, settled, pointsAt());
  setCounted(next);
  return next.chips;
}

function withChange(before: Counted, settled: MatchSnapshot, points: Counted['points']): Counted {
  const entry = settled.log.at(-1);
  // without a pace many actions are seen at once
  const since = settled.log.filter(({ stateID }) => stateID > (before.action ?? -1));
  const chips = Object.fromEntries(
    settled.ctx.playOrder.map((id) => {
      const hasActed = since.some(({ playerID }) => playerID === id);
      const kept = hasActed ? 0 : (before.chips[id] ?? 0);
      return [id, kept + (points[id] ?? 0) - (before.points[id] ?? 0)];
    }),
  );
  return { settled, action: entry?.stateID, points, chips };
}
