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
  advanced,
  again,
  caughtUp,
  followed,
  isAtRest,
  opened,
  sinceActed,
  skipped,
} from './queue';

test('what others did since the reader acted is seen again, and then how the match stands', () => {
  const show = seenTo(told([start, position(1, { by: '0' }), position(2, { by: '1' }), third]));
  expect(sinceActed(show, '0')).toEqual([]);
  expect(again(show, '0')).toBe(show);
  const others = sinceActed(show, '1');
  expect(others.map(({ match }) => match.stateID)).toEqual([3]);
  expect(sinceActed(show, null)).toHaveLength(3);
  const once = again(show, '1');
  expect([once.isAgain, once.isMoving, once.now.match.stateID]).toEqual([true, true, 2]);
  expect(steps(once)).toEqual(['step']);
  // what is seen again settles nothing
  expect([once.settled, advanced(once).settled]).toEqual([third, third]);
  const end = seenTo(once);
  expect([end.isAgain, end.now.match, isAtRest(end)]).toEqual([false, third, true]);
  // nor is anything lost that came before it, and whoever has not acted sees all from where it began
  const all = again(end, null);
  expect([all.now.match.stateID, steps(all)]).toEqual([0, ['step', 'step', 'step']]);
  // and not while something is under way
  const moving = told([start, first]);
  expect(again(moving, '2')).toBe(moving);
});

test('what a bot did in somebody’s stead is news to them', () => {
  const show = seenTo(told([start, position(1, { by: '0', standIn: true })]));
  expect(sinceActed(show, '0').map(({ by }) => by)).toEqual([null]);
});

test.each([null, '0', '1'])(
  'however often something is seen again, it is the same, and nothing else is forgotten for it (%s)',
  (reader) => {
    const more = [position(4, { by: '1' }), position(5, { by: '2' })];
    const show = seenTo(told([start, position(1, { by: '0' }), second, third, ...more]));
    const once = again(show, reader);
    expect(seenTo(once).seen).toEqual(show.seen);
    expect(again(seenTo(once), reader)).toEqual(once);
    expect(skipped(once).seen).toEqual(show.seen);
    // and so it is with what was not seen here
    const missed = seenTo(caughtUp(opened(third), [start, first, second]));
    const then = again(missed, '0');
    expect([then.now.match, steps(then)]).toEqual([start, ['draw', 'steal', 'step']]);
    expect(seenTo(then).seen).toEqual(missed.seen);
  },
);

test('of what was seen forty steps can be seen again', () => {
  const positions = Array.from({ length: 43 }, (_, stateID) => position(stateID));
  const show = positions
    .slice(1)
    .reduce(
      (before, match) => seenTo(followed(before, [before.live, match], SHORT)),
      opened(positions[0]),
    );
  const once = again(show, null);
  expect([once.now.match.stateID, once.next.length]).toEqual([2, 40]);
  expect(show.seen.at(-1)!.match.stateID).toBe(42);
});

test('positions that were not seen here are shown to come about, one from the other', () => {
  const show = caughtUp(opened(third), [start, first, second]);
  expect([show.now.match, show.isAgain, steps(show)]).toEqual([
    ...[start, true, ['draw', 'steal', 'step']],
  ]);
  expect(seenTo(show).now.match).toBe(third);
  const half = position(2, { steps: ['draw', 'steal'] });
  const [, onWay] = caughtUp(opened(third), [start, position(1), half]).next;
  expect(onWay.match).toMatchObject({ stateID: 1, view: { step: 'draw' } });
  const nothing = opened(third);
  expect(caughtUp(nothing, [start])).toBe(nothing);
  const moving = told([start, first]);
  expect(caughtUp(moving, [start, first])).toBe(moving);
});
