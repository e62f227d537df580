import { act, renderHook } from '@testing-library/react';
import { useEnding } from './useEnding';

beforeEach(() => {
  jest.useFakeTimers();
  Element.prototype.animate = () => ({ cancel() {} }) as never;
});
afterEach(() => {
  jest.useRealTimers();
  delete (Element.prototype as Partial<Element>).animate;
  setHidden(false);
});

const setHidden = (value: boolean) =>
  Object.defineProperty(document, 'hidden', { configurable: true, value });

/** A match at this screen, which ends. */
function match({ isOver = false, stretch = 1 } = {}) {
  const { result, rerender, unmount } = renderHook(
    ([isOver, stretch]) => useEnding(isOver, stretch),
    {
      initialProps: [isOver, stretch] as const,
    },
  );
  return {
    shows: () => result.current.ending,
    /** It ends, and all that is told then is there. */
    ends: (pace = stretch) => act(async () => rerender([true, pace])),
    presses: (what: 'onCounted' | 'onSheet') => act(() => result.current[what]()),
    isLeft: unmount,
  };
}

const passes = (time: number) => act(async () => void jest.advanceTimersByTime(time));

test('nothing of an end is shown before', () => {
  expect(match().shows()).toBeNull();
});

test('whoever comes later finds the score sheet', () => {
  expect(match({ isOver: true }).shows()).toBe('sheet');
});

test('the board is held for a moment, then the points are counted, and places called', async () => {
  const { shows, ends, presses } = match();
  await ends();
  await passes(1499);
  expect(shows()).toBe('board');
  await passes(1);
  expect(shows()).toBe('count');
  presses('onCounted');
  expect(shows()).toBe('places');
  presses('onSheet');
  expect(shows()).toBe('sheet');
});

test('it is held for as long as the reader’s pace has it', async () => {
  const { shows, ends } = match({ stretch: 2 });
  await ends();
  await passes(2999);
  expect(shows()).toBe('board');
  await passes(1);
  expect(shows()).toBe('count');
});

test.each([
  ['wants no show', () => 0],
  ['does not look', () => void setHidden(true)],
  [
    'has a browser that moves nothing',
    () => void delete (Element.prototype as Partial<Element>).animate,
  ],
])('whoever %s finds the score sheet at once', async (_, make) => {
  const pace = make();
  const { shows, ends } = match();
  await ends(pace ?? 1);
  expect(shows()).toBe('sheet');
});

test('whoever goes on to the score sheet at the last moment is not led back', async () => {
  const { shows, ends, presses } = match();
  await ends();
  // what is to be shown then is asked for, and has not answered
  act(() => void jest.advanceTimersByTime(1500));
  presses('onSheet');
  await passes(0);
  expect(shows()).toBe('sheet');
});

test('whoever wants no more show while the board is held waits no longer', async () => {
  const { shows, ends } = match();
  await ends();
  await ends(0);
  await passes(0);
  expect(shows()).toBe('count');
});
