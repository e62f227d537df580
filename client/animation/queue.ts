import type { MatchSnapshot } from '../../shared/protocol/snapshot';
import type { GameEvent, PlayerID } from '../../shared/engine/game';

/** The match at a moment that is shown. */
export type ShownFrame = {
  /** With all that happened so far in its log, also on the way of an action. */
  match: MatchSnapshot;
  /** What happened right before it. */
  events: readonly GameEvent[];
  /** Who did it, as far as that is known; nobody where a bot stood in for them. */
  by: PlayerID | null;
  /** Nothing has happened yet: the things are dealt. */
  isDeal?: true;
};

/** What is on the stage, and what comes after it until the stage shows how the match stands. */
export type AnimationQueue = {
  now: ShownFrame;
  next: readonly ShownFrame[];
  /** What was shown of late, oldest first; what comes first is only where the others begin from. */
  seen: readonly ShownFrame[];
  /** The last position that everybody has seen come about: what leads from it to `now` is still under way. */
  settled: MatchSnapshot;
  /** How the match stands. */
  live: MatchSnapshot;
  /** Whether something is under way, or held; as long as it is, the next waits. */
  isMoving: boolean;
  /** Everything has come to rest and stays in sight: for a while, or until the reader presses. */
  held: 'for a while' | 'until pressed' | null;
  /** Nobody looks: whatever comes waits until somebody does. */
  isPaused: boolean;
  /** What was seen already is seen once more. */
  isAgain: boolean;
};

/** How long a frame takes to be seen, in milliseconds, and whether it is one that nobody is to miss. */
export type TimingOf = (frame: ShownFrame) => { length: number; matters: boolean };

/** Whether what happens right after something else is seen together with it, by what happens. */
export type Joins = (before: readonly GameEvent[], after: readonly GameEvent[]) => boolean;

/** Whoever is further behind than this is shown only the end of it, in milliseconds; of what matters, so much. */
const LONGEST = 10_000;
const LONGEST_THAT_MATTERS = 30_000;

/** How much of what was seen can be seen once more, in frames. */
const KEPT = 40;

export const opened = (match: MatchSnapshot): AnimationQueue => ({
  now: standing(match),
  next: [],
  seen: [standing(match)],
  settled: match,
  live: match,
  isMoving: false,
  held: null,
  isPaused: false,
  isAgain: false,
});

/** The match as it stands, which nothing led to. */
const standing = (match: MatchSnapshot): ShownFrame => ({ match, events: [], by: null });

/** The match as it is dealt: nobody is asked before that has been seen. */
export const dealt = (match: MatchSnapshot): AnimationQueue => ({
  ...opened(match),
  now: { ...standing(match), isDeal: true },
  isMoving: true,
});

/** Whether the stage shows how the match stands, and all has come to rest. */
export const isAtRest = ({ next, isMoving }: AnimationQueue): boolean =>
  next.length === 0 && !isMoving;

/**
 * The match went on: what happened is added at the end, or, when nobody is to see it move, shown at once.
 * So is a position that does not follow on what was shown.
 */
export function followed(
  show: AnimationQueue,
  recent: readonly MatchSnapshot[],
  { isSeen, timingOf, joins = apart }: { isSeen: boolean; timingOf: TimingOf; joins?: Joins },
): AnimationQueue {
  const at = recent.findLastIndex(({ stateID }) => stateID === show.live.stateID);
  if (!isSeen || at < 0) return { ...opened(recent.at(-1)!), isPaused: show.isPaused };
  const known = recent[at] === show.live ? show : replaced(show, recent[at]);
  const all = recent.slice(at + 1).reduce((before, match) => addedTo(before, match, joins), known);
  return begun({ ...all, next: latestOf(all.next, timingOf) });
}

function addedTo(show: AnimationQueue, match: MatchSnapshot, joins: Joins): AnimationQueue {
  const frames = framesOf(show.live, match);
  if (frames.every(({ events }) => events.length === 0)) return replaced(show, match);
  // what has come to rest is over
  if (!show.isMoving || show.held !== null)
    return { ...show, next: joined(show.next, frames, joins), live: match };
  const [now, ...next] = joined([show.now, ...show.next], frames, joins);
  return { ...show, now, next, live: match };
}

const apart: Joins = () => false;

/** Frames after others; where one is seen together with the one before it, both are one frame. */
const joined = (
  before: readonly ShownFrame[],
  after: readonly ShownFrame[],
  joins: Joins,
): readonly ShownFrame[] =>
  after.reduce<readonly ShownFrame[]>((frames, frame) => {
    const last = frames.at(-1);
    return last?.by === frame.by && joins(last.events, frame.events)
      ? [...frames.slice(0, -1), { ...frame, events: [...last.events, ...frame.events] }]
      : [...frames, frame];
  }, before);

/** Whether a frame is one that was on the stage, with more that is seen together with it. */
export const isMoreOf = (frame: ShownFrame, { events }: ShownFrame): boolean =>
  events.length > 0 &&
  frame.events.length > events.length &&
  events.every((event, i) => event === frame.events[i]);

