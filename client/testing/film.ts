import type { GameEvent, PlayerID } from '../../shared/engine/game';
import type { LogEntry } from '../../shared/engine/log';
import type { PlayableTitle, Scene } from '../kit/contract';
import type { Timeline } from '../pages/match/replay/timeline';

/* What tests of single moments of a replay stand on: a match that was made up, of a title that says what its events are called. */

type Step = {
  /** What happens, by names: a chapter begins by that word, and what makes hearts beat by "climax". */
  events: string[];
  /** What players have then, by the rows of the score sheet; as before, where it is not said. */
  scores?: Record<PlayerID, Record<string, number>>;
};

/** A match of these moments after its deal, at which everybody has what is said first. */
export function filmOf(dealt: NonNullable<Step['scores']>, ...steps: Step[]) {
  const story = steps.map(({ events }, i): LogEntry => ({
    ...{ stateID: i + 1, turn: 1, playerID: '0', move: 'act' },
    events: events.map((type) => ({ type })),
  }));
  const scoresAt = (moment: number) =>
    steps.slice(0, moment).findLast(({ scores }) => scores !== undefined)?.scores ?? dealt;
  const timeline = {
    story,
    at: (stateID: number) => ({ stateID }),
    linesAt: (moment: number) =>
      Object.fromEntries(
        Object.entries(scoresAt(moment)).map(([id, rows]) => [
          id,
          Object.entries(rows).map(([key, points]) => ({ key, points })),
        ]),
      ),
  } as unknown as Timeline;
  const title = {
    module: { tempo: ({ type }: GameEvent) => (type.startsWith('climax') ? 'climax' : 'routine') },
    describe: (events: readonly GameEvent[]) =>
      events.map(({ type }) => ({ key: type, isHeading: type.startsWith('chapter') })),
  } as unknown as PlayableTitle;
  const scene = { playerID: null, t: (key: string) => key } as unknown as Scene;
  return { timeline, title, scene };
}
