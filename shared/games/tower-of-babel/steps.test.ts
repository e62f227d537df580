import { join } from 'node:path';
import { createEngine } from '../../engine/engine';
import { inStep } from '../../engine/inStep';
import { goldensIn, positionsOf } from '../../testing/golden';
import { towerOfBabel } from '.';
import type { Build, State, Step } from './state';
import { match } from './testing';

describe('what cannot be there in a step cannot be read in it', () => {
  test('no build while a disc is chosen', () => {
    const { build } = inStep(match({}).G.table, 'choosing');
    // @ts-expect-error -- there is none
    expect(() => build.disc).toThrow();
  });

  test('no offers while they are covered', () => {
    const m = match({});
    m.play('0 build ship-3', '1 offer 0', '2 offer 0');
    const { build } = inStep(m.G.table, 'offering');
    // @ts-expect-error -- they are hidden until all are in
    expect(() => build.offers['1']).toThrow();
    m.play('3 offer 0');
    expect(inStep(m.G.table, 'selecting').build.offers['1'].trade).toBe(false);
  });
});

/** How the build of a turn stands. */
const standing = (build: Build | null) => (build ? (build.offers ? 'revealed' : 'open') : 'none');

test('in recorded matches each step has the build that its type says', () => {
  const engine = createEngine(towerOfBabel);
  const found: Partial<Record<Step, Set<string>>> = {};
  for (const { golden } of goldensIn(join(__dirname, 'golden')))
    for (const { G } of positionsOf(engine, golden)) {
      const { step, build } = (G as State).table;
      (found[step] ??= new Set()).add(standing(build));
    }
  expect(found).toEqual({
    choosing: new Set(['none']),
    offering: new Set(['open']),
    selecting: new Set(['revealed']),
    answering: new Set(['revealed']),
    ending: new Set(['revealed']),
  });
});

test('whoever passed may be asked whether their turn ends as well: without a build', () => {
  const m = match({ actionCards: { 0: 'joker-1' } });
  m.play('0 pass');
  expect(inStep(m.G.table, 'ending').build).toBeNull();
});
