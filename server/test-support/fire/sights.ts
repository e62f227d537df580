import { createHash } from 'node:crypto';
import type { LogEntry } from '../../../shared/engine/log';
import type { SeenFrame } from '../../../shared/protocol/replica';

/**
 * What was seen of a match by one viewer: of each of their positions the view, the way there and the entry of the log,
 * each as a digest, since there are a great many.
 */
export type Sights = Map<string, string>;

export const viewSight = (stateID: number, view: unknown): [string, string] => [
  `the view of ${stateID}`,
  digestOf(view),
];

export const waySight = (
  stateID: number,
  frames: readonly SeenFrame<unknown>[],
): [string, string] => [
  `the way to ${stateID}`,
  digestOf(frames.map(({ view, events }) => ({ view, events }))),
];

/** Who holds the seat by now is no part of it. */
export const entrySight = ({
  stateID,
  turn,
  playerID,
  move,
  events,
  standIn,
}: LogEntry): [string, string] => [
  `the entry of ${stateID}`,
  digestOf({ stateID, turn, playerID, move, events, standIn: standIn ?? false }),
];

/** Two things have the same one where they are the same, in whatever order their parts were put there. */
const digestOf = (thing: unknown): string =>
  createHash('sha1').update(JSON.stringify(thing, inOrder)).digest('base64');

const inOrder = (_key: string, value: unknown): unknown =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;
