import type { PlayerID } from 'boardgame.io';
import type { LogEntry } from '../../shared/core/log';
import type { GameEvent } from '../../shared/core/module';
import { wordsOf } from './Sentence';
import type { LoadedTitle, Scene, Telling } from './title';

/** A sentence of the log, with what it tells of. */
export type Line = {
  id: string;
  telling: Telling;
  words: string;
  events: readonly GameEvent[];
  playerID: PlayerID;
};

/** The log in sentences, oldest first. */
export const storyOf = (
  entries: readonly LogEntry[],
  title: LoadedTitle,
  scene: Scene,
): readonly Line[] =>
  entries.flatMap((entry) =>
    tellingsOf(entry, title, scene).map((telling, i) => ({
      id: `${entry.stateID}.${i}`,
      telling,
      words: wordsOf(telling, scene),
      events: entry.events,
      playerID: entry.playerID,
    })),
  );

const tellingsOf = (entry: LogEntry, title: LoadedTitle, scene: Scene): Telling[] =>
  entry.move === null
    ? [{ key: 'match:log.undone', who: entry.playerID }]
    : title.tell(entry.events, scene);
