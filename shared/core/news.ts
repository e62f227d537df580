import type { GameEvent, PlayerID } from './module';

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
};

/** What one viewer is told of one action: their position's new number, the way there, and what the log says. */
export type News = { stateID: number; patch: Operation[]; entry: WireEntry };

/** An operation without its names: two things replace, one removes, three add. */
type PackedOperation = [path: string] | [path: string, value: unknown] | [string, unknown, 1];

type PackedEntry = [
  playerID: PlayerID,
  /** `null` is an undo. */
  move: string | null,
  turn: number,
  events: GameEvent[],
  phase?: string,
];

/**
 * News as our own client gets them: a third of the official message, which repeats names that are
 * always the same. Says exactly as much.
 */
export type PackedNews = [stateID: number, operations: PackedOperation[], entry: PackedEntry];

/** The patch must end with the replacement of `/_stateID`, which the number at the front stands for. */
export const packNews = ({ stateID, patch, entry }: News): PackedNews => [
  stateID,
  patch.filter(({ path }) => path !== STATE_ID).map(packOperation),
  packEntry(entry),
];

export const unpackNews = ([stateID, operations, entry]: PackedNews): News => {
  const [playerID, move, turn, metadata, phase = null] = entry;
  return {
    stateID,
    patch: [...operations.map(unpackOperation), { op: 'replace', path: STATE_ID, value: stateID }],
    entry: {
      action: {
        type: move === null ? 'UNDO' : 'MAKE_MOVE',
        payload: { type: move, args: null, playerID },
      },
      _stateID: stateID,
      turn,
      phase,
      metadata,
    },
  };
};

const STATE_ID = '/_stateID';

function packEntry({ action, turn, phase, metadata }: WireEntry): PackedEntry {
  const { playerID, type } = action.payload;
  return phase === null
    ? [playerID, type, turn, metadata]
    : [playerID, type, turn, metadata, phase];
}

function packOperation(operation: Operation): PackedOperation {
  if (operation.op === 'remove') return [operation.path];
  const { op, path, value } = operation;
  return op === 'add' ? [path, value, 1] : [path, value];
}

function unpackOperation(packed: PackedOperation): Operation {
  if (packed.length === 1) return { op: 'remove', path: packed[0] };
  const [path, value, isAdded] = packed;
  return { op: isAdded ? 'add' : 'replace', path, value };
}
