import { act, renderHook } from '@testing-library/react';
import type { Timeline } from './timeline';
import { type ReplayPosition, useReplay } from './useReplay';

/** A film of seven moments, in turns of two. */
const film = {
  last: 6,
  turnBefore: (moment) => (moment < 3 ? 0 : moment - 2),
  turnAfter: (moment) => Math.min(6, moment + 2),
} as Timeline;

/** Somebody who watches it from a moment on: where each step leads, by the name of the step. */
function viewer(first: number) {
  const { result } = renderHook(() => useReplay(film, first));
  const now = () => {
    const { moment, isNext, isRunning } = result.current;
    return { moment, isNext, isRunning };
  };
  const does = (step: (place: ReplayPosition) => void) => {
    act(() => step(result.current));
    return now();
  };
  return { now, does };
}

test('begins where it is told to, at rest', () => {
  expect(viewer(3).now()).toEqual({ moment: 3, isNext: false, isRunning: false });
});

test.each([
  ['forward', 3, 4, true],
  ['back', 3, 2, false],
  ['turnForward', 3, 5, false],
  ['turnForward', 5, 6, true],
  ['turnBack', 3, 1, false],
  // there is nothing beyond
  ['back', 0, 0, false],
  ['forward', 6, 6, false],
] as const)(
  '%s from moment %i leads to %i, and is seen to happen: %p',
  (step, from, to, isNext) => {
    expect(viewer(from).does((place) => place[step]())).toEqual({
      moment: to,
      isNext,
      isRunning: false,
    });
  },
);

test('goes on by itself from moment to moment, until it is over', () => {
  const { does } = viewer(4);
  expect(does((place) => place.run())).toEqual({ moment: 4, isNext: false, isRunning: true });
  expect(does((place) => place.goOn())).toEqual({ moment: 5, isNext: true, isRunning: true });
  expect(does((place) => place.goOn())).toEqual({ moment: 6, isNext: true, isRunning: false });
  // from there it begins anew
  expect(does((place) => place.run())).toEqual({ moment: 0, isNext: false, isRunning: true });
});

test.each([
  ['a pause', (place: ReplayPosition) => place.pause()],
  ['a step of one’s own', (place: ReplayPosition) => place.go(2)],
])('%s ends that', (_, step) => {
  const { does } = viewer(2);
  does((place) => place.run());
  expect(does(step)).toMatchObject({ moment: 2, isRunning: false });
});

test('what is to be watched is seen to come', () => {
  const { does } = viewer(0);
  expect(does((place) => place.watch(4))).toEqual({ moment: 3, isNext: false, isRunning: true });
});

test('whoever settles stays where they are, and nothing is under way', () => {
  const { does } = viewer(0);
  does((place) => place.run());
  does((place) => place.goOn());
  expect(does((place) => place.settle())).toEqual({ moment: 1, isNext: false, isRunning: true });
});
