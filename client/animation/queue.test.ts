import type { MatchSnapshot } from '../../shared/protocol/connection';
import { followed, opened, paused } from './queue';

/** A position that came about in one step. */
const position = (stateID: number): MatchSnapshot =>
  ({
    view: {},
    stateID,
    awaited: [],
    log: [],
    frames: [{ view: {}, events: [{ type: 'happened', stateID }] }],
  }) as unknown as MatchSnapshot;

/** Which positions are shown when four steps come at once, each as long as this in milliseconds. */
function shownOf(length: number) {
  const [first, ...more] = [0, 1, 2, 3, 4].map(position);
  const { now, next } = followed(opened(first), [first, ...more], {
    isSeen: true,
    lengthOf: () => length,
  });
  return [now, ...next].map(({ match }) => match.stateID);
}

test.each([
  ['all of it, as long as that is soon done', 2_000, [1, 2, 3, 4]],
  ['all of ten seconds', 2_500, [1, 2, 3, 4]],
  ['the end of what takes longer', 2_501, [2, 3, 4]],
  ['the latest, however long it takes', 60_000, [4]],
])('whoever is behind is shown %s', (_, length, shown) => {
  expect(shownOf(length)).toEqual(shown);
});

test('whoever looks already has nothing drawn anew', () => {
  const show = opened({ log: [] } as unknown as MatchSnapshot);
  expect(paused(show, false)).toBe(show);
  const hidden = paused(show, true);
  expect(hidden.isPaused).toBe(true);
  expect(paused(hidden, true)).toBe(hidden);
});
