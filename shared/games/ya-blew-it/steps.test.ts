import { join } from 'node:path';
import { createEngine } from '../../engine/engine';
import { inStep } from '../../engine/inStep';
import { goldensIn, positionsOf } from '../../testing/golden';
import { yaBlewIt } from '.';
import type { State, Step, Table } from './state';
import { match } from './testing';

describe('what cannot be there in a step cannot be read in it', () => {
  test('no Fire while somebody prospects', () => {
    const { fire } = inStep(match({ deck: 'blue-1 fire-1' }).G.table, 'prospecting');
    // @ts-expect-error -- there is none
    expect(() => fire.waiting).toThrow();
  });

  test('a roll that is decided about is there, and before the first one there is none', () => {
    const m = match({ deck: 'blue-1 fire-1', areas: { 1: 'detonator-1' }, rolls: [5] });
    m.play('0 draw');
    const { roll } = inStep(m.G.table, 'mining');
    // @ts-expect-error -- nobody need have rolled yet
    expect(() => roll.number).toThrow();
    m.play('1 roll');
    expect(inStep(m.G.table, 'rerolling').roll.number).toBe(5);
  });
});

/** Whether there is a Fire, and whether there is certainly a roll. */
const lying = ({ step, fire, roll }: Table) =>
  `${fire ? 'fire' : 'no fire'}${step === 'rerolling' && roll ? ', roll' : ''}`;

test('in recorded matches each step has the Fire and the roll that its type says', () => {
  const engine = createEngine(yaBlewIt);
  const found: Partial<Record<Step, Set<string>>> = {};
  for (const { golden } of goldensIn(join(__dirname, 'golden')))
    for (const { G } of positionsOf(engine, golden)) {
      const { table } = G as State;
      (found[table.step] ??= new Set()).add(lying(table));
    }
  const calm = new Set(['no fire']);
  const ablaze = new Set(['fire']);
  expect(found).toEqual({
    prospecting: calm,
    jumping: calm,
    mining: calm,
    deciding: calm,
    gambling: calm,
    rerolling: new Set(['no fire, roll', 'fire, roll']),
    securing: ablaze,
    burning: ablaze,
  });
});
