import type { LogEntry } from '../../../../shared/engine/log';
import type { GameEvent } from '../../../../shared/engine/game';
import { wordsOf } from '../../../kit/Sentence';
import type { LoadedTitle, Scene, LogLine, TurnOfEntry } from '../../../kit/contract';
import { FIRST } from './useEarlier';

/** A sentence of the log, with what it tells of. */
export type ShownLine = {
  id: string;
  /** The entry it is from. */
  stateID: number;
  telling: LogLine;
  words: string;
  events: readonly GameEvent[];
  /** Who reads it as what: whoever had the seat before is no "you", and goes by the name of then. */
  reader: Scene;
  /** Whether a bot did it for the seat's holder. */
  isByBot: boolean;
};

/** The log in sentences, oldest first. */
export const logLinesOf = (
  entries: readonly LogEntry[],
  title: LoadedTitle,
  scene: Scene,
): readonly ShownLine[] => goneOn(linesOf(entries, title, scene));

/** A line that goes on with the one before it stands in its place: as the same line, which tells more by now. */
function goneOn(lines: readonly ShownLine[]): readonly ShownLine[] {
  const told: ShownLine[] = [];
  for (const line of lines) {
    const before = line.telling.goesOn ? told.pop() : undefined;
    told.push(
      before ? { ...line, id: before.id, events: [...before.events, ...line.events] } : line,
    );
  }
  return told;
}

const linesOf = (entries: readonly LogEntry[], title: LoadedTitle, scene: Scene): ShownLine[] =>
  entries.flatMap((entry, at) => {
    const reader = readerOf(entry, scene);
    return tellingsOf(entry, title, reader, turnOf(entries, at)).map((telling, i) => ({
      id: `${entry.stateID}.${i}`,
      stateID: entry.stateID,
      telling,
      words: wordsOf(telling.spoken ?? telling, reader),
      events: entry.events,
      reader,
      isByBot: entry.standIn === true,
    }));
  });

/** The scene in which whoever held the seat then still does. */
function readerOf({ playerID, name }: LogEntry, scene: Scene): Scene {
  if (name === undefined) return scene;
  const called = name ?? scene.t('match:erased');
  return {
    ...scene,
    name: (id) => (id === playerID ? called : scene.name(id)),
    playerID: scene.playerID === playerID ? null : scene.playerID,
  };
}

const tellingsOf = (
  entry: LogEntry,
  title: LoadedTitle,
  scene: Scene,
  turn: TurnOfEntry,
): LogLine[] =>
  entry.move === null
    ? [{ key: 'match:log.undone', who: entry.playerID }]
    : title.describe(entry.events, scene, turn);

/** The turn of the entry at this place of the log. */
function turnOf(entries: readonly LogEntry[], at: number): TurnOfEntry {
  const number = entries[at].turn;
  let first = at;
  while (first > 0 && entries[first - 1].turn === number) first--;
  let next = at + 1;
  while (next < entries.length && entries[next].turn === number) next++;
  // whoever is sent a log that begins in the middle of a turn cannot know
  const isWhole = first > 0 || entries[0].stateID === FIRST;
  return {
    number,
    before: isWhole ? entries.slice(first, at) : null,
    after: entries.slice(at + 1, next),
  };
}
