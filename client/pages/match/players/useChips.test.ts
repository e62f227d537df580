import { renderHook } from '@testing-library/react';
import type { LogEntry } from '../../../../shared/engine/log';
import type { MatchSnapshot } from '../../../../shared/protocol/snapshot';
import type { LoadedTitle, PlateInfo, Scene } from '../../../kit/contract';
import { useChips } from './useChips';

type Count = Pick<PlateInfo, 'points' | 'mark'>;

/** A title whose plates show what is in the view. */
const title = {
  plate: ({ view }: Scene, id: string) => (view as Record<string, Count>)[id],
} as unknown as LoadedTitle;

const sceneAt = ({ view }: MatchSnapshot) => ({ view }) as unknown as Scene;

const by = (playerID: string, turn: number, move: string | null = 'draw') => ({
  playerID,
  turn,
  move,
});

/** A match as a screen comes to it; Ana and Bo have so much, and these have acted. */
function screen(before: ReturnType<typeof by>[], ...first: (number | null | Count)[]) {
  let log: LogEntry[] = [];
  const acted = (actions: ReturnType<typeof by>[]) =>
    (log = [
      ...log,
      ...actions.map((action, i) => ({ ...action, stateID: log.length + 1 + i, events: [] })),
    ]);
  const counted = (counts: (number | null | Count)[]) =>
    ({
      ctx: { playOrder: ['0', '1'] },
      log,
      view: Object.fromEntries(
        counts.map((count, id) => [
          id,
          typeof count === 'object' && count ? count : { points: count },
        ]),
      ),
    }) as unknown as MatchSnapshot;
  acted(before);
  let settled = counted(first);
  let shown = sceneAt(settled);
  const { result, rerender } = renderHook(() => useChips({ title, settled, shown, sceneAt }));
  const chips = () => {
    rerender();
    return Object.values(result.current);
  };
  return {
    /** What stands beside the points once these have acted. */
    after: (actions: ReturnType<typeof by>[], ...counts: (number | null | Count)[]) => {
      acted(actions);
      settled = counted(counts);
      shown = sceneAt(settled);
      return chips();
    },
    /** What does while the plates still show other points. */
    while: (...counts: number[]) => {
      shown = sceneAt(counted(counts));
      return chips();
    },
  };
}

test('whoever has just come is shown nothing of what was before', () => {
  expect(screen([by('0', 1)], 3, 2).after([], 3, 2)).toEqual([0, 0]);
});

test('the first action of a match counts like any other', () => {
  const { after } = screen([], 0, 0);
  expect(after([by('0', 1)], 2, 0)).toEqual([2, 0]);
  expect(after([by('1', 2)], 2, -1)).toEqual([2, -1]);
  expect(after([by('0', 3)], 5, -1)).toEqual([3, -1]);
});

test('all that a turn brought is summed, also what is seen together', () => {
  const { after } = screen([by('1', 1)], 0, 0);
  expect(after([by('0', 2)], 1, 0)).toEqual([1, 0]);
  expect(after([by('0', 2), by('0', 2)], 4, 0)).toEqual([4, 0]);
  expect(after([by('0', 2), by('0', 3)], 9, 0)).toEqual([5, 0]);
});

test('what came last is told, not what is left of all that came', () => {
  const { after } = screen([], 0, 0);
  expect(after([by('0', 1)], 6, 0)).toEqual([6, 0]);
  expect(after([by('1', 2)], 4, 2)).toEqual([-2, 2]);
  expect(after([by('1', 2)], 3, 2)).toEqual([-3, 2]);
  expect(after([by('1', 3)], 3, 5)).toEqual([-3, 3]);
});

test('what is taken back is as if it had not been, also where nobody here saw it done', () => {
  const { after } = screen([by('0', 1)], 3, 0);
  expect(after([by('0', 1)], 5, 0)).toEqual([2, 0]);
  expect(after([by('0', 1, null)], 3, 0)).toEqual([0, 0]);
  expect(after([by('0', 1, null)], 0, 0)).toEqual([0, 0]);
  expect(after([by('0', 1)], 4, 0)).toEqual([4, 0]);
});

test('what others brought is there again once one’s own act is taken back, and stays', () => {
  const { after } = screen([], 0, 0);
  expect(after([by('1', 1)], 1, 0)).toEqual([1, 0]);
  expect(after([by('0', 2)], 4, 0)).toEqual([3, 0]);
  expect(after([by('0', 2, null)], 1, 0)).toEqual([1, 0]);
  expect(after([by('1', 2)], 1, 0)).toEqual([1, 0]);
});

test('nothing stands beside a number that still counts', () => {
  const chips = screen([], 0, 0);
  expect(chips.after([by('0', 1)], 5, -5)).toEqual([5, -5]);
  expect(chips.while(4, -5)).toEqual([0, -5]);
});

test.each<[string, number | null | Count, number | null | Count, number]>([
  ['was hidden until now', null, 5, 0],
  ['is hidden from now on', 5, null, 0],
  ['is counted in points now', { points: 2, mark: 'discs' }, 20, 0],
  ['is counted in discs as before', { points: 2, mark: 'discs' }, { points: 3, mark: 'discs' }, 1],
])('what %s changes by no more than it did', (_, was, is, chip) => {
  expect(screen([], was, 0).after([by('0', 1)], is, 0)).toEqual([chip, 0]);
});
