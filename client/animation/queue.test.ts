import type { MatchSnapshot } from '../../shared/protocol/snapshot';
import {
  position,
  SHORT,
  start,
  first,
  second,
  third,
  told,
  seenTo,
  steps,
} from '../testing/shownPositions';
import {
  type AnimationQueue,
  advanced,
  again,
  caughtUp,
  dealt,
  followed,
  heldBy,
  isAtRest,
  isMoreOf,
  leftToSee,
  opened,
  paused,
  skipped,
} from './queue';

describe('whoever is behind', () => {
  /** Which positions are shown when four come at once, each as long as this in milliseconds; these matter. */
  const shownOf = (length: number, mattering: readonly number[] = []) => {
    const positions = [0, 1, 2, 3, 4].map((stateID) => position(stateID));
    const { now, next } = followed(opened(positions[0]), positions, {
      isSeen: true,
      timingOf: ({ match }) => ({ length, matters: mattering.includes(match.stateID) }),
    });
    return [now, ...next].map(({ match }) => match.stateID);
  };

  test.each([
    ['all of it, as long as that is soon done', 2_000, [1, 2, 3, 4]],
    ['all of ten seconds', 2_500, [1, 2, 3, 4]],
    ['the end of what takes a moment longer', 2_500.25, [2, 3, 4]],
    ['the latest, however long it takes', 60_000, [4]],
  ])('is shown %s', (_, length, shown) => {
    expect(shownOf(length)).toEqual(shown);
  });

  test('is shown what matters as well, for half a minute in all', () => {
    expect(shownOf(6_000, [1])).toEqual([1, 4]);
    expect(shownOf(7_500, [1, 2, 3, 4])).toEqual([1, 2, 3, 4]);
    expect(shownOf(7_500.25, [1, 2, 3, 4])).toEqual([2, 3, 4]);
  });
});

test('a match that is opened is at rest, and one that is dealt is seen to be dealt first', () => {
  expect([opened(start), dealt(start)].map(isAtRest)).toEqual([true, false]);
  expect(dealt(start).now).toEqual({ match: start, events: [], by: null, isDeal: true });
  expect(isAtRest(advanced(dealt(start)))).toBe(true);
});

test('each step of an action is seen on its own; on the way nobody is waited for, and the log grows', () => {
  const show = told([start, first]);
  expect(steps(show)).toEqual(['draw', 'steal']);
  expect([show.isMoving, isAtRest(show)]).toEqual([true, false]);
  const { match, by } = show.now;
  expect([match.stateID, match.view, match.awaited, by]).toEqual([
    ...[0, { stateID: 1, step: 'draw' }, [], '1'],
  ]);
  expect(match.log.map(({ events }) => events.map(({ type }) => type))).toEqual([
    ['step'],
    ['draw'],
  ]);
  const then = advanced(show);
  expect(then.now).toEqual({ match: first, events: [{ type: 'steal' }], by: '1' });
  expect(isAtRest(then)).toBe(false);
  const end = advanced(then);
  expect([isAtRest(end), end.now.match, end.settled, end.live]).toEqual([
    true,
    first,
    first,
    first,
  ]);
  expect(advanced(end)).toBe(end);
});

test('what comes meanwhile waits, and the last position that has been seen stays until the next has', () => {
  const show = told([start, first, second]);
  expect(steps(show)).toEqual(['draw', 'steal', 'step']);
  expect(show.settled).toBe(start);
  expect(show.live).toBe(second);
  expect(advanced(advanced(show)).settled).toBe(first);
});

describe('what joins what was before it', () => {
  const JOINING = { ...SHORT, joins: ([one]: readonly { type: string }[]) => one?.type === 'drop' };
  const drop = (stateID: number, by = '1') => position(stateID, { by, steps: ['drop'] });
  const drops = [1, 2, 3].map((stateID) => drop(stateID));
  const at = ({ now, next }: AnimationQueue) =>
    [now, ...next].map(({ match, events }) => [match.stateID, events.length]);

  test('is one frame with it where both wait, and where it is under way', () => {
    expect(at(told([start, position(1), drop(2), drop(3)], JOINING))).toEqual([
      [1, 1],
      [3, 2],
    ]);
    const show = told([start, ...drops], JOINING);
    expect(at(show)).toEqual([[3, 3]]);
    expect([show.settled, seenTo(show).seen.length]).toEqual([start, 2]);
  });

  test('comes after it where that has come to rest, or where somebody else does it', () => {
    const held = heldBy(told([start, drops[0]], JOINING), 'for a while');
    expect(at(followed(held, [start, ...drops], JOINING))).toEqual([
      [1, 1],
      [3, 2],
    ]);
    const seen = seenTo(told([start, drops[0]], JOINING));
    expect(at(followed(seen, [start, drops[0], drops[1]], JOINING))).toEqual([[2, 1]]);
    expect(at(told([start, drops[0], drop(2, '2')], JOINING))).toEqual([
      [1, 1],
      [2, 1],
    ]);
  });

  test('does so as well where it is shown to whoever has missed it', () => {
    expect(at(caughtUp(opened(drops[2]), [start, ...drops], JOINING.joins)).slice(1)).toEqual([
      [3, 3],
    ]);
  });

  test('is more of it, which nothing is of what only begins', () => {
    const [one, other] = [told([start, drops[0]], JOINING), told([start, ...drops], JOINING)];
    expect(isMoreOf(other.now, one.now)).toBe(true);
    expect(isMoreOf(one.now, one.now)).toBe(false);
    expect(isMoreOf(one.now, opened(start).now)).toBe(false);
    // what only begins alike is something else
    const [begin, , end] = other.now.events;
    expect(isMoreOf(other.now, { ...one.now, events: [begin, end] })).toBe(false);
  });
});

