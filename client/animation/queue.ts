import type { MatchSnapshot } from '../../shared/protocol/connection';
import type { GameEvent } from '../../shared/engine/game';
import { clock } from '../ui/clock';
import type { Hold } from './motion';

/** The match at a moment that is shown. */
export type ShownFrame = {
  match: MatchSnapshot;
  /** What happened right before it. */
  events: readonly GameEvent[];
  /** What has happened since the log of `match` ends: on the way of an action, its events so far. */
  since: readonly GameEvent[];
  /** When this screen heard of it. */
  heard: number;
};

/** What is on the stage, and what comes after it until the stage shows how the match stands. */
export type AnimationQueue = {
  now: ShownFrame;
  next: readonly ShownFrame[];
  /** The last position that everybody has seen come about: what leads from it to `now` is still under way. */
  settled: MatchSnapshot;
  /** How the match stands. */
  live: MatchSnapshot;
  /** Whether something is under way, or held; as long as it is, the next waits. */
  isMoving: boolean;
  /** Everything has come to rest and stays in sight: for a while, or until the reader presses. */
  held: 'for a while' | 'until pressed' | null;
  /** When it came to rest, by the clock. */
  heldSince: number;
};

/** Whoever is further behind than this does not want to see it all, in milliseconds. */
const LONGEST = 5000;

export const opened = (match: MatchSnapshot): AnimationQueue => ({
  now: { match, events: [], since: [], heard: 0 },
  next: [],
  settled: match,
  live: match,
  isMoving: false,
  held: null,
  heldSince: 0,
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
  isSeen: boolean,
): AnimationQueue {
  const at = recent.findLastIndex(({ stateID }) => stateID === show.live.stateID);
  if (!isSeen || at < 0) return opened(recent.at(-1)!);
  const known = recent[at] === show.live ? show : replaced(show, recent[at]);
  return recent.slice(at + 1).reduce(addedTo, known);
}

function addedTo(show: AnimationQueue, match: MatchSnapshot): AnimationQueue {
  const stills = stillsOf(show.live, match);
  if (stills.every(({ events }) => events.length === 0)) return replaced(show, match);
  return begun({ ...show, next: [...show.next, ...stills], live: match });
}

/** What was under way is over. How long it was held for the reader's press keeps nobody behind. */
export function advanced(show: AnimationQueue): AnimationQueue {
  const waited = show.held === 'until pressed' ? clock.now() - show.heldSince : 0;
  const next = show.next.map((still) => ({ ...still, heard: still.heard + waited }));
  return begun({ ...show, next, settled: show.now.match, isMoving: false, held: null });
}

/** What came to rest stays in sight. */
export const heldBy = (show: AnimationQueue, hold: Hold): AnimationQueue =>
  show.isMoving
    ? {
        ...show,
        held: hold === 'press' ? 'until pressed' : 'for a while',
        heldSince: clock.now(),
      }
    : show;

/** Goes to where the match stands. */
export const skipped = ({ live }: AnimationQueue): AnimationQueue => opened(live);

/** The next of what happened comes onto the stage, unless that was so long ago that all of it is skipped. */
function begun(show: AnimationQueue): AnimationQueue {
  const [now, ...next] = show.next;
  if (show.isMoving || now === undefined) return show;
  if (clock.now() - now.heard > LONGEST) return skipped(show);
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
        settled: show.isMoving ? show.settled : match,
        live: match,
      };
}

/** What is seen on the way to a position; in between nobody is waited for. */
function stillsOf(before: MatchSnapshot, match: MatchSnapshot): ShownFrame[] {
  const { frames } = match;
  const heard = clock.now();
  let since: readonly GameEvent[] = [];
  return frames.map(({ view, events }, i) => {
    if (i === frames.length - 1) return { match, events, since: [], heard };
    since = [...since, ...events];
    return { match: { ...before, view, awaited: [] }, events, since, heard };
  });
}
