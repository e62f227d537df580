import { renderHook } from '@testing-library/react';
import type { View } from '../../../shared/games/century-eastern-wonders/state';
import { match, seen } from '../../../shared/games/century-eastern-wonders/testing';
import type { OnTable, Title } from './types';
import { useDelivered } from './useDelivered';

// jsdom has none
globalThis.structuredClone ??= <T>(thing: T): T => JSON.parse(JSON.stringify(thing));

const claimed = {
  ...{ type: 'claimed', playerID: '0', tile: 21, number: 1 },
} as const satisfies Title['event'];

const scene = (view: View, ...happening: Title['event'][]) =>
  ({ view, happening, resting: [] }) as unknown as OnTable;

/** What is known of the tile of a delivery, seen by somebody who saw how it stood before these actions and then all at once. */
function delivered(...actions: string[]) {
  const m = match({ boats: { 0: 21, 1: 20 }, holds: { 0: 'YRRBB', 1: 'RRRGGG' } });
  const { result, rerender } = renderHook((now: OnTable) => useDelivered(now), {
    initialProps: scene(seen(m, '1')),
  });
  m.play(...actions);
  rerender(scene(seen(m, '1'), claimed));
  const told = result.current;
  rerender(scene(seen(m, '1')));
  return [told, result.current];
}

test('the tile that is delivered is known while that is seen, also with what was done since', () => {
  expect(delivered('0 claim')).toEqual(['RRBB', null]);
  expect(delivered('0 claim', '1 harvest')).toEqual(['RRBB', null]);
  expect(delivered('0 sail 22', '0 sail 21 ginger', '0 claim')).toEqual(['RRBB', null]);
});

test('nobody can know it where nobody saw what lay there', () => {
  const m = match({ boats: { 0: 21 }, holds: { 0: 'RRBB' } });
  m.play('0 claim');
  expect(renderHook(() => useDelivered(scene(seen(m, '1'), claimed))).result.current).toBeNull();
});
