import type { PlayerID } from '../../../shared/engine/game';
import type { Position } from '../../../shared/engine/engine';
import type { LoggedAction } from './logEntries';
import { entriesShown } from './logEntries';
import type { ModelState } from '../model';
import type { ViewerProjection } from '../screens/projection';

/** A match at one moment, as plain JSON: a shortcut that its log of actions can always replace. */
export type ModelSnapshot = {
  seq: number;
  /** No step of it can be taken back. */
  position: Position;
  /** Spectators last. */
  channels: (Omit<ViewerProjection, 'state'> & { viewer: PlayerID | null })[];
  recent: LoggedAction[];
};

/** What a match can go on from; `null` while a step may still be taken back, as what it would lead back to is no small thing to store. */
export function snapshotOf({
  position,
  seq,
  projections,
  recent,
}: ModelState): ModelSnapshot | null {
  if (position.undo.length > 0) return null;
  return {
    seq,
    position,
    channels: [...projections].map(([viewer, { state: _state, ...projection }]) => ({
      viewer,
      ...projection,
    })),
    recent: entriesShown(recent),
  };
}

export const stateFrom = ({ position, seq, channels, recent }: ModelSnapshot): ModelState => ({
  position,
  seq,
  projections: new Map(
    channels.map(({ viewer, ...projection }) => [viewer, { ...projection, state: null }]),
  ),
  recent,
});
