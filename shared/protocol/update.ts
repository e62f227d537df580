import type { Ack } from './table';
import type { LogEntry } from '../engine/log';
import type { GameEvent, PlayerID } from '../engine/game';

/** One step of a JSON patch (RFC 6902): what the official client applies. */
export type Operation =
  { op: 'add' | 'replace'; path: string; value: unknown } | { op: 'remove'; path: string };

/** One entry of the log as the official client keeps it: never with arguments, the events as metadata. */
export type WireEntry = {
  action: {
    type: 'MAKE_MOVE' | 'UNDO';
    payload: { type: string | null; args: null; playerID: PlayerID };
  };
  _stateID: number;
  turn: number;
  phase: string | null;
  metadata: GameEvent[];
  /** Set where a bot played it for the seat's holder. */
  standIn?: true;
  /** Who held the seat then, where somebody else does now; `null` where they have had their name erased. */
  name?: string | null;
};

/** What a viewer saw at one moment of an action: how their state changed since the moment before, and what happened. */
export type FrameUpdate = { patch: Operation[]; events: GameEvent[] };

/** What one viewer is told of one action: its frames, of which the last leads to their next position, and its entry of the log. */
export type ViewerUpdate = { frames: FrameUpdate[]; entry: LogEntry };

/** An operation without its names: two things replace, one removes, three add. */
export type PackedOperation =
  [path: string] | [path: string, value: unknown] | [string, unknown, 1];

/** News as our own client gets them: without names that are always the same. */
export type EncodedUpdate = [
  stateID: number,
  frames: [operations: PackedOperation[], ...events: GameEvent[]][],
  playerID: PlayerID,
  /** `null` is an undo. */
  move: string | null,
  turn: number,
  /** Set where a bot played it for the seat's holder. */
  standIn?: 1,
];

/** The answer to an action, with what its sender sees of it where they take it so. */
export type UpdateAck = Ack & { update?: EncodedUpdate };

/** News in few bytes; the number of the position stands for its replacement in the state. */
export const encodeUpdate = ({ frames, entry }: ViewerUpdate): EncodedUpdate => [
  entry.stateID,
  frames.map(({ patch, events }) => [patch.map(packOperation), ...events]),
  entry.playerID,
  entry.move,
  entry.turn,
  ...(entry.standIn ? ([1] as [1]) : ([] as [])),
];

export const decodeUpdate = ([
  stateID,
  packed,
  playerID,
  move,
  turn,
  standIn,
]: EncodedUpdate): ViewerUpdate => {
  const frames = packed.map(([operations, ...events]) => ({
    patch: operations.map(unpackOperation),
    events,
  }));
  const events = frames.flatMap((frame) => frame.events);
  return {
    frames,
    entry: { stateID, turn, playerID, move, events, ...(standIn && { standIn: true }) },
  };
};

export function packOperation(operation: Operation): PackedOperation {
  if (operation.op === 'remove') return [operation.path];
  const { op, path, value } = operation;
  return op === 'add' ? [path, value, 1] : [path, value];
}

export function unpackOperation(packed: PackedOperation): Operation {
  if (packed.length === 1) return { op: 'remove', path: packed[0] };
  const [path, value, isAdded] = packed;
  return { op: isAdded ? 'add' : 'replace', path, value };
}
