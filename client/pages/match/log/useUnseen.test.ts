import { renderHook } from '@testing-library/react';
import type { ChatLine } from '../../../../shared/protocol/talk';
import { useUnseen } from './useUnseen';

/** Somebody whose chat has so many lines at first; how many are new to them each time it has so many by then. */
function reader(first: number, { isInSight = false } = {}) {
  const chat = (count: number) =>
    Array.from({ length: count }, (_, id) => ({ id }) as unknown as ChatLine);
  const { result, rerender } = renderHook(({ count, sees }) => useUnseen(chat(count), sees), {
    initialProps: { count: first, sees: isInSight },
  });
  return (count: number, { isInSight = false } = {}) => {
    rerender({ count, sees: isInSight });
    return result.current;
  };
}

test('what was said before the reader came is not new', () => {
  expect(reader(2)(2)).toBe(0);
});

test('what is said out of sight is new until it has been in sight', () => {
  const unseen = reader(2);
  expect(unseen(3)).toBe(1);
  expect(unseen(5)).toBe(3);
  expect(unseen(5, { isInSight: true })).toBe(0);
  expect(unseen(5)).toBe(0);
  expect(unseen(6)).toBe(1);
});

test('what is said in sight is never new', () => {
  const unseen = reader(1, { isInSight: true });
  expect(unseen(3, { isInSight: true })).toBe(0);
  expect(unseen(3)).toBe(0);
});

test('where nothing had been said, all is new', () => {
  expect(reader(0)(2)).toBe(2);
});
