import type { PlayerID } from 'boardgame.io';
import type { Position } from '../../shared/core/referee';
import type { Logged } from './logged';
import { needed } from './logged';
import type { Channel, Standing } from './play';

/** A match at one moment, as plain JSON: a shortcut that its log of actions can always replace. */
export type SavedPlay = {
  seq: number;
  /** Without the steps that may be taken back: there are none. */
  position: Omit<Position, '_undo' | '_redo'>;
  /** Whose step was the last, and which. */
  last: { playerID: PlayerID; moveType?: string } | null;
  /** Spectators last. */
  channels: (Omit<Channel, 'state'> & { viewer: PlayerID | null })[];
  recent: Logged[];
};

/** What a match can go on from; `null` while a step may still be taken back, which takes more than the position. */
export function saved({ position, seq, channels, recent }: Standing): SavedPlay | null {
  const { _undo, _redo, ...rest } = position;
  if (_undo.length + _redo.length > 1) return null;
  const last = _undo.at(0);
  return {
    seq,
    position: rest,
    last: last ? { playerID: last.playerID!, moveType: last.moveType } : null,
    channels: [...channels].map(([viewer, { state: _state, ...channel }]) => ({
      viewer,
      ...channel,
    })),
    recent: needed(recent),
  };
}

export function revived({ position, seq, last, channels, recent }: SavedPlay): Standing {
  const { G, ctx, plugins } = position;
  return {
    position: { ...position, _undo: last ? [{ G, ctx, plugins, ...last }] : [], _redo: [] },
    seq,
    channels: new Map(
      channels.map(({ viewer, ...channel }) => [viewer, { ...channel, state: null }]),
    ),
    recent,
  };
}
