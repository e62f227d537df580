import type { MatchSnapshot } from '../../shared/protocol/snapshot';
import type { LogEntry } from '../../shared/engine/log';
import { advanced, type AnimationQueue, followed, opened } from '../animation/queue';

// A match that goes on, for the tests of what is shown of it.

type Way = {
  /** Who did it, and whether that was a bot in their stead. */
  by?: string;
  standIn?: true;
  /** What each step of it is called; nothing happens in one without a name. */
  steps?: string[];
};

/** A position, and the way to it. */
export function position(stateID: number, { by = '0', standIn, steps = ['step'] }: Way = {}) {
  const eventsOf = (step: string) => (step === '' ? [] : [{ type: step }]);
  const entry = { stateID, turn: 1, playerID: by, move: 'move', ...(standIn && { standIn }) };
  return {
    view: { stateID },
    stateID,
    awaited: [`after ${stateID}`],
    log: [{ ...entry, events: steps.flatMap(eventsOf) } as LogEntry],
    frames: steps.map((step) => ({ view: { stateID, step }, events: eventsOf(step) })),
  } as unknown as MatchSnapshot;
}

export const SHORT = { isSeen: true, timingOf: () => ({ length: 100, matters: false }) };
export const [start, first, second, third] = [
  position(0),
  position(1, { by: '1', steps: ['draw', 'steal'] }),
  position(2, { by: '2' }),
  position(3, { by: '0' }),
];

/** The match with these positions told one after the other, the first as it is opened. */
export const told = ([one, ...more]: MatchSnapshot[], how = SHORT) =>
  more.reduce((show, _, i) => followed(show, [one, ...more.slice(0, i + 1)], how), opened(one));
/** All that is under way seen to its end. */
export const seenTo = (show: AnimationQueue): AnimationQueue =>
  show.isMoving ? seenTo(advanced(show)) : show;
export const steps = ({ now, next }: AnimationQueue) =>
  [now, ...next].flatMap(({ events }) => events.map(({ type }) => type));
