import { join } from 'node:path';
import { faultsOf } from '../testing/contract';
import { createEngine } from '../engine/engine';
import { goldenDifference, goldensIn } from '../testing/golden';
import { citations } from '../testing/rules';
import { games } from '.';

// What must hold for every title. Nothing here names one.

/** How many random matches of each player count and each combination of options, or in one round of any two of these; more in the long run. */
const ROUNDS = Number(process.env.ROUNDS ?? 1);

test('titles have ids of their own', () => {
  expect(games.length).toBeGreaterThan(0);
  expect(new Set(games.map(({ id }) => id)).size).toBe(games.length);
});

describe.each(games)('$id', (module) => {
  test('keeps the contract in random play', () => {
    expect(faultsOf(module, { rounds: ROUNDS, closely: ROUNDS > 2 ? 3 : 1 })).toEqual([]);
  });

  test('has numbered rules, each cited by code or a test, and cites no other', () => {
    const { rules, uncited, unknown } = citations(join(__dirname, module.id));
    expect(rules.length).toBeGreaterThan(20);
    expect({ uncited, unknown }).toEqual({ uncited: [], unknown: [] });
  });

  test('plays its recorded matches as they were played', () => {
    const goldens = goldensIn(join(__dirname, module.id, 'golden'));
    expect(goldens.length).toBeGreaterThan(0);
    for (const { file, golden } of goldens)
      expect([file, goldenDifference(createEngine(module), golden)]).toEqual([file, null]);
  });
});
