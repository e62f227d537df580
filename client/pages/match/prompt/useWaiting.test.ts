import { renderHook } from '@testing-library/react';
import type { Choice, Scene } from '../../../kit/contract';
import { identityOf } from './choice';
import type { ActsHere, Wish } from './useActs';
import { useWaiting } from './useWaiting';

const move = (name: string, ...args: number[]) => ({ move: name, args });
const sail: Choice = { label: 'Sail', letter: 's', move: move('sail', 3) };
const pass: Choice = { label: 'Pass', move: move('pass') };

/** What becomes of a press that waited, once nothing is under way. */
function become(
  waiting: Wish | null,
  { sent = null as string | null, choices = [pass, sail] } = {},
) {
  const done: unknown[] = [];
  const acts = {
    ...{ sent, waiting },
    take: () => done.push('taken'),
    drop: () => done.push('dropped'),
  } as unknown as ActsHere;
  const scene = {
    legal: [move('pass'), move('sail', 3)],
    playAll: (moves: unknown) => done.push(moves),
  } as unknown as Scene;
  renderHook(() =>
    useWaiting(acts, { scene, choices, carryOut: (choice, on) => done.push([choice.label, on]) }),
  );
  return done;
}

const chosen = (choice: Choice, on: 'button' | 'thing' = 'thing'): Wish => ({
  ...{ choice: identityOf(choice), on },
});

test('a press waits as long as something is under way', () => {
  expect(become(chosen(sail), { sent: 'roll' })).toEqual([]);
  expect(become(null)).toEqual([]);
});

test('a choice is carried out as it was pressed, where it is still there', () => {
  expect(become(chosen(sail))).toEqual(['taken', ['Sail', 'thing']]);
  expect(become(chosen(sail), { choices: [pass] })).toEqual(['taken', 'dropped']);
});

test('a letter does what its button does, where one has it by then', () => {
  expect(become({ letter: 's' })).toEqual(['taken', ['Sail', 'button']]);
  expect(become({ letter: 'x' })).toEqual(['taken', 'dropped']);
});

test('moves of the board are played where the first of them is legal by then', () => {
  const moves = [move('sail', 3), move('harvest')];
  expect(become({ moves })).toEqual(['taken', moves]);
  expect(become({ moves: [move('sail', 4)] })).toEqual(['taken', 'dropped']);
  expect(become({ moves: [move('harvest'), move('sail', 3)] })).toEqual(['taken', 'dropped']);
});
