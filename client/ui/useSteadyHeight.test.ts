import { act, cleanup, renderHook } from '@testing-library/react';
import { useSteadyHeight } from './useSteadyHeight';

/** Whether the screen is laid out as a phone's. */
let isPhone = false;
beforeEach(() => {
  isPhone = false;
  window.matchMedia = () =>
    ({ matches: isPhone, addEventListener() {}, removeEventListener() {} }) as never;
});
afterEach(cleanup);

/** A place for a chart, in which there is as much room as one says. */
function room(first: number) {
  const place = { current: { clientHeight: first } };
  const { result, rerender } = renderHook(
    ({ kind, mayCover }) => useSteadyHeight(place, kind, mayCover),
    {
      initialProps: { kind: 'chart', mayCover: false },
    },
  );
  const becomes = (height: number, kind = 'chart', mayCover = false) => {
    place.current.clientHeight = height;
    rerender({ kind, mayCover });
    return result.current;
  };
  return { result, becomes, place };
}

test('the chart keeps the least room it had, so that it stands still', () => {
  const { result, becomes } = room(500);
  expect(result.current).toBe(500);
  expect(becomes(420)).toBe(420);
  expect(becomes(500)).toBe(420);
});

test('another kind of question has a room of its own, and leaves that of the first alone', () => {
  const { becomes } = room(500);
  expect(becomes(300, 'aside')).toBe(300);
  expect(becomes(480)).toBe(480);
  expect(becomes(500, 'aside')).toBe(300);
});

test('a question that may cover a part of the chart leaves it as it is', () => {
  const { becomes } = room(500);
  expect(becomes(300, 'chart', true)).toBe(500);
  expect(becomes(500)).toBe(500);
});

test('in a window of another size it begins anew', async () => {
  const { result, becomes, place } = room(300);
  window.innerHeight += 200;
  place.current.clientHeight = 500;
  await act(async () => {
    window.dispatchEvent(new Event('resize'));
    await new Promise(requestAnimationFrame);
  });
  expect(result.current).toBe(500);
  expect(becomes(520)).toBe(500);
});

test('what was measured while the window had changed, and what is around the chart had not, is forgotten', () => {
  const { becomes } = room(500);
  expect(becomes(30)).toBe(30);
  isPhone = true;
  expect(becomes(420)).toBe(420);
});

test('what is not laid out yet has no height', () => {
  const { result, becomes } = room(0);
  expect(result.current).toBeUndefined();
  expect(becomes(0)).toBeUndefined();
});
