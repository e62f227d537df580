import type { Ack } from './refusals';
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

/**
 * An operation without its names: two things replace, one removes, three add; so do two at the end of a list (`/-`),
 * where nothing can be replaced. A path that begins with a number has so many names in common with the path before
 * it, and goes on with others: `/G/table/deck/3`, `2/discard/-`.
 */
export type PackedOperation =
  [path: string] | [path: string, value: unknown] | [string, unknown, 1];

/** An event whose player is who acted; one of another player; and one of nobody, with all that it says (`null`). */
export type PackedEvent =
  | [type: string, rest: Record<string, unknown>]
  | [type: string, rest: Record<string, unknown>, playerID: PlayerID | null];

/** News as our own client gets them: without names that are always the same, and without the turn, which who gets them knows. */
export type EncodedUpdate = [
  stateID: number,
  frames: [operations: PackedOperation[], ...events: PackedEvent[]][],
  playerID: PlayerID,
  /** `null` is an undo. */
  move: string | null,
  /** Set where a bot played it for the seat's holder. */
  standIn?: 1,
];

/** The answer to an action, with what its sender sees of it where they take it so. */
export type UpdateAck = Ack & { update?: EncodedUpdate };

/** News in few bytes; the number of the position stands for its replacement in the state. */
export function encodeUpdate({ frames, entry }: ViewerUpdate): EncodedUpdate {
  const patches = packPatches(frames.map(({ patch }) => patch));
  return [
    entry.stateID,
    frames.map(({ events }, i) => [patches[i], ...events.map((event) => packEvent(event, entry))]),
    entry.playerID,
    entry.move,
    ...(entry.standIn ? ([1] as [1]) : ([] as [])),
  ];
}

/** What such news say of an action that was played in a `turn`, by the position before it. */
export const decodeUpdate = (
  [stateID, packed, playerID, move, standIn]: EncodedUpdate,
  turn: number,
): ViewerUpdate => {
  const patches = unpackPatches(packed.map(([operations]) => operations));
  const frames = packed.map(([, ...events], i) => ({
    patch: patches[i],
    events: events.map((event) => unpackEvent(event, playerID)),
  }));
  const events = frames.flatMap((frame) => frame.events);
  return {
    frames,
    entry: { stateID, turn, playerID, move, events, ...(standIn && { standIn: true }) },
  };
};

function packEvent({ type, ...said }: GameEvent, actor: { playerID: PlayerID }): PackedEvent {
  const { playerID, ...rest } = said as { playerID?: unknown };
  if (typeof playerID !== 'string') return [type, said, null];
  return playerID === actor.playerID ? [type, rest] : [type, rest, playerID];
}

function unpackEvent([type, rest, ...other]: PackedEvent, actor: PlayerID): GameEvent {
  const [playerID] = other.length === 0 ? [actor] : other;
  return { type, ...(playerID !== null && { playerID }), ...rest } as GameEvent;
}

/** Patches that follow on each other, in few bytes. */
export function packPatches(patches: readonly (readonly Operation[])[]): PackedOperation[][] {
  let before = FIRST;
  const pack = ({ path: whole, ...rest }: Operation): PackedOperation => {
    const path = shortened(whole, before);
    before = whole;
    if (rest.op === 'remove') return [path];
    return rest.op === 'add' && !isEnd(whole) ? [path, rest.value, 1] : [path, rest.value];
  };
  return patches.map((patch) => patch.map(pack));
}

export function unpackPatches(patches: readonly (readonly PackedOperation[])[]): Operation[][] {
  let before = FIRST;
  const unpack = ([path, ...rest]: PackedOperation): Operation => {
    before = lengthened(path, before);
    if (rest.length === 0) return { op: 'remove', path: before };
    const isAdded = rest.length === 2 || isEnd(before);
    return { op: isAdded ? 'add' : 'replace', path: before, value: rest[0] };
  };
  return patches.map((patch) => patch.map(unpack));
}

const isEnd = (path: string): boolean => path.endsWith('/-');

/** What the first path of all is shortened by: most of what changes lies there. */
const FIRST = '/G/table';

const SLASH = '/'.charCodeAt(0);

/** A path without the names it begins with as the one before it did, but for how many those are. */
function shortened(path: string, before: string): string {
  // character by character: every operation of every update comes through here
  const least = Math.min(path.length, before.length);
  let names = 0;
  let end = 0;
  for (let i = 0; i <= least; i++) {
    const one = i < path.length ? path.charCodeAt(i) : SLASH;
    const other = i < before.length ? before.charCodeAt(i) : SLASH;
    if (one !== other) break;
    if (one !== SLASH) continue;
    names++;
    end = i;
  }
  // each begins with a slash, so that nothing comes before the first name
  return names > 1 ? `${names - 1}${path.slice(end)}` : path;
}

function lengthened(path: string, before: string): string {
  if (path === '' || path.startsWith('/')) return path;
  const [same, ...names] = path.split('/');
  return [...before.split('/').slice(0, Number(same) + 1), ...names].join('/');
}
