import type { Arg, GameEvent, PlayerID } from './game';
import type { Action } from './engine';

/** One entry of a match's story: who did what kind of thing, and what everybody saw of it. No arguments. */
export type LogEntry = {
  /** Counts this viewer's positions; grows from entry to entry. */
  stateID: number;
  turn: number;
  playerID: PlayerID;
  /** A move's name, or `null` for an undo. */
  move: string | null;
  events: GameEvent[];
  /** Set where a bot played it for the seat's holder. */
  standIn?: true;
  /** Who held the seat then, where somebody else does now; `null` where they have had their name erased. */
  name?: string | null;
};

/** What stands after whatever was taken back: an undo takes back the last that stands. Entries may begin in the middle of a match. */
export function withoutUndone<Entry>(
  entries: readonly Entry[],
  isUndo: (entry: Entry) => boolean,
): readonly Entry[] {
  const left: Entry[] = [];
  for (const entry of entries)
    if (isUndo(entry)) left.pop();
    else left.push(entry);
  return left;
}

/** An action as a line of text: `0 offer 2 blue`, `1 undo`. */
export const writeAction = (action: Action): string =>
  action.type === 'undo'
    ? `${action.playerID} undo`
    : [action.playerID, action.move, ...action.args.map(String)].join(' ');

/** Reads what `writeAction` wrote: whole numbers, `true` and `false` become themselves, all else is text. */
export function readAction(text: string): Action {
  const [playerID, move, ...args] = text.trim().split(/\s+/);
  if (!playerID || !move) throw new Error(`not an action: "${text}"`);
  return move === 'undo'
    ? { type: 'undo', playerID }
    : { type: 'move', playerID, move, args: args.map(readArg) };
}

const readArg = (word: string): Arg => {
  if (word === 'true' || word === 'false') return word === 'true';
  return /^-?(0|[1-9]\d*)$/.test(word) ? Number(word) : word;
};
