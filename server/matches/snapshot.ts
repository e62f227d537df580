import type { PlayerID } from '../../shared/engine/game';
import type { Position } from '../../shared/engine/engine';
import type { Logged } from './logEntries';
import { needed } from './logEntries';
import type { Standing, ViewerProjection } from './prepare';

/** A match at one moment, as plain JSON: a shortcut that its log of actions can always replace. */
export type SavedPlay = {
  seq: number;
  /** No step of it can be taken back. */
  position: Position;
  /** Spectators last. */
  channels: (Omit<ViewerProjection, 'state'> & { viewer: PlayerID | null })[];
  recent: Logged[];
};

/** What a match can go on from; `null` while a step may still be taken back, as what it would lead back to is no small thing to store. */
export function saved({ position, seq, projections, recent }: Standing): SavedPlay | null {
  if (position.undo.length > 0) return null;
  return {
    seq,
    position,
    channels: [...projections].map(([viewer, { state: _state, ...projection }]) => ({
      viewer,
      ...projection,
    })),
    recent: needed(recent),
  };
}

export const revived = ({ position, seq, channels, recent }: SavedPlay): Standing => ({
  position,
  seq,
  projections: new Map(
    channels.map(({ viewer, ...projection }) => [viewer, { ...projection, state: null }]),
  ),
  recent,
});