/** The end of what is still to be shown, no longer than anybody wants to wait, and what matters of what comes before that. */
function latestOf(next: readonly ShownFrame[], timingOf: TimingOf): readonly ShownFrame[] {
  let time = 0;
  let longest = LONGEST;
  return next
    .toReversed()
    .filter((frame, i) => {
      const { length, matters } = timingOf(frame);
      if (time + length > longest) longest = LONGEST_THAT_MATTERS;
      // the latest is shown, however long it takes
      const isShown = i === 0 || (time + length <= longest && (matters || longest === LONGEST));
      if (isShown) time += length;
      return isShown;
    })
    .toReversed();
}

/** What was under way is over. */
export const advanced = (show: AnimationQueue): AnimationQueue =>
  show.isMoving
    ? begun({
        ...show,
        seen: withSeen(show, [show.now]),
        settled: settledAt(show),
        isMoving: false,
        held: null,
      })
    : show;

/** What came to rest stays in sight. */
export const heldBy = (show: AnimationQueue, held: AnimationQueue['held']): AnimationQueue =>
  show.isMoving ? { ...show, settled: settledAt(show), held } : show;

/** What was seen, and more; where it stood already when that began is no step of it. */
function withSeen({ seen }: AnimationQueue, more: readonly ShownFrame[]): readonly ShownFrame[] {
  const [first, ...rest] = more;
  const isKnown = first?.events.length === 0 && first.match === seen.at(-1)?.match;
  return [...seen, ...(isKnown ? rest : more)].slice(-KEPT - 1);
}

const settledAt = ({ isAgain, settled, now }: AnimationQueue): MatchSnapshot =>
  isAgain ? settled : now.match;

/** Goes to where the match stands. */
export const skipped = (show: AnimationQueue): AnimationQueue => ({
  ...opened(show.live),
  seen: withSeen(show, [...(show.isMoving ? [show.now] : []), ...show.next]),
  isPaused: show.isPaused,
});

/** How many moves have not yet been seen to come about; what is seen again has. */
export const leftToSee = ({ settled, live }: AnimationQueue): number =>
  live.stateID - settled.stateID;

/** Nobody looks, or somebody does again. */
export const paused = (show: AnimationQueue, isPaused: boolean): AnimationQueue =>
  show.isPaused === isPaused ? show : begun({ ...show, isPaused });

/** What others did since the reader acted last. */
export function sinceActed({ seen }: AnimationQueue, reader: PlayerID | null) {
  const acted = seen.findLastIndex(({ by }) => by !== null && by === reader);
  const since = seen.slice(Math.max(acted, 0) + 1);
  const first = since.findIndex(({ events }) => events.length > 0);
  return first < 0 ? [] : since.slice(first);
}

/** Shows what others did since the reader acted last once more. */
export function again(show: AnimationQueue, reader: PlayerID | null): AnimationQueue {
  const frames = sinceActed(show, reader);
  if (!isAtRest(show) || frames.length === 0) return show;
  const { match } = show.seen.at(-frames.length - 1)!;
  return replayed({ ...show, seen: show.seen.slice(0, -frames.length) }, match, frames);
}

/** Shows how positions came about that were not seen here: each follows on the one before. */
export function caughtUp(
  show: AnimationQueue,
  [first, ...more]: readonly MatchSnapshot[],
  joins: Joins = apart,
): AnimationQueue {
  const all = more.flatMap((match, i) => framesOf(i === 0 ? first : more[i - 1], match));
  const frames = joined([], all, joins);
  return isAtRest(show) && frames.length > 0 ? replayed(show, first, frames) : show;
}

/** What led from an earlier position to where the match stands is on the stage. */
const replayed = (
  show: AnimationQueue,
  from: MatchSnapshot,
  frames: readonly ShownFrame[],
): AnimationQueue => ({
  ...show,
  now: standing(from),
  next: frames,
  isMoving: true,
  isAgain: true,
});

/** The next of what happened comes onto the stage. */
function begun(show: AnimationQueue): AnimationQueue {
  const [now, ...next] = show.next;
  if (show.isMoving || show.isPaused) return show;
  if (now === undefined)
    return {
      ...show,
      now: { ...show.now, match: show.live },
      settled: show.live,
      isAgain: false,
    };
  return { ...show, now, next, isMoving: true };
}

/** The same position, known better: who is awaited, a line taken back. */
function replaced(show: AnimationQueue, match: MatchSnapshot): AnimationQueue {
  const last = show.next.at(-1);
  return last
    ? { ...show, next: [...show.next.slice(0, -1), { ...last, match }], live: match }
    : {
        ...show,
        now: { ...show.now, match },
        settled: show.isMoving && show.held === null ? show.settled : match,
        live: match,
      };
}

/** What is seen on the way to a position; in between nobody is waited for, and the log grows as it goes. */
function framesOf(before: MatchSnapshot, match: MatchSnapshot): ShownFrame[] {
  const { frames } = match;
  const last = match.log.at(-1);
  const entry = last?.stateID === match.stateID ? last : undefined;
  // what a bot played for somebody is news to them
  const by = entry && !entry.standIn ? entry.playerID : null;
  let events: readonly GameEvent[] = [];
  return frames.map((frame, i) => {
    if (i === frames.length - 1) return { match, events: frame.events, by };
    events = [...events, ...frame.events];
    const log = entry ? [...before.log, { ...entry, events: [...events] }] : before.log;
    return {
      match: { ...before, view: frame.view, awaited: [], log },
      events: frame.events,
      by,
    };
  });
}