test('nobody is shown to move what they do not see move, nor what does not follow', () => {
  const unseen = told([start, first], { ...SHORT, isSeen: false });
  expect([isAtRest(unseen), unseen.now.match]).toEqual([true, first]);
  const gap = followed(opened(start), [second, third], SHORT);
  expect([isAtRest(gap), gap.now.match, gap.isPaused]).toEqual([true, third, false]);
  expect(followed(paused(opened(start), true), [third], SHORT).isPaused).toBe(true);
});

test('a position that is known better takes its place, at rest and under way', () => {
  const better = (match: MatchSnapshot) => ({ ...match, awaited: ['nobody'] }) as MatchSnapshot;
  const atRest = followed(opened(start), [better(start)], SHORT);
  expect([atRest.now.match.awaited, atRest.settled.awaited, isAtRest(atRest)]).toEqual([
    ...[['nobody'], ['nobody'], true],
  ]);
  const long = position(1, { steps: ['draw', 'steal', 'keep'] });
  const show = told([start, long]);
  const last = followed(show, [start, better(long)], SHORT);
  expect(steps(last)).toEqual(['draw', 'steal', 'keep']);
  expect([last.next.at(-1)!.match.awaited, last.settled]).toEqual([['nobody'], start]);
  const end = advanced(advanced(show));
  const moving = followed(end, [start, better(long)], SHORT);
  expect([moving.now.match.awaited, moving.settled.stateID, moving.isMoving]).toEqual([
    ...[['nobody'], 0, true],
  ]);
  const held = followed(heldBy(end, 'for a while'), [start, better(long)], SHORT);
  expect(held.settled.awaited).toEqual(['nobody']);
});

test('a position to which nothing led is shown at once', () => {
  const quiet = position(1, { steps: [''] });
  const show = told([start, quiet]);
  expect([isAtRest(show), show.now.match, show.live]).toEqual([true, quiet, quiet]);
  const half = told([start, position(1, { steps: ['', 'steal'] })]);
  expect(half.isMoving).toBe(true);
});

test('what came to rest stays, and has been seen to come about', () => {
  const show = advanced(told([start, first]));
  const held = heldBy(show, 'until pressed');
  expect([held.settled, held.held, held.isMoving]).toEqual([first, 'until pressed', true]);
  expect(advanced(held).held).toBeNull();
  const rest = opened(start);
  expect(heldBy(rest, 'for a while')).toBe(rest);
});

test('while nobody looks all waits, and goes on when somebody does', () => {
  const show = followed(paused(opened(start), true), [start, first], SHORT);
  expect([show.isMoving, show.next.length, isAtRest(show)]).toEqual([false, 2, false]);
  const on = paused(show, false);
  expect([on.isMoving, steps(on)]).toEqual([true, ['draw', 'steal']]);
});

test('who skips is where the match stands, and has seen all that led there', () => {
  const moving = told([start, first, second]);
  const show = skipped(moving);
  expect([isAtRest(show), show.now.match, show.settled]).toEqual([true, second, second]);
  expect(steps({ ...show, next: show.seen })).toEqual(['draw', 'steal', 'step']);
  expect(skipped(show).seen).toEqual(show.seen);
  expect(skipped(paused(moving, true)).isPaused).toBe(true);
});

test('a move is left to be seen until it has come to rest', () => {
  const moving = told([start, position(1), position(2, { by: '1' })]);
  expect([leftToSee(moving), leftToSee(heldBy(moving, 'for a while'))]).toEqual([2, 1]);
  expect([leftToSee(advanced(moving)), leftToSee(seenTo(moving))]).toEqual([1, 0]);
  expect(leftToSee(again(seenTo(moving), '0'))).toBe(0);
});

test('whoever looks already has nothing drawn anew', () => {
  const show = opened({ log: [] } as unknown as MatchSnapshot);
  expect(paused(show, false)).toBe(show);
  const hidden = paused(show, true);
  expect(hidden.isPaused).toBe(true);
  expect(paused(hidden, true)).toBe(hidden);
});
