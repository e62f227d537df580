import { renderHook } from '@testing-library/react';
import '../../../testing/app';
import { filmOf } from '../../../testing/film';
import { useHighlights } from './useHighlights';

/** How many of each kind are told of so many climaxes, of which so many turned the match. */
function told(climaxes: number, { turned = 0 } = {}) {
  const steps = Array.from({ length: climaxes }, (_, i) => ({
    events: ['climax'],
    scores: { 0: { gems: Math.min(turned, i + 1) } },
  }));
  const { timeline, title, scene } = filmOf({ 0: { gems: 0 } }, ...steps);
  const { result } = renderHook(() => useHighlights(timeline, title, scene));
  const kinds = result.current.map(({ kind }) => kind);
  return [...new Set(kinds)].map((kind) => [kind, kinds.filter((one) => one === kind).length]);
}

test('those of them that turned the match are told from the others', () => {
  expect(told(10, { turned: 3 })).toEqual([
    ['turningPoint', 3],
    ['climax', 7],
  ]);
});

test('of sixty all are listed, of more those alone that turned the match', () => {
  expect(told(60, { turned: 1 })).toEqual([
    ['turningPoint', 1],
    ['climax', 59],
  ]);
  expect(told(61, { turned: 1 })).toEqual([['turningPoint', 1]]);
});

test('where nothing turned it, all are listed, however many', () => {
  expect(told(61)).toEqual([['climax', 61]]);
});

test('a chapter that began when the match turned is a chapter', () => {
  const { timeline, title, scene } = filmOf(
    { 0: { gems: 0 } },
    { events: ['climax', 'chapter'], scores: { 0: { gems: 1 } } },
  );
  const { result } = renderHook(() => useHighlights(timeline, title, scene));
  expect(result.current.map(({ kind }) => kind)).toEqual(['turningPoint', 'chapter']);
});

test('they are found once for each who looks', () => {
  const { timeline, title, scene } = filmOf({}, { events: ['chapter'] });
  const { result, rerender } = renderHook(
    (playerID: string | null) => useHighlights(timeline, title, { ...scene, playerID }),
    { initialProps: null as string | null },
  );
  const found = result.current;
  rerender(null);
  expect(result.current).toBe(found);
  rerender('1');
  expect(result.current).not.toBe(found);
});
