import type { MatchSnapshot } from '../../../shared/core/connect';
import type { GameEvent } from '../../../shared/core/module';
import type { LoadedTitle } from '../title';

/** The match at a moment that is shown, and what happened right before it. */
export type Still = { match: MatchSnapshot; events: readonly GameEvent[] };

/** What is on the stage, and what comes after it until the stage shows how the match stands. */
export type Show = {
  now: Still;
  next: readonly Still[];
  /** How the match stands. */
  live: MatchSnapshot;
  /** Whether something is under way; as long as it is, the next waits. */
  isMoving: boolean;
};

/** About ten seconds: whoever is further behind does not want to see it all. */
const LONGEST = 30;

export const opened = (match: MatchSnapshot): Show => ({
  now: { match, events: [] },
  next: [],
  live: match,
  isMoving: false,
});

/** The match went on: what happened is added at the end, or, when nobody is to see it move, shown at once. */
export function followed(
  show: Show,
  match: MatchSnapshot,
  title: LoadedTitle,
  isSeen: boolean,
): Show {
  const events = eventsSince(show.live, match);
  if (!isSeen) return opened(match);
  if (events.length === 0) return replaced(show, match);
  const stills = stillsOf(show.live, match, events, title);
  const next = [...show.next, ...stills].slice(-LONGEST);
  return begun({ ...show, next, live: match });
}

/** What was under way is over. */
export const advanced = (show: Show): Show => begun({ ...show, isMoving: false });

/** Goes to where the match stands. */
export const skipped = ({ live }: Show): Show => opened(live);

function begun(show: Show): Show {
  const [now, ...next] = show.next;
  return show.isMoving || now === undefined ? show : { ...show, now, next, isMoving: true };
}

/** The same position, known better: who is awaited, a line taken back. */
function replaced(show: Show, match: MatchSnapshot): Show {
  const last = show.next.at(-1);
  return last
    ? { ...show, next: [...show.next.slice(0, -1), { ...last, match }], live: match }
    : { ...show, now: { ...show.now, match }, live: match };
}

function stillsOf(
  before: MatchSnapshot,
  match: MatchSnapshot,
  events: readonly GameEvent[],
  title: LoadedTitle,
): Still[] {
  const steps = title.steps?.(before.view, events) ?? [{ view: match.view, events }];
  return steps.map((step, i) => ({
    match: i === steps.length - 1 ? match : { ...before, view: step.view, awaited: [] },
    events: step.events,
  }));
}

function eventsSince(before: MatchSnapshot, { log }: MatchSnapshot): readonly GameEvent[] {
  const last = before.log.at(-1)?.stateID ?? -1;
  return log.filter(({ stateID }) => stateID > last).flatMap(({ events }) => events);
}
